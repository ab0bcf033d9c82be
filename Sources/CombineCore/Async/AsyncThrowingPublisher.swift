/// The values of a publisher that may fail, one at a time, for `for try await`.
///
/// A value is asked for only when it is awaited. Ending the loop or the task cancels.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The publisher's values.
    public typealias Element = P.Output

    /// Waits for one value after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private let pull: ValuePull<P.Output, P.Failure>

        fileprivate init(_ publisher: P) {
            pull = ValuePull(publisher)
        }

        /// Waits for the next value; `nil` at the end.
        ///
        /// - Throws: The publisher's failure.
        public mutating func next() async throws -> Element? {
            try await next(isolation: nil)
        }

        /// Waits for the next value; `nil` at the end. What it asks for runs on the actor.
        ///
        /// - Throws: The publisher's failure.
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(any Error) -> Element? {
            try await pull.next().get()
        }
    }

    private let publisher: P

    /// Creates a sequence of a publisher's values.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator {
        Iterator(publisher)
    }
}

extension Publisher {
    /// The values, one at a time, for `for try await`.
    public var values: AsyncThrowingPublisher<Self> {
        AsyncThrowingPublisher(self)
    }
}
