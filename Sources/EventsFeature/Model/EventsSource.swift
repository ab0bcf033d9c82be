import EventsClient

/// Where the section's events come from, and what stands in when they can't.
public struct EventsSource: Sendable {
    /// Why sample data is shown.
    public enum SampleReason: Hashable, Sendable {
        /// The person asked for it.
        case chosen
        /// The service could not be asked.
        case failure(EventsError)
    }

    /// The service; `nil` when sample data was asked for.
    public var live: (any EventsClient)?
    /// Makes sample data available, starting whatever serves it; `nil` when there is none.
    public var sample: (@Sendable () async throws -> any EventsClient)?

    /// Combines the service with what stands in for it.
    public init(
        live: (any EventsClient)?,
        sample: (@Sendable () async throws -> any EventsClient)? = nil
    ) {
        self.live = live
        self.sample = sample
    }
}
