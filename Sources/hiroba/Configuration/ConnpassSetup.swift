import EventsClient
import Foundation

/// Where connpass is and what opens it.
struct ConnpassSetup: Sendable {
    let baseURL: URL
    let key: String?
    /// Whether `HIROBA_CONNPASS_URL` leads elsewhere than to the service itself.
    let isOverridden: Bool

    /// Reads variables and the key.
    init(_ surroundings: Surroundings) throws {
        let text = surroundings.value("HIROBA_CONNPASS_URL")
        isOverridden = text != nil
        baseURL = try ServiceAddress.read(
            text ?? "https://connpass.com/api/v2/", variable: "HIROBA_CONNPASS_URL")
        key = try KeyStore(surroundings, .connpass).key()
    }
}

/// Where Qiita is and what opens it wider.
struct QiitaSetup: Sendable {
    let baseURL: URL
    let token: String?

    /// Reads variables and the token.
    init(_ surroundings: Surroundings) throws {
        baseURL = try ServiceAddress.read(
            surroundings.value("HIROBA_QIITA_URL") ?? "https://qiita.com/api/v2/",
            variable: "HIROBA_QIITA_URL")
        token = try KeyStore(surroundings, .qiita).key()
    }
}

/// Addresses of services as variables give them.
enum ServiceAddress {
    /// Up to and with `/api/v2/`, which is added to a bare host.
    static func read(_ text: String, variable: String) throws(SetupError) -> URL {
        guard let url = URL(string: text), isAllowed(url) else {
            throw .insecureBaseURL(variable: variable, text: text)
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
