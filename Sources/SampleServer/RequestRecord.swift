/// One answered request, as the server's log keeps it.
public struct RequestRecord: Sendable, Equatable {
    /// Counts from 1 over the server's life.
    public let number: Int
    /// The method, such as `GET`.
    public let method: String
    /// The decoded path, such as `/api/v2/events/`.
    public let path: String
    /// The query as sent, still percent-encoded; empty when there was none.
    public let query: String
    /// The `User-Agent` header.
    public let userAgent: String?
    /// Whether there was an `X-API-Key` or a token; the key itself is not kept.
    public let hasKey: Bool
    /// The `If-None-Match` header.
    public let ifNoneMatch: String?
    /// The status answered.
    public let status: Int
    /// The faults applied, in the notation of `FaultPlan`.
    public let faults: [String]

    var json: JSONValue {
        .object([
            ("number", .int(number)), ("method", .string(method)), ("path", .string(path)),
            ("query", .string(query)), ("user_agent", .optional(userAgent)),
            ("has_key", .bool(hasKey)), ("if_none_match", .optional(ifNoneMatch)),
            ("status", .int(status)), ("faults", .array(faults.map(JSONValue.string))),
        ])
    }
}
