// Status: complete
// GTK: nothing; its children join the container around it

/// Several views treated as one for modifiers, each of which is applied to every one.
public struct Group<Content> {
    var content: Content
}

extension Group: View where Content: View {
    /// Makes a group of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
    package func makeNode(parent: ViewNode) -> TypedNode<Group<Content>> {
        GroupNode(self, parent: parent)
    }
}

@MainActor
private final class GroupNode<Content: View>: TypedNode<Group<Content>> {
    override init(_ view: Group<Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        children = [makeNode(view.content, parent: self)]
    }

    override func viewDidChange(from old: Group<Content>) {
        updateNode(children[0], with: view.content)
    }
}
