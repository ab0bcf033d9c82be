extension Publishers {
    /// Sends to all its subscribers through one subject, once connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>:
        ConnectablePublisher
    where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes the subject, when it is first needed.
        public let createSubject: () -> SubjectType

        private let lock = Lock()
        private var madeSubject: SubjectType?

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            subject.subscribe(subscriber)
        }

        /// Subscribes the subject to upstream.
        public func connect() -> any Cancellable {
            upstream.subscribe(subject)
        }

        private var subject: SubjectType {
            if let made = lock.withLock({ madeSubject }) { return made }
            let new = createSubject()
            return lock.withLock {
                let kept = madeSubject ?? new
                madeSubject = kept
                return kept
            }
        }
    }
}

extension Publisher {
    /// Sends to all subscribers through the subject that a closure makes, once connected.
    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends to all subscribers through a subject, once connected.
    public func multicast<S: Subject>(
        subject: S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: { subject })
    }
}
