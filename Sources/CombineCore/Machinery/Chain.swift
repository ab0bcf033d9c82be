/// One stream of values made of several publishers, one after the other.
///
/// What the subscriber asked for and did not get yet is asked of the next publisher.
final class Chain<Output, Failure: Error> {
    let outlet: Outlet<Output, Failure>
    private var current: (any Subscription)?

    /// - Parameter onEnd: Runs at completion or cancellation.
    init(
        _ subscriber: any Subscriber<Output, Failure>, _ description: String,
        onEnd: @escaping () -> Void = {}
    ) {
        outlet = Outlet(subscriber, description)
        outlet.connect(
            onRequest: { [self] demand in
                outlet.synchronized { current }?.request(demand)
            },
            teardown: { [self] in
                outlet.synchronized { take(&current) }?.cancel()
                onEnd()
            })
        outlet.start()
    }

    /// Leaves the publisher followed so far and follows another one.
    ///
    /// - Parameter then: Runs when the publisher ends, to follow another one or to finish.
    func follow<P: Publisher>(
        _ publisher: P, then: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Output {
        let outlet = outlet
        guard outlet.isOpen else { return }
        let inlet = Inlet<Output, P.Failure>(
            onValue: {
                outlet.offer($0)
                return .none
            },
            onCompletion: then)
        let previous = outlet.synchronized {
            let previous = current
            current = inlet
            return previous
        }
        previous?.cancel()
        inlet.request(outlet.outstanding)
        publisher.subscribe(inlet)
        // Cancelled in the meantime, when nobody knew of the new publisher.
        if !outlet.isOpen { inlet.cancel() }
    }

    /// Follows a publisher to the end.
    func conclude<P: Publisher>(with publisher: P)
    where P.Output == Output, P.Failure == Failure {
        follow(publisher) { [outlet] in outlet.finish($0) }
    }
}
