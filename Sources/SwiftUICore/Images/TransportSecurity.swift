import Foundation

/// Which addresses an app may load pictures from, as its Info.plist says.
///
/// Without a word of the app only https is allowed, and http to this machine itself. The keys are
/// those of `NSAppTransportSecurity`: `NSAllowsArbitraryLoads`, `NSAllowsLocalNetworking` and,
/// in `NSExceptionDomains`, `NSExceptionAllowsInsecureHTTPLoads` with `NSIncludesSubdomains`.
package struct TransportSecurity: Sendable {
    private var allowsAll = false
    private var domains: [String: Bool] = [:]

    package init(_ settings: [String: Any] = [:]) {
        allowsAll =
            settings["NSAllowsArbitraryLoads"] as? Bool ?? false
            || settings["NSAllowsArbitraryLoadsInMedia"] as? Bool ?? false
        let exceptions = settings["NSExceptionDomains"] as? [String: [String: Any]] ?? [:]
        for (domain, rules) in exceptions
        where rules["NSExceptionAllowsInsecureHTTPLoads"] as? Bool == true {
            domains[domain.lowercased()] = rules["NSIncludesSubdomains"] as? Bool ?? false
        }
    }

    /// The rules of the running app.
    package static let main = TransportSecurity(
        Bundle.main.object(forInfoDictionaryKey: "NSAppTransportSecurity") as? [String: Any]
            ?? [:])

    /// Whether a picture may be loaded from an address of http or https.
    package func allows(_ url: URL) -> Bool {
        guard let host = url.host?.lowercased(), !host.isEmpty else { return false }
        switch url.scheme?.lowercased() {
        case "https": return true
        case "http": return allowsAll || Self.isLoopback(host) || isException(host)
        default: return false
        }
    }

    private func isException(_ host: String) -> Bool {
        domains.contains { domain, withSubdomains in
            host == domain || withSubdomains && host.hasSuffix("." + domain)
        }
    }

    package static func isLoopback(_ host: String) -> Bool {
        let host = host.lowercased().trimmingCharacters(in: ["[", "]"])
        if host == "localhost" || host.hasSuffix(".localhost") || host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
