import Foundation

/// Where the public feeds and calendar files are that need no key.
///
/// Source: connpass's robots.txt, which lets programs read `/*.ics` and `/*/ja.atom`.
struct FeedAddresses: Hashable, Sendable {
    private let root: URL?

    /// - Parameter apiURL: Where the service's API is. connpass has a host for each group; a
    ///   server on this machine, which has one host only, a folder.
    init(apiURL: URL) {
        let isConnpass = Self.isConnpass(apiURL)
        root = isConnpass ? nil : URL(string: "/", relativeTo: apiURL)?.absoluteURL
    }

    static func isConnpass(_ url: URL) -> Bool {
        let host = url.host?.lowercased() ?? ""
        return host == "connpass.com" || host.hasSuffix(".connpass.com")
    }

    /// A group's feed; `nil` when the name cannot be a host's.
    func feed(_ subdomain: String) -> URL? {
        guard Self.isName(subdomain) else { return nil }
        return root?.appendingPathComponent("\(subdomain)/ja.atom")
            ?? URL(string: "https://\(subdomain).connpass.com/ja.atom")
    }

    /// An event's calendar file.
    func calendar(_ id: Int) -> URL? {
        root?.appendingPathComponent("event/\(id).ics")
            ?? URL(string: "https://connpass.com/event/\(id).ics")
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 63 && !text.hasPrefix("-") && !text.hasSuffix("-")
            && text.utf8.allSatisfy {
                (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
            }
    }
}
