extension Publishers {
    /// Encodes each value, or fails with what the encoder throws.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
    where Upstream.Output: Encodable {
        /// What the encoder makes.
        public typealias Output = Coder.Output

        /// Whatever upstream fails with, or what the closure throws.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        private let encoder: Coder

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.stage(into: subscriber, "Encode", mapFailure: { $0 }) { [encoder] value in
                .trying { .emit(try encoder.encode(value)) }
            }
        }
    }
}

extension Publisher {
    /// Encodes each value, or fails with what the encoder throws.
    public func encode<Coder: TopLevelEncoder>(
        encoder: Coder
    ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
