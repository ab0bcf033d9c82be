extension Publishers {
    /// Decodes each value, or fails with what the decoder throws.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>:
        Publisher
    where Upstream.Output == Coder.Input {
        /// Whatever upstream fails with, or what the closure throws.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        private let decoder: Coder

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.stage(into: subscriber, "Decode", mapFailure: { $0 }) { [decoder] value in
                .trying { .emit(try decoder.decode(Output.self, from: value)) }
            }
        }
    }
}

extension Publisher {
    /// Decodes each value, or fails with what the decoder throws.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
