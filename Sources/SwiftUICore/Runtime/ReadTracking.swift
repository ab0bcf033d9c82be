import Observation

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
    node.observations?.cancel()
    return trackingObservables(of: node, body)
}

@MainActor
private func trackingObservables<Result>(of node: ViewNode, _ body: () -> Result) -> Result {
    let generation = node.generation
    let kind = ObjectIdentifier(type(of: node))
    if ObservationCanceller.users.contains(kind), node.observations == nil {
        node.observations = ObservationCanceller()
    }
    func read() -> Result {
        node.observations?.read()
        return body()
    }
    // Called only if something observable was read.
    func makeCallback() -> @Sendable () -> Void {
        ObservationCanceller.users.insert(kind)
        return { [weak node] in
            onMainActor {
                // A tracking left over from an earlier evaluation says nothing about this one.
                guard let node, node.generation == generation else { return }
                node.invalidate()
            }
        }
    }
    return withObservationTracking(read, onChange: makeCallback())
}

/// The node whose body runs now, if any.
enum ReadTracking {
    nonisolated(unsafe) static var current: ViewNode?
}
