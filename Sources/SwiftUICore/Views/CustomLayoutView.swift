// Status: complete
// GTK: nothing of its own; the layout places the children
import LayoutCore

/// Views placed by a layout of the app's.
struct CustomLayoutView<L: Layout, Content: View> {
    var layout: L
    var content: Content
}

extension CustomLayoutView: View {}

extension CustomLayoutView: ContainerView, PrimitiveView {
    var containedContent: Content { content }
    func makeBox(in environment: EnvironmentValues) -> CustomLayoutNode<L> {
        CustomLayoutNode(layout: layout)
    }
    func updateBox(_ box: CustomLayoutNode<L>, in environment: EnvironmentValues) {
        box.layout = layout
    }
    func makeNode(parent: ViewNode) -> TypedNode<CustomLayoutView<L, Content>> {
        ContainerViewNode(self, parent: parent)
    }
}

extension Layout {
    /// Places views by the layout.
    @MainActor @preconcurrency
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        CustomLayoutView(layout: self, content: content())
    }
}

struct LayoutValueModifier<Key: LayoutValueKey> {
    var value: Key.Value
}

extension LayoutValueModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PassthroughNode {
        let box = PassthroughNode()
        box.setLayoutValue(Key.self, value)
        return box
    }
    func updateBox(_ box: PassthroughNode, in environment: EnvironmentValues) {
        box.setLayoutValue(Key.self, value)
    }
}

extension View {
    /// Tells the layout around the view a value.
    public nonisolated func layoutValue<K: LayoutValueKey>(
        key: K.Type, value: K.Value
    ) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
