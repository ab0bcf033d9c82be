/// Receives everything from one upstream; the body of the terminal subscribers.
@usableFromInline
final class EagerInlet<Input, Failure: Error> {
    private enum Phase {
        case expecting
        case attached(any Subscription)
        case done
    }

    /// What to run; constant, so that reading it needs no reference count.
    @usableFromInline
    final class Handlers {
        @usableFromInline let value: (Input) -> Void
        @usableFromInline let completion: (Subscribers.Completion<Failure>) -> Void

        @inlinable
        init(
            value: @escaping (Input) -> Void,
            completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) {
            self.value = value
            self.completion = completion
        }
    }

    private let lock = Lock()
    private var phase = Phase.expecting
    @usableFromInline let handlers: Guarded<Handlers>

    @inlinable
    convenience init(
        onValue: @escaping (Input) -> Void,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.init(Handlers(value: onValue, completion: onCompletion))
    }

    @usableFromInline
    init(_ handlers: Handlers) {
        self.handlers = Guarded(handlers)
    }

    /// What runs for values; does nothing any more after the end.
    var onValue: (Input) -> Void { current?.value ?? { _ in } }

    /// What runs at the end; does nothing any more after it.
    var onCompletion: (Subscribers.Completion<Failure>) -> Void {
        current?.completion ?? { _ in }
    }

    private var current: Handlers? {
        guard let inside = handlers.enter() else { return nil }
        defer { handlers.leave() }
        return inside.takeUnretainedValue()
    }

    func receive(subscription: any Subscription) {
        let isFirst: Bool = lock.withLock {
            guard case .expecting = phase else { return false }
            phase = .attached(subscription)
            return true
        }
        guard isFirst else { return subscription.cancel() }
        subscription.request(.unlimited)
    }

    @inlinable @inline(__always)
    func receive(_ value: Input) -> Subscribers.Demand {
        guard let inside = handlers.enter() else { return .none }
        inside._withUnsafeGuaranteedRef { $0.value(value) }
        handlers.leave()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard let inside = handlers.enter() else { return }
        defer { handlers.leave() }
        guard handlers.shutDown() else { return }
        withExtendedLifetime(detach()) {}
        inside.takeUnretainedValue().completion(completion)
    }

    func cancel() {
        _ = handlers.shutDown()
        detach()?.cancel()
    }

    private func detach() -> (any Subscription)? {
        lock.withLock {
            defer { phase = .done }
            if case .attached(let subscription) = phase { return subscription }
            return nil
        }
    }
}
