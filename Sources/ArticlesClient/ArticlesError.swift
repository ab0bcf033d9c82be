import Foundation
import HTTPService
import Payload

/// Why articles could not be had: facts only.
public enum ArticlesError: Error, Hashable, Sendable {
    /// The service does not know the token.
    case tokenRejected
    /// The token does not allow it.
    case forbidden
    /// Turned away before reaching the service, by a page for browsers.
    case blocked
    /// There is no such thing; `what` names it.
    case notFound(what: String)
    /// The service does not accept the search; its own words, if any.
    case badRequest(String?)
    /// The service gives out no such page.
    case pageOutOfReach(page: Int)
    /// All requests granted are spent; `until` is `nil` when the service did not say how long.
    case rateLimited(until: Date?)
    /// The service is in trouble.
    case serverTrouble(status: Int)
    /// The answer is not of the shape that is known.
    case unexpectedShape(reason: String)
    /// Articles came, and not one could be read.
    case allDropped(count: Int, reasons: [String])
    /// No complete answer arrived.
    case http(HTTPError)

    /// Whether sample data should stand in: there is no way to the service.
    public var callsForSampleData: Bool {
        if case .http(let error) = self { error.isUnreachable } else { false }
    }

    /// Sorts what the network layer reports; what the service calls it goes before the status.
    init(_ error: HTTPError, what: String, now: Date = Date()) {
        guard case .status(let status, _, let body, let wait) = error else {
            if case .rateLimited(_, let until) = error {
                self = .rateLimited(until: until)
            } else {
                self = .http(error)
            }
            return
        }
        let told = ServiceComplaint(body.text)
        switch (told?.type, status) {
        case ("rate_limit_exceeded", _):
            self = .rateLimited(until: wait.map { now + Double($0.components.seconds) })
        case ("unauthorized", _), (_, 401): self = .tokenRejected
        case ("not_found", _), (_, 404): self = .notFound(what: what)
        case (_, 403): self = body.isHTML ? .blocked : .forbidden
        case ("bad_request", _), (_, 400), (_, 422): self = .badRequest(told?.message)
        case (_, 500...): self = .serverTrouble(status: status)
        default: self = .http(error)
        }
    }
}

/// The service's own explanation: `{"message": "Not found", "type": "not_found"}`.
struct ServiceComplaint: Decodable {
    let message: String?
    let type: String?

    init?(_ text: String) {
        guard let complaint = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
            return nil
        }
        self = complaint
    }

    init(from decoder: any Decoder) throws {
        var fields = try LenientFields(decoder)
        message = fields.filledText("message").map { String($0.prefix(200)) }
        type = fields.filledText("type")
    }
}
