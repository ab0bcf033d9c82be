import EventsClient
import Foundation

/// Where connpass is and what opens it.
struct ConnpassSetup: Sendable {
    let baseURL: URL
    let key: String?
    /// Whether `HIROBA_CONNPASS_URL` leads elsewhere than to the service itself.
    let isOverridden: Bool

    /// Reads variables and the key file.
    init(_ surroundings: Surroundings) throws {
        let text = surroundings.value("HIROBA_CONNPASS_URL")
        isOverridden = text != nil
        baseURL = try Self.baseURL(text)
        if let key = surroundings.value("HIROBA_CONNPASS_KEY") {
            self.key = try KeyFile.checked(key)
        } else {
            key = try KeyFile(surroundings).read()
        }
    }

    private static func baseURL(_ text: String?) throws(SetupError) -> URL {
        let standard = "https://connpass.com/api/v2/"
        guard let url = URL(string: text ?? standard), isAllowed(url) else {
            throw .insecureBaseURL(text: text ?? standard)
        }
        let isBare = url.path.isEmpty || url.path == "/"
        return isBare ? url.appendingPathComponent("api/v2/", isDirectory: true) : url
    }

    private static func isAllowed(_ url: URL) -> Bool {
        guard let host = url.host, !host.isEmpty else { return false }
        switch url.scheme?.lowercased() {
        case "https": return true
        case "http": return ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host)
        default: return false
        }
    }
}
