// Status: partial (targets snap to nothing; positions are those of lazy rows)
import LayoutCore

/// How much scroll bars show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, visible, hidden, never }
    private let kind: Kind
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    public static let never = ScrollIndicatorVisibility(kind: .never)

    var showsBar: Bool { kind == .automatic || kind == .visible }
}

/// How scrolling closes a screen keyboard, which a desktop has not.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, immediately, interactively, never }
    private let kind: Kind
    public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
    public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
    public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
    public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

/// Whether content may be pulled beyond its ends, which the desktop decides.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, always, basedOnSize }
    private let kind: Kind
    public static let automatic = ScrollBounceBehavior(kind: .automatic)
    public static let always = ScrollBounceBehavior(kind: .always)
    public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

extension View {
    /// Shows or hides the scroll bars of the regions below.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(
            ScrollTraitsModifier(
                vertical: axes.contains(.vertical) ? visibility : nil,
                horizontal: axes.contains(.horizontal) ? visibility : nil))
    }

    /// Keeps a person from scrolling the regions below; the program still can.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        modifier(ScrollTraitsModifier(isDisabled: disabled))
    }

    /// Accepted; a desktop has no screen keyboard to close.
    public nonisolated func scrollDismissesKeyboard(
        _ mode: ScrollDismissesKeyboardMode
    ) -> some View { self }

    /// Accepted; whether content can be pulled beyond its ends is the desktop's choice.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    /// Shows the regions below from this point of their content until a person scrolls.
    ///
    /// With `.bottom`, content that grows at its end is followed while its end is in sight.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.defaultScrollAnchor, anchor)
    }

    /// Scrolls to the row with the binding's id, and tells it the first row in sight.
    ///
    /// Rows are those of lazy stacks, grids and lists.
    public nonisolated func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollPositionModifier(id: id, anchor: anchor))
    }

    /// Accepted; the rows of lazy containers are targets anyway.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    /// Shows or hides the background behind a list or a form.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}

struct ScrollTraitsModifier: Equatable {
    var vertical: ScrollIndicatorVisibility?
    var horizontal: ScrollIndicatorVisibility?
    var isDisabled = false
}

extension ScrollTraitsModifier: EnvironmentModifying {
    func modify(_ environment: inout EnvironmentValues) {
        if let vertical { environment.verticalScrollIndicatorVisibility = vertical }
        if let horizontal { environment.horizontalScrollIndicatorVisibility = horizontal }
        if isDisabled { environment.isScrollEnabled = false }
    }
}

extension EnvironmentValues {
    private enum VerticalKey: EnvironmentKey {
        static let defaultValue = ScrollIndicatorVisibility.automatic
    }
    /// How much vertical scroll bars show.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalKey.self] }
        set { self[VerticalKey.self] = newValue }
    }

    private enum HorizontalKey: EnvironmentKey {
        static let defaultValue = ScrollIndicatorVisibility.automatic
    }
    /// How much horizontal scroll bars show.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalKey.self] }
        set { self[HorizontalKey.self] = newValue }
    }

    private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
    /// Whether a person can scroll the regions here.
    public var isScrollEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    private enum AnchorKey: EnvironmentKey { static let defaultValue: UnitPoint? = nil }
    var defaultScrollAnchor: UnitPoint? {
        get { self[AnchorKey.self] }
        set { self[AnchorKey.self] = newValue }
    }

    private enum ReporterKey: EnvironmentKey {
        static var defaultValue: ScrollPositionReporter? { nil }
    }
    var scrollPositionReporter: ScrollPositionReporter? {
        get { self[ReporterKey.self] }
        set { self[ReporterKey.self] = newValue }
    }
}

/// Tells a binding which row is the first in sight.
@MainActor
final class ScrollPositionReporter {
    var write: (AnyHashable?) -> Void = { _ in }
    nonisolated init() {}
    func report(_ id: AnyHashable?) { write(id) }
}

struct ScrollPositionModifier<ID: Hashable> {
    var id: Binding<ID?>
    var anchor: UnitPoint?
}

extension ScrollPositionModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        ScrollPositionNode(view, parent: parent)
    }
}

@MainActor
private final class ScrollPositionNode<C: View, ID: Hashable>:
    ModifierNode<C, ScrollPositionModifier<ID>>
{
    private let reporter = ScrollPositionReporter()
    /// What is in sight as far as the binding was told.
    private var seen: ID?

    override func didMount() {
        reporter.write = { [weak self] id in self?.report(id) }
        evaluate()
    }

    override var environmentForChildren: EnvironmentValues {
        var values = environment
        values.scrollPositionReporter = reporter
        return values
    }

    private func report(_ id: AnyHashable?) {
        guard let id = id?.base as? ID, id != seen else { return }
        seen = id
        modifier.id.wrappedValue = id
    }

    override func contentDidUpdate(from old: ScrollPositionModifier<ID>) { evaluate() }

    override func evaluate() {
        isDirty = false
        let binding = modifier.id
        let id = trackingReads(of: self, countsAsBody: false) { binding.wrappedValue }
        guard id != seen else { return }
        seen = id
        if let id { scroll(to: AnyHashable(id), anchor: modifier.anchor ?? .top) }
    }
}
