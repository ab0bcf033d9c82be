import Foundation
import HTTPService

/// Fetches the first ranking from an address and takes all others from the product's files.
public struct LiveTowns: TownsClient {
    private let url: URL
    private let http: HTTPService

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - url: Of a document in the shape of the bundled one of 2021.
    ///   - http: Shared with everything else that uses the network.
    public init(url: URL, http: HTTPService) {
        self.url = url
        self.http = http
    }

    public func rankings() async throws -> TownRankings {
        var request = HTTPRequest(url, bodyLimit: 4 << 20)
        request.headers["Accept"] = "application/json"
        let data: Data
        do throws(HTTPError) {
            data = try await http.send(request).json()
        } catch {
            try Task.checkCancellation()
            throw TownsError.http(error)
        }
        return try BundledTowns.read(data, source: url.host ?? url.absoluteString)
    }

    /// Reads an address a person typed.
    ///
    /// - Throws: `TownsError.badAddress` unless it is https, or http on this machine.
    public static func address(_ text: String) throws(TownsError) -> URL {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = URL(string: trimmed), let host = url.host, !host.isEmpty else {
            throw .badAddress(trimmed)
        }
        let isLocal = ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host)
        switch url.scheme?.lowercased() {
        case "https": return url
        case "http" where isLocal: return url
        default: throw .badAddress(trimmed)
        }
    }
}
