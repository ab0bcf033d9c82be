extension Publishers {
    /// Stops the program at a failure.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// It cannot fail.
        public typealias Failure = Never

        /// Where the values come from.
        public let upstream: Upstream

        /// Stands before the message.
        public let prefix: String

        /// The file that the message names.
        public let file: StaticString

        /// The line that the message names.
        public let line: UInt

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.stage(
                into: subscriber, "AssertNoFailure",
                mapFailure: { [prefix, file, line] error in
                    let start = prefix.isEmpty ? "" : prefix + ": "
                    fatalError("\(start)\(error)", file: file, line: line)
                },
                transform: { .emit($0) })
        }
    }
}

extension Publisher {
    /// Stops the program at a failure, so that what follows need not expect one.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
