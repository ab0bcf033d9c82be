/// The values of a publisher that cannot fail, one at a time, for `for await`.
///
/// A value is asked for only when it is awaited. Ending the loop or the task cancels.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The publisher's values.
    public typealias Element = P.Output

    /// Waits for one value after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private let pull: ValuePull<P.Output, Never>

        fileprivate init(_ publisher: P) {
            pull = ValuePull(publisher)
        }

        /// Waits for the next value; `nil` at the end.
        public mutating func next() async -> Element? {
            await next(isolation: nil)
        }

        /// Waits for the next value; `nil` at the end. What it asks for runs on the actor.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
            switch await pull.next() {
            case .success(let value): return value
            }
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

extension Publisher where Failure == Never {
    /// The values, one at a time, for `for await`.
    public var values: AsyncPublisher<Self> {
        AsyncPublisher(self)
    }
}
