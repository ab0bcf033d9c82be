/// Joins any number of publishers into one stream of values.
///
/// Without limit downstream, there is none upstream. Otherwise each publisher is asked for one
/// value at a time, so that no more than one per publisher has to wait.
final class Confluence<Output, Failure: Error> {
    /// One of the publishers.
    final class Branch: OutletSource {
        fileprivate var inlet: Inlet<Output, Failure>?

        func valueDelivered() { inlet?.request(.max(1)) }
    }

    let outlet: Outlet<Output, Failure>
    /// Runs when a publisher finished and others may still send.
    var onBranchFinished: () -> Void = {}
    private var branches: [ObjectIdentifier: Branch] = [:]
    private var openCount = 1
    private var isCancelled = false
    /// What each publisher is asked for at first: nothing, one, or everything.
    private var share = Subscribers.Demand.none

    /// - Parameter onEnd: Runs at completion or cancellation.
    init(
        _ subscriber: any Subscriber<Output, Failure>, _ description: String,
        onEnd: @escaping () -> Void = {}
    ) {
        outlet = Outlet(subscriber, description)
        outlet.connect(
            onRequest: { [self] in request($0) },
            teardown: { [self] in
                cancelBranches()
                onEnd()
            })
        outlet.start()
    }

    /// Lets one more publisher flow in.
    func add<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        let branch = Branch()
        let inlet = makeInlet(for: branch)
        branch.inlet = inlet
        let first: Subscribers.Demand? = outlet.synchronized {
            guard !isCancelled else { return nil }
            openCount += 1
            branches[ObjectIdentifier(branch)] = branch
            return share
        }
        guard let first else { return }
        inlet.request(first)
        publisher.subscribe(inlet)
    }

    /// Says that no more publishers will be added; the stream ends with the last of them.
    func close() {
        closeOne()
    }

    /// Ends the stream at once.
    func fail(_ error: Failure) {
        outlet.finish(discardingWaiting: true) { .failure(error) }
    }

    private func makeInlet(for branch: Branch) -> Inlet<Output, Failure> {
        Inlet(
            onValue: { [self, unowned branch] value in
                var isPaced = false
                let isDelivered = outlet.offer(from: branch) {
                    isPaced = share != .unlimited
                    return value
                }
                return isDelivered && isPaced ? .max(1) : .none
            },
            onCompletion: { [self, weak branch] completion in
                if let branch { remove(branch) }
                switch completion {
                case .finished: if !closeOne() { onBranchFinished() }
                case .failure(let error): fail(error)
                }
            })
    }

    private func request(_ demand: Subscribers.Demand) {
        let (all, first) = outlet.synchronized {
            let next: Subscribers.Demand = demand == .unlimited ? .unlimited : .max(1)
            guard next > share else { return ([Branch](), next) }
            share = next
            return (Array(branches.values), next)
        }
        for branch in all { branch.inlet?.request(first) }
    }

    private func remove(_ branch: Branch) {
        outlet.synchronized { _ = branches.removeValue(forKey: ObjectIdentifier(branch)) }
    }

    /// - Returns: Whether that was the last one.
    @discardableResult
    private func closeOne() -> Bool {
        let isLast = outlet.synchronized {
            openCount -= 1
            return openCount == 0
        }
        if isLast { outlet.finish(.finished) }
        return isLast
    }

    private func cancelBranches() {
        let all = outlet.synchronized {
            isCancelled = true
            let all = branches
            branches = [:]
            return all
        }
        for branch in all.values { branch.inlet?.cancel() }
        onBranchFinished = {}
    }
}
