extension Publishers {
    /// How a buffer asks for values.
    public enum PrefetchStrategy: Equatable, Hashable, Sendable {
        /// As many as fit, at all times.
        case keepFull

        /// Everything, as soon as the subscriber asks for anything.
        case byRequest
    }

    /// What becomes of values that do not fit.
    public enum BufferingStrategy<Failure: Error> {
        /// The new value is dropped.
        case dropNewest

        /// The oldest value in the buffer is dropped.
        case dropOldest

        /// The values end with the failure that the closure makes.
        case customError(() -> Failure)
    }

    /// Keeps values until the subscriber asks for them.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How many values are kept at most.
        public let size: Int

        /// How upstream is asked for values.
        public let prefetch: PrefetchStrategy

        /// What becomes of values that do not fit.
        public let whenFull: BufferingStrategy<Failure>

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
            whenFull: BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber, "Buffer", overflow: overflow)
            let refill = Refill()
            let keepsFull = prefetch == .keepFull
            let inlet = Inlet<Output, Failure>(
                demand: keepsFull ? .max(size) : .none,
                onValue: { value in
                    let isDelivered = outlet.offer(from: keepsFull ? refill : nil) { value }
                    return keepsFull && isDelivered ? .max(1) : .none
                },
                onCompletion: { outlet.finish($0) })
            refill.action = { [weak inlet] in inlet?.request(.max(1)) }
            outlet.connect(
                onRequest: keepsFull ? nil : { _ in inlet.request(.unlimited) },
                teardown: { inlet.cancel() })
            outlet.start()
            upstream.subscribe(inlet)
        }

        private var overflow: Outlet<Output, Failure>.Overflow {
            switch whenFull {
            case .dropNewest: .keepOldest(size)
            case .dropOldest: .keepNewest(size)
            case .customError(let make): .fail(beyond: size, with: make)
            }
        }
    }
}

extension Publisher {
    /// Keeps values until the subscriber asks for them.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

/// Asks for one more value whenever one has left the buffer.
private final class Refill: OutletSource {
    var action: () -> Void = {}

    func valueDelivered() { action() }
}
