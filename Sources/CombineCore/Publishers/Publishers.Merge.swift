extension Publishers {
    /// Joins the values of two publishers, as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// The values of all of them.
        public typealias Output = A.Output

        /// Fails as any of them does.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// Joins publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber, "Merge")
            confluence.add(a)
            confluence.add(b)
            confluence.close()
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
