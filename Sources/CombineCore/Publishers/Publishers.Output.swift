extension Publishers {
    /// Sends the values at certain positions, and finishes after the last of them.
    public struct Output<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The positions, counted from 0.
        public let range: CountableRange<Int>

        /// Creates the publisher that the operators return.
        ///
        /// - Precondition: No position is negative.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            precondition(range.lowerBound >= 0, "Positions \(range). Count from 0.")
            self.upstream = upstream
            self.range = range
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else { return sendNothing(to: subscriber, .finished) }
            var position = 0
            upstream.stage(into: subscriber, "Output") { [range] value in
                defer { position += 1 }
                if position < range.lowerBound { return .skip }
                return position < range.upperBound - 1 ? .emit(value) : .last(value)
            }
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the value at a position, counted from 0, and finishes.
    public func output(at index: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: index..<(index + 1))
    }

    /// Sends the values at positions, counted from 0, and finishes after the last of them.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
    where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Sends at most so many values, and finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: 0..<maxLength)
    }
}
