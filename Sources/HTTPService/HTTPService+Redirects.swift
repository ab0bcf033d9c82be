import Foundation

extension HTTPService {
    private static let redirectLimit = 5
    private static let redirectStatuses: Set<Int> = [301, 302, 303, 307, 308]

    /// Sends a request and goes where it is sent on to.
    ///
    /// Credentials go only to the very scheme, host and port they were meant for: once a redirect
    /// leaves it they are left out, also when a later redirect comes back.
    func follow(
        _ request: HTTPRequest
    ) async throws(HTTPError) -> (response: TransportResponse, url: URL) {
        var url = request.url
        var headers = request.headers
        let end = ContinuousClock.now + request.deadline
        for _ in 0...Self.redirectLimit {
            let response = try await exchange(
                request, url: url, headers: headers, deadline: end - .now)
            guard Self.redirectStatuses.contains(response.status),
                let location = response.headers["Location"],
                let next = URL(string: location, relativeTo: url)?.absoluteURL
            else { return (response, url) }
            guard request.method.isRepeatable, Self.mayFollow(from: url, to: next) else {
                throw .redirectedAway(from: SafeURL(url), to: SafeURL(next))
            }
            if Self.origin(next) != Self.origin(url) {
                headers = headers.removing(HTTPRequest.credentialNames)
            }
            url = next
        }
        throw .tooManyRedirects(url: SafeURL(request.url))
    }

    private func exchange(
        _ request: HTTPRequest, url: URL, headers: HTTPHeaders, deadline: Duration
    ) async throws(HTTPError) -> TransportResponse {
        var carried = TransportRequest(
            url: url, method: request.method, headers: headers, body: request.body)
        if headers["User-Agent"] == nil { carried.headers["User-Agent"] = Self.userAgent }
        do throws(TransportFailure) {
            return try await transport.exchange(
                carried, bodyLimit: request.bodyLimit, deadline: deadline)
        } catch {
            throw error.httpError(request, url: url)
        }
    }

    /// Whether an address is encrypted, or never leaves this machine.
    static func isSecure(_ url: URL) -> Bool {
        guard let host = url.host, !host.isEmpty else { return false }
        switch url.scheme?.lowercased() {
        case "https": return true
        case "http": return isLoopback(host)
        default: return false
        }
    }

    /// A server outside must not send us to one on this machine.
    private static func mayFollow(from: URL, to: URL) -> Bool {
        guard isSecure(to) else { return false }
        return isLoopback(from.host ?? "") || !isLoopback(to.host ?? "")
    }

    static func isLoopback(_ host: String) -> Bool {
        let name = host.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        if name == "localhost" || name == "::1" { return true }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    /// Scheme, host and port: what credentials belong to.
    static func origin(_ url: URL) -> String {
        let scheme = url.scheme?.lowercased() ?? ""
        let port = url.port ?? (scheme == "https" ? 443 : 80)
        return "\(scheme)://\(url.host?.lowercased() ?? ""):\(port)"
    }

    /// Hosts share a limit; servers on this machine are told apart by port.
    static func limiterKey(_ url: URL) -> String {
        let host = url.host?.lowercased() ?? ""
        return isLoopback(host) ? "\(host):\(url.port ?? 80)" : host
    }
}
