extension Publishers {
    /// Writes a line for everything that happens, and changes nothing.
    public struct Print<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Stands before every line, with a colon if not empty.
        public let prefix: String

        /// Where the values come from.
        public let upstream: Upstream

        /// Where the lines go; `nil` for the standard output.
        public let stream: (any TextOutputStream)?

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil
        ) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let log = EventLog(prefix: prefix, stream: stream)
            let hooks = StageHooks(
                subscription: { log.write("receive subscription: (\($0))") },
                request: { log.write("request \(log.text(for: $0))") },
                synchronousDemand: { log.write("request \(log.text(for: $0)) (synchronous)") },
                cancel: { log.write("receive cancel") })
            upstream.watch(
                into: subscriber, "Print", hooks: hooks,
                onValue: { log.write("receive value: (\($0))") },
                onCompletion: { completion in
                    switch completion {
                    case .finished: log.write("receive finished")
                    case .failure(let error): log.write("receive error: (\(error))")
                    }
                })
        }
    }
}

extension Publisher {
    /// Writes a line for everything that happens, and changes nothing.
    public func print(
        _ prefix: String = "", to stream: (any TextOutputStream)? = nil
    ) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

/// The lines that the printing operator writes.
private final class EventLog {
    private let prefix: String
    private let lock = Lock()
    private var stream: any TextOutputStream

    init(prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream ?? StandardOutput()
    }

    func write(_ line: String) {
        lock.withLock { stream.write(prefix + line + "\n") }
    }

    func text(for demand: Subscribers.Demand) -> String {
        demand.max.map { "max: (\($0))" } ?? "unlimited"
    }
}

private struct StandardOutput: TextOutputStream {
    func write(_ string: String) {
        // The one place that prints: it is what the operator is for.
        Swift.print(string, terminator: "")
    }
}
