import Foundation
import HTTPService
import Payload

/// Why events could not be had: facts only.
public enum EventsError: Error, Hashable, Sendable {
    /// The service wants a key and none is set.
    case keyMissing
    /// The service does not know the key.
    case keyRejected
    /// Turned away before reaching the service, by a page for browsers.
    case blocked
    /// There is no such thing; `what` names it.
    case notFound(what: String)
    /// The service does not accept the search; its own words, a line for each.
    case badRequest([String])
    /// Too many requests; `until` is `nil` when the service did not say how long.
    case rateLimited(until: Date?)
    /// The service is in trouble.
    case serverTrouble(status: Int)
    /// The answer is not of the shape that is known.
    case unexpectedShape(reason: String)
    /// Events came, and not one could be read.
    case allDropped(count: Int, reasons: [String])
    /// No complete answer arrived.
    case http(HTTPError)

    /// Whether sample data should stand in: no key, or no way to the service.
    public var callsForSampleData: Bool {
        switch self {
        case .keyMissing, .keyRejected: true
        case .http(let error): error.isUnreachable
        default: false
        }
    }

    /// Sorts what the network layer reports.
    init(_ error: HTTPError, hasKey: Bool, what: String) {
        switch error {
        case .status(401, _, _, _):
            self = hasKey ? .keyRejected : .keyMissing
        case .status(403, _, let body, _):
            self = body.isHTML ? .blocked : (hasKey ? .keyRejected : .keyMissing)
        case .status(404, _, _, _):
            self = .notFound(what: what)
        case .status(400, _, let body, _), .status(422, _, let body, _):
            self = .badRequest(ErrorDetails.lines(body.text))
        case .status(let status, _, _, _) where status >= 500:
            self = .serverTrouble(status: status)
        case .rateLimited(_, let until):
            self = .rateLimited(until: until)
        default:
            self = .http(error)
        }
    }
}

/// The service's own explanation in an error's body.
enum ErrorDetails {
    private struct Body: Decodable {
        let lines: [String]

        init(from decoder: any Decoder) throws {
            var fields = try LenientFields(decoder)
            let list: LossyList<Item>? = fields.object("detail")
            lines = list?.elements.map(\.line) ?? fields.filledText("detail").map { [$0] } ?? []
        }
    }

    private struct Item: Decodable {
        let line: String

        init(from decoder: any Decoder) throws {
            var fields = try LenientFields(decoder)
            guard let message = fields.filledText("msg") else { throw Defect("msg") }
            let place: LossyList<String>? = fields.object("loc")
            line = [place?.elements.last, message].compactMap { $0 }.joined(separator: ": ")
        }
    }

    /// `count: Input should be less than or equal to 100`; empty when there is no explanation.
    static func lines(_ text: String) -> [String] {
        let body = try? JSONDecoder().decode(Body.self, from: Data(text.utf8))
        return body?.lines.prefix(5).map { String($0.prefix(200)) } ?? []
    }
}
