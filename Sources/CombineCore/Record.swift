/// A publisher that sends what was recorded earlier.
public struct Record<Output, Failure: Error>: Publisher {
    /// Values and how they end.
    public struct Recording {
        /// The kind of values recorded.
        public typealias Input = Output

        /// The values.
        public private(set) var output: [Output]

        /// How they end.
        public private(set) var completion: Subscribers.Completion<Failure>

        private var isComplete = false

        /// Creates a recording without values, which finishes.
        public init() {
            self.init(output: [])
            isComplete = false
        }

        /// Creates a recording of values.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            isComplete = true
        }

        /// Records a value.
        ///
        /// - Precondition: The end has not been recorded.
        public mutating func receive(_ input: Input) {
            precondition(!isComplete, "Value recorded after completion. Record it before.")
            output.append(input)
        }

        /// Records the end.
        ///
        /// - Precondition: The end has not been recorded.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isComplete, "Completion recorded twice. Record it once.")
            self.completion = completion
            isComplete = true
        }
    }

    /// What is sent to each subscriber.
    public let recording: Recording

    /// Creates a publisher of what a closure records.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Creates a publisher of a recording.
    public init(recording: Recording) {
        self.recording = recording
    }

    /// Creates a publisher of values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    /// Attaches a subscriber, which decides how much it is sent.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        IteratorFeed.send(recording.output, then: recording.completion, to: subscriber)
    }
}

extension Record: Encodable where Output: Encodable, Failure: Encodable {}
extension Record: Decodable where Output: Decodable, Failure: Decodable {}

extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
    /// Encodes the values and the end.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: RecordingKey.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}

extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
    /// Decodes the values and the end.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: RecordingKey.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(
                Subscribers.Completion<Failure>.self, forKey: .completion))
    }
}

private enum RecordingKey: String, CodingKey {
    case output
    case completion
}
