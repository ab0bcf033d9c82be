/// The node of a view with a body.
@MainActor
class CompositeNode<V: View>: TypedNode<V> {
    private var properties: DynamicProperties<V>
    private var linked: V
    private var isFirst = true

    override init(_ view: V, parent: ViewNode) {
        properties = DynamicProperties()
        linked = view
        super.init(view, parent: parent)
        evaluate()
    }

    final override var innerView: ViewNode? { children.first }

    override func update(_ new: V) {
        guard isDirty || !areEqualInputs(view, new) else { return }
        view = new
        evaluate()
    }

    /// The value whose body is shown.
    var shownView: V { view }

    final override func evaluate() {
        isDirty = false
        linked = shownView
        properties.link(&linked, to: self)
        let body = trackingReads(of: self) { linked.body }
        if isFirst {
            isFirst = false
            children = [makeNode(body, parent: self)]
        } else {
            unsafeDowncast(children[0], to: TypedNode<V.Body>.self).update(body)
        }
    }

    final override func environmentDidChange(from old: EnvironmentValues) {
        if properties.readsChanged(from: old, to: environment) { invalidate() }
    }

    final override var holdsOwnState: Bool { properties.keepsState }

    final override func willDestroy() { properties.unlink() }
}

/// The node of a view that is shown at every point of the way to a new value.
@MainActor
final class AnimatableNode<V: View>: CompositeNode<V> {
    private var movement = AnimatedValue<V>()
    private var last: V?

    override func update(_ new: V) {
        movement.change(
            from: last ?? view, target: view, to: new, transaction: transaction,
            now: root.backend.now)
        super.update(new)
    }

    override var shownView: V {
        let shown = movement.shown(of: view, at: root.backend.now)
        last = shown
        if movement.isMoving { root.evaluateInNextFrame(self) }
        return shown
    }
}
