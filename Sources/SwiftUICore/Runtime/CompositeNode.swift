import Observation

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

/// Runs a body, noting what it reads so that a change of it marks `node`.
@MainActor
func trackingReads<Result>(
    of node: ViewNode, countsAsBody: Bool = true, _ body: () -> Result
) -> Result {
    node.generation &+= 1
    if countsAsBody {
        node.root.bodyEvaluationCount += 1
        node.root.bodyEvaluationHook?(node)
    }
    let previous = ReadTracking.current
    ReadTracking.current = node
    defer { ReadTracking.current = previous }
    let generation = node.generation
    return withObservationTracking(body) { [weak node] in
        onMainActor {
            // A tracking left over from an earlier evaluation says nothing about this one.
            guard let node, node.generation == generation else { return }
            node.invalidate()
        }
    }
}

/// The node whose body runs now, if any.
enum ReadTracking {
    nonisolated(unsafe) static var current: ViewNode?
}
