// Status: complete
import LayoutCore

struct GeometryChangeModifier<Value: Equatable> {
    var transform: (GeometryProxy) -> Value
    /// Called with the old and the new value; at first with the same twice.
    var action: (Value, Value) -> Void
}

extension GeometryChangeModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        GeometryChangeNode(view, parent: parent)
    }
}

extension GeometryChangeModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PassthroughNode { PassthroughNode() }
    func updateBox(_ box: PassthroughNode, in environment: EnvironmentValues) {}
}

@MainActor
private final class GeometryChangeNode<C: View, Value: Equatable>:
    LayoutModifierNode<C, GeometryChangeModifier<Value>>, GeometryObserver
{
    private var last: Value?

    override func didMount() {
        super.didMount()
        root.observeGeometry(self)
    }

    func layoutDidSettle() {
        guard !isDestroyed, let box = boxes.first else { return }
        let new = modifier.transform(GeometryProxy(box))
        guard new != last else { return }
        let old = last ?? new
        last = new
        root.enqueueAction { [weak self] in self?.modifier.action(old, new) }
    }
}

extension View {
    /// Runs an action when what is read of the view's geometry changes, and at first.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform) { action($1) })
    }
    /// Runs an action when what is read of the view's geometry changes, and at first.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}
