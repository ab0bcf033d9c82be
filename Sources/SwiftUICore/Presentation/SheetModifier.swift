import Foundation
import LayoutCore

/// What a presentation is.
enum SheetKind: Equatable {
    case sheet
    case cover
    /// At a part of the view around it: a rectangle of its own space, or a unit point of it.
    case popover(PopoverAnchor, edge: Edge)
}

struct SheetModifier<Sheet: View> {
    /// What is presented, nil for nothing; another value is another sheet.
    var id: () -> AnyHashable?
    var clear: () -> Void
    var onDismiss: (() -> Void)?
    var kind = SheetKind.sheet
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

    override func didMount() { read() }
    override func modifierDidChange(from old: SheetModifier<Sheet>) { read() }

    override func evaluate() {
        isDirty = false
        read()
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        sheetRoot?.setEnvironment(sheetEnvironment)
    }

    // What the content's closure reads is often read nowhere else.
    private func read() {
        let content = trackingReads(of: self, countsAsBody: false) { () -> (AnyHashable, Sheet)? in
            guard let id = modifier.id() else { return nil }
            return (id, modifier.content())
        }
        root.enqueueAction { [weak self] in self?.sync(content) }
    }

    private func sync(_ content: (id: AnyHashable, sheet: Sheet)?) {
        guard !isDestroyed else { return }
        if content?.id != presentedID, sheetRoot != nil { close(clearing: false) }
        guard let content else { return }
        if let sheetRoot {
            sheetRoot.update(AnyView(content.sheet))
        } else {
            present(content.sheet, id: content.id)
        }
    }

    private func present(_ content: Sheet, id: AnyHashable) {
        presentedID = id
        let sheet = ViewRoot(backend: root.backend)
        sheet.presenter = root
        sheetRoot = sheet
        sheet.mount(AnyView(content), environment: sheetEnvironment)
        handle = root.backend.presentSheet(sheet, style: style(of: sheet), over: root) {
            [weak self] in self?.close(clearing: true)
        }
    }

    // Where there is little room a popover is a sheet, unless its content says otherwise.
    private func style(of sheet: ViewRoot) -> SheetStyle {
        switch modifier.kind {
        case .sheet: return .sheet
        case .cover: return .cover
        case .popover(let anchor, let edge):
            let isNarrow = environment.horizontalSizeClass == .compact
            switch sheet.compactAdaptation {
            case .popover, .none: break
            case .fullScreenCover where isNarrow: return .cover
            default: if isNarrow { return .sheet }
            }
            var boxes: [LayoutNode] = []
            contentNode.collectLayoutNodes(into: &boxes)
            let whole = boxes.map(\.windowFrame).reduce(CGRect.null) { $0.union($1) }
            let node = boxes.count == 1 ? boxes[0].firstRenderNode : nil
            return .popover(
                at: anchor.rect(in: whole.isNull ? .zero : whole),
                of: anchor.isWhole ? node : nil, edge: edge)
        }
    }

    private var sheetEnvironment: EnvironmentValues {
        var values = environment
        values.dismiss = DismissAction { [weak self] in self?.close(clearing: true) }
        values.isPresented = true
        values.navigationPage = nil
        values.navigationContainer = nil
        values.isUnderTopTabs = false
        values.isInList = false
        values.isInBar = false
        values.refresh = nil
        values.focusBinding = nil
        values.keyboardShortcut = nil
        values.menuSource = nil
        values.outerSearch = nil
        values.isCollectingActions = false
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

extension LayoutNode {
    /// The box's rectangle in the window; scrolling is taken into account.
    var windowFrame: CGRect { CGRect(origin: windowOrigin, size: frame.size) }

    private var windowOrigin: CGPoint {
        var origin = CGPoint.zero
        var node: LayoutNode? = self
        while let current = node {
            origin.x += current.frame.minX
            origin.y += current.frame.minY
            if let scroll = current.parent as? ScrollBox {
                origin.x -= scroll.offset.x
                origin.y -= scroll.offset.y
            }
            node = current.parent
        }
        return origin
    }

    /// What shows the box: its own node, or that of the only one in it.
    var firstRenderNode: RenderNode? {
        if let renderNode { return renderNode }
        return children.count == 1 ? children[0].firstRenderNode : nil
    }
}
