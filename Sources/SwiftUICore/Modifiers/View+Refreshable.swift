// Status: complete
// GTK: pulling past the top of a GtkScrolledWindow, F5, Ctrl+R

/// Loads what a view shows anew, as a value of the environment.
public struct RefreshAction: Sendable {
    // The action of the view as it is now; the value itself stays the same, so that a new
    // closure does not reach everything below.
    @MainActor
    final class Source {
        var perform: @Sendable () async -> Void
        init(_ perform: @escaping @Sendable () async -> Void) { self.perform = perform }
    }
    let source: Source

    /// Runs the action and returns when it ended.
    public func callAsFunction() async { await source.perform() }
}

extension RefreshAction: Equatable {
    public static func == (a: RefreshAction, b: RefreshAction) -> Bool { a.source === b.source }
}

extension EnvironmentValues {
    private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }
    /// The refresh action around the view, if any.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

struct RefreshModifier {
    var action: @Sendable () async -> Void
}

extension RefreshModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        RefreshNode(view, parent: parent)
    }
}

@MainActor
private final class RefreshNode<C: View>: ModifierNode<C, RefreshModifier> {
    private let action: RefreshAction

    override init(_ view: ModifiedContent<C, RefreshModifier>, parent: ViewNode) {
        action = RefreshAction(source: RefreshAction.Source(view.modifier.action))
        super.init(view, parent: parent)
    }

    override var environmentForChildren: EnvironmentValues {
        var values = environment
        values.refresh = action
        return values
    }

    override func modifierDidChange(from old: RefreshModifier) {
        action.source.perform = modifier.action
    }
}

extension View {
    /// Lets people refresh what the view shows: by pulling down, F5 or Ctrl+R.
    public nonisolated func refreshable(
        action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(RefreshModifier(action: action))
    }
}
