/// The node of a view with a body.
@MainActor
final class CompositeNode<V: View>: TypedNode<V> {
    private var properties: DynamicProperties<V>
    private var linked: V
    private var isFirst = true

    override init(_ view: V, parent: ViewNode) {
        properties = DynamicProperties()
        linked = view
        super.init(view, parent: parent)
        evaluate()
    }

    override func update(_ new: V) {
        guard isDirty || !areEqualInputs(view, new) else { return }
        view = new
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        linked = view
        properties.link(&linked, to: self)
        let body = trackingReads(of: self) { linked.body }
        if isFirst {
            isFirst = false
            children = [makeNode(body, parent: self)]
        } else {
            unsafeDowncast(children[0], to: TypedNode<V.Body>.self).update(body)
        }
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if properties.readsChanged(from: old, to: environment) { invalidate() }
    }

    override var holdsOwnState: Bool { !properties.isEmpty }

    override func willDestroy() { properties.unlink() }
}
