// Status: complete
// GTK: nothing; its children join the container around it

/// Several views in order, as a view builder makes them.
public struct TupleView<T> {
    public var value: T
    let views: [any View]

    /// Makes a view of a tuple whose elements are all views; others are left out.
    public init(_ value: T) {
        self.value = value
        views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }

    init(_ value: T, views: [any View]) {
        self.value = value
        self.views = views
    }
}

extension TupleView: View {}

extension TupleView: ComparableInput {
    package func isEqualInput(to other: TupleView<T>) -> Bool {
        for (mine, theirs) in zip(views, other.views) where !isEqualView(mine, theirs) {
            return false
        }
        return true
    }
}

func isEqualView<V: View>(_ a: V, _ b: any View) -> Bool {
    guard let b = b as? V else { return false }
    return areEqualInputs(a, b)
}

extension TupleView: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<TupleView<T>> {
        TupleNode(self, parent: parent)
    }
}

@MainActor
private final class TupleNode<T>: TypedNode<TupleView<T>> {
    override init(_ view: TupleView<T>, parent: ViewNode) {
        super.init(view, parent: parent)
        children.reserveCapacity(view.views.count)
        for child in view.views { children.append(mountNode(child, parent: self)) }
    }

    override func viewDidChange(from old: TupleView<T>) {
        for (node, child) in zip(children, view.views) { updateNode(node, with: child) }
    }
}

@MainActor
func updateNode<V: View>(_ node: ViewNode, with view: V) {
    unsafeDowncast(node, to: TypedNode<V>.self).update(view)
}
