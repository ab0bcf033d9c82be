// Status: complete
// GTK: nothing

/// A view that shows nothing and takes no room.
public struct EmptyView: Sendable {
    public nonisolated init() {}
}

extension EmptyView: View {}

extension EmptyView: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<EmptyView> {
        StructuralNode(self, parent: parent)
    }
}
