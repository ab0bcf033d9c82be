import Foundation

/// A request as the service sees it, free of the HTTP library.
struct SampleRequest: Sendable {
    var method = "GET"
    /// Decoded, such as `/api/v2/events/`.
    var path: String
    /// Still percent-encoded; empty when there is none.
    var query = ""
    /// Names in lower case.
    var headers: [String: String] = [:]
    var isFromLoopback = true

    /// The query's names and values in order, decoded; `+` is a space.
    var queryItems: [(name: String, value: String)] {
        query.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (Self.decode(parts[0]), parts.count > 1 ? Self.decode(parts[1]) : "")
        }
    }

    private static func decode(_ text: Substring) -> String {
        let spaced = text.replacing("+", with: " ")
        return spaced.removingPercentEncoding ?? String(spaced)
    }
}
