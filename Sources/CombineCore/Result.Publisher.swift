extension Result {
    /// Sends the value and finishes, or fails.
    public struct Publisher: CombineCore.Publisher {
        /// The value's type.
        public typealias Output = Success

        /// What is sent.
        public let result: Result

        /// Creates a publisher of a result.
        public init(_ result: Result) {
            self.result = result
        }

        /// Creates a publisher of a value.
        public init(_ output: Success) {
            self.init(.success(output))
        }

        /// Creates a publisher of a failure.
        public init(_ failure: Failure) {
            self.init(.failure(failure))
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value): sendOnce(value, to: subscriber, "Once")
            case .failure(let error): sendNothing(to: subscriber, .failure(error))
            }
        }
    }

    /// Sends the value and finishes, or fails.
    public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
