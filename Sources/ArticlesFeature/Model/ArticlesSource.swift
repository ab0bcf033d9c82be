import ArticlesClient

/// Where the section's articles come from, and what stands in when they can't.
public struct ArticlesSource: Sendable {
    /// Why sample data is shown.
    public enum SampleReason: Hashable, Sendable {
        /// The person asked for it.
        case chosen
        /// The service could not be asked.
        case failure(ArticlesError)
    }

    /// The service; `nil` when sample data was asked for.
    public var live: (any ArticlesClient)?
    /// Makes sample data available, starting whatever serves it; `nil` when there is none.
    public var sample: (@Sendable () async throws -> any ArticlesClient)?

    /// Combines the service with what stands in for it.
    public init(
        live: (any ArticlesClient)?,
        sample: (@Sendable () async throws -> any ArticlesClient)? = nil
    ) {
        self.live = live
        self.sample = sample
    }
}
