extension Optional {
    /// Sends the value if there is one, and finishes.
    public struct Publisher: CombineCore.Publisher {
        /// The value's type.
        public typealias Output = Wrapped

        /// It cannot fail.
        public typealias Failure = Never

        /// What is sent.
        public let output: Wrapped?

        /// Creates a publisher of a value or of nothing.
        public init(_ output: Wrapped?) {
            self.output = output
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            guard let output else { return sendNothing(to: subscriber, .finished) }
            sendOnce(output, to: subscriber, "Optional")
        }
    }

    /// Sends the value if there is one, and finishes.
    public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
