/// Hands the events of one upstream on, each in a later turn, in their order.
///
/// Every event is put in line and one turn is asked for; each turn takes the first of the line.
/// So the order holds even if the scheduler runs turns in parallel.
final class Relay<Output, Failure: Error> {
    private let outlet: Outlet<Output, Failure>
    private let later: (@escaping () -> Void) -> Void
    private var line = Queue<Output>()
    private var ending: Subscribers.Completion<Failure>?

    /// - Parameter later: Runs what it is given in a later turn.
    init(
        _ subscriber: any Subscriber<Output, Failure>, _ description: String,
        later: @escaping (@escaping () -> Void) -> Void
    ) {
        outlet = Outlet(subscriber, description)
        self.later = later
    }

    /// - Parameters:
    ///   - onEvent: Runs when a value arrives.
    ///   - onEnd: Runs when upstream ends or is left.
    func follow<P: Publisher>(
        _ publisher: P, onEvent: @escaping () -> Void = {}, onEnd: @escaping () -> Void = {}
    ) where P.Output == Output, P.Failure == Failure {
        let inlet = Inlet<Output, Failure>(
            onValue: { [self] value in
                onEvent()
                outlet.synchronized { line.append(value) }
                later(takeTurn)
                return .none
            },
            onCompletion: { [self] completion in
                onEnd()
                outlet.synchronized { ending = completion }
                later(takeTurn)
            })
        outlet.connect(
            onRequest: { inlet.request($0) },
            teardown: { [self] in
                onEnd()
                inlet.cancel()
                let dropped = outlet.synchronized {
                    let dropped = line
                    line.removeAll()
                    return dropped
                }
                withExtendedLifetime(dropped) {}
            })
        outlet.start()
        publisher.subscribe(inlet)
    }

    /// Ends ahead of what is still in line.
    func finish(_ completion: Subscribers.Completion<Failure>) {
        outlet.finish(completion)
    }

    private func takeTurn() {
        var hasValue = false
        outlet.offer(from: nil) {
            let value = line.popFirst()
            hasValue = value != nil
            return value
        }
        if !hasValue { outlet.finish { line.isEmpty ? ending : nil } }
    }
}
