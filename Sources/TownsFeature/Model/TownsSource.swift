import TownsClient

/// Where rankings come from, and what stands in for them.
public struct TownsSource: Sendable {
    /// Gives the client to ask, anew each time, so that a changed setting needs no restart.
    public var client: @Sendable () throws -> any TownsClient
    /// Asked when the first one fails and nothing is on screen; `nil` when there is none.
    public var fallback: (any TownsClient)?

    /// Combines a client with what stands in for it.
    public init(
        client: @escaping @Sendable () throws -> any TownsClient,
        fallback: (any TownsClient)? = nil
    ) {
        self.client = client
        self.fallback = fallback
    }

    /// The rankings that come with the product.
    public static let bundled = TownsSource(client: { BundledTowns() })
}
