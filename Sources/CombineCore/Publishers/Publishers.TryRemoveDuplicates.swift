extension Publishers {
    /// Leaves out values that match the one before, or fails with what the closure throws.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Whatever upstream fails with, or what the closure throws.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether a value, given second, is a duplicate of the one sent before.
        public let predicate: (Output, Output) throws -> Bool

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.stage(into: subscriber, "TryRemoveDuplicates", mapFailure: { $0 }) {
                [predicate] value in
                .trying {
                    if let last, try predicate(last, value) { return .skip }
                    last = value
                    return .emit(value)
                }
            }
        }
    }
}

extension Publisher {
    /// Leaves out values that match the one before, or fails with what the closure throws.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
