extension Publishers {
    /// Runs closures along the way, and changes nothing.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Runs when the subscription arrives.
        public var receiveSubscription: ((any Subscription) -> Void)?

        /// Runs for every value.
        public var receiveOutput: ((Output) -> Void)?

        /// Runs at the end.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

        /// Runs when the subscriber cancels.
        public var receiveCancel: (() -> Void)?

        /// Runs when the subscriber asks for values.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let hooks = StageHooks(
                subscription: receiveSubscription, request: receiveRequest,
                synchronousDemand: receiveRequest, cancel: receiveCancel)
            upstream.watch(
                into: subscriber, "HandleEvents", hooks: hooks, onValue: receiveOutput,
                onCompletion: receiveCompletion)
        }
    }
}

extension Publisher {
    /// Runs closures along the way, and changes nothing.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription,
            receiveOutput: receiveOutput, receiveCompletion: receiveCompletion,
            receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Attaches a subscriber through a stage that only watches.
    func watch(
        into subscriber: any Subscriber<Output, Failure>, _ description: String,
        hooks: StageHooks, onValue: ((Output) -> Void)?,
        onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        let stage = Stage<Output, Failure, Output, Failure>(
            subscriber, description, hooks: hooks,
            conclude: {
                onCompletion?($0)
                return $0
            },
            transform: {
                onValue?($0)
                return .emit($0)
            })
        subscribe(stage)
    }
}
