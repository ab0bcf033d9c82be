import Foundation

extension Publishers {
    /// Stops in the debugger when a closure says so.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether to stop at the subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?

        /// Whether to stop at a value.
        public let receiveOutput: ((Output) -> Bool)?

        /// Whether to stop at the end.
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let hooks = StageHooks(subscription: stopping(receiveSubscription))
            upstream.watch(
                into: subscriber, "Breakpoint", hooks: hooks, onValue: stopping(receiveOutput),
                onCompletion: stopping(receiveCompletion))
        }

        private func stopping<Event>(_ isWanted: ((Event) -> Bool)?) -> ((Event) -> Void)? {
            guard let isWanted else { return nil }
            return { event in
                if isWanted(event) { _ = raise(SIGTRAP) }
            }
        }
    }
}

extension Publisher {
    /// Stops in the debugger when a closure says so. Without a debugger the process ends.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription,
            receiveOutput: receiveOutput, receiveCompletion: receiveCompletion)
    }

    /// Stops in the debugger at a failure.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { $0.isFailure })
    }
}
