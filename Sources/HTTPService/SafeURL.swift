import Foundation

/// An address that may be shown or logged: no user, password, fragment or secret query value.
public struct SafeURL: Hashable, Sendable, CustomStringConvertible {
    /// The address as text, secrets replaced by `***`.
    public let description: String
    /// The host in lower case, or an empty string.
    public let host: String

    private static let secretMarks = [
        "key", "token", "secret", "pass", "sig", "auth", "code", "session", "credential",
    ]

    /// Strips an address of everything that must not be seen.
    public init(_ url: URL) {
        host = url.host?.lowercased() ?? ""
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            description = "\(url.scheme ?? "?")://\(host)"
            return
        }
        parts.user = nil
        parts.password = nil
        parts.fragment = nil
        parts.queryItems = parts.queryItems?.map(Self.masked)
        description = parts.string ?? "\(url.scheme ?? "?")://\(host)"
    }

    private static func masked(_ item: URLQueryItem) -> URLQueryItem {
        let name = item.name.lowercased()
        let isSecret =
            name != "keyword" && name != "keyword_or"
            && secretMarks.contains { name.contains($0) }
        return isSecret ? URLQueryItem(name: item.name, value: "***") : item
    }
}
