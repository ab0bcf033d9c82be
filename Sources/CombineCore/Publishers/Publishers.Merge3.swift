extension Publishers {
    /// Joins the values of three publishers, as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure,
        B.Output == C.Output
    {
        /// The values of all of them.
        public typealias Output = A.Output

        /// Fails as any of them does.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// Joins publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber, "Merge3")
            confluence.add(a)
            confluence.add(b)
            confluence.add(c)
            confluence.close()
        }
    }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
