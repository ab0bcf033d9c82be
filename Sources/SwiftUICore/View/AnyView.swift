// Status: complete
// GTK: nothing; the wrapped view joins the container around it

/// A view of any type. A value of another type at the same place is another identity.
public struct AnyView {
    let wrapped: any View

    /// Wraps a view.
    public init<V: View>(_ view: V) {
        wrapped = (view as? AnyView)?.wrapped ?? view
    }

    /// Wraps a view.
    public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View {}

extension AnyView: ComparableInput {
    package func isEqualInput(to other: AnyView) -> Bool { isEqualView(wrapped, other.wrapped) }
}

extension AnyView: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<AnyView> {
        AnyViewNode(self, parent: parent)
    }
}

@MainActor
private final class AnyViewNode: TypedNode<AnyView> {
    override init(_ view: AnyView, parent: ViewNode) {
        super.init(view, parent: parent)
        children = [mount(view.wrapped)]
    }

    override var innerView: ViewNode? { children.first }

    private func mount<V: View>(_ view: V) -> ViewNode { makeNode(view, parent: self) }

    override func viewDidChange(from old: AnyView) {
        if type(of: old.wrapped) == type(of: view.wrapped) {
            updateNode(children[0], with: view.wrapped)
        } else {
            let old = children[0]
            children = [mount(view.wrapped)]
            root.arrive(children[0])
            root.destroyLater(old)
            layoutStructureDidChange()
        }
    }
}
