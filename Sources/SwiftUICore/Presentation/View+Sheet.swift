// Status: partial (detents are accepted without effect; popovers are sheets)
// GTK: a modal GtkWindow
import Foundation
import LayoutCore

extension View {
    /// Shows a view over the window while a condition holds.
    public nonisolated func sheet<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some View {
        modifier(
            SheetModifier(
                id: { isPresented.wrappedValue ? AnyHashable(true) : nil },
                clear: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
                content: content))
    }

    /// Shows a view made of an item over the window while there is one.
    public nonisolated func sheet<Item: Identifiable, C: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> C
    ) -> some View {
        modifier(
            SheetModifier(
                id: { item.wrappedValue.map { AnyHashable($0.id) } },
                clear: { item.wrappedValue = nil }, onDismiss: onDismiss,
                content: { item.wrappedValue.map(content) }))
    }

    /// Shows a view over the whole window while a condition holds; a sheet here.
    public nonisolated func fullScreenCover<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some View {
        sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
    }

    /// Shows a view made of an item over the whole window; a sheet here.
    public nonisolated func fullScreenCover<Item: Identifiable, C: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> C
    ) -> some View {
        sheet(item: item, onDismiss: onDismiss, content: content)
    }

    /// Shows a view beside this one while a condition holds; a sheet here.
    public nonisolated func popover<C: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect,
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> C
    ) -> some View {
        sheet(isPresented: isPresented, content: content)
    }

    /// Accepted; a sheet takes the size of its content.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        self
    }
    /// Accepted; windows have no such indicator.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        self
    }
    /// Accepted; a sheet can always be closed.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        self
    }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private let rawValue: Double
    public static let medium = PresentationDetent(rawValue: 0.5)
    public static let large = PresentationDetent(rawValue: 1)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(rawValue: fraction)
    }
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(rawValue: height)
    }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor: Sendable { case rect }

struct SheetModifier<Sheet: View> {
    /// What is presented, nil for nothing; another value is another sheet.
    var id: () -> AnyHashable?
    var clear: () -> Void
    var onDismiss: (() -> Void)?
    var content: () -> Sheet
}

extension SheetModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        SheetNode(view, parent: parent)
    }
}

@MainActor
private final class SheetNode<C: View, Sheet: View>: ModifierNode<C, SheetModifier<Sheet>> {
    private var sheetRoot: ViewRoot?
    private var handle: (any PresentationHandle)?
    private var presentedID: AnyHashable?

    override func didMount() { readCondition() }
    override func modifierDidChange(from old: SheetModifier<Sheet>) { readCondition() }

    override func evaluate() {
        isDirty = false
        readCondition()
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        sheetRoot?.setEnvironment(sheetEnvironment)
    }

    private func readCondition() {
        // What the content closure reads may change without the view around it being evaluated.
        let shown = trackingReads(of: self, countsAsBody: false) { () -> (AnyHashable, AnyView)? in
            modifier.id().map { ($0, AnyView(modifier.content())) }
        }
        root.enqueueAction { [weak self] in self?.sync(shown?.0, shown?.1) }
    }

    private func sync(_ id: AnyHashable?, _ content: AnyView?) {
        guard !isDestroyed else { return }
        if id != presentedID, sheetRoot != nil { close(clearing: false) }
        guard let id, let content else { return }
        if let sheetRoot {
            sheetRoot.update(content)
        } else {
            present(content, id)
        }
    }

    private func present(_ content: AnyView, _ id: AnyHashable) {
        presentedID = id
        let sheet = ViewRoot(backend: root.backend)
        sheet.presenter = root
        sheetRoot = sheet
        sheet.mount(content, environment: sheetEnvironment)
        handle = root.backend.presentSheet(sheet, over: root) { [weak self] in
            self?.close(clearing: true)
        }
    }

    private var sheetEnvironment: EnvironmentValues {
        var values = environment
        values.dismiss = DismissAction { [weak self] in self?.close(clearing: true) }
        values.isPresented = true
        values.navigationPage = nil
        values.navigationContainer = nil
        values.isInList = false
        values.isInBar = false
        values.refresh = nil
        return values
    }

    private func close(clearing: Bool) {
        guard let sheet = sheetRoot else { return }
        sheetRoot = nil
        presentedID = nil
        handle?.dismiss()
        handle = nil
        sheet.close()
        if clearing { modifier.clear() }
        if let onDismiss = modifier.onDismiss {
            let box = UncheckedBox(onDismiss)
            root.enqueueAction { box.value() }
        }
    }

    override func willDestroy() {
        handle?.dismiss()
        handle = nil
        sheetRoot?.close()
        sheetRoot = nil
    }
}
