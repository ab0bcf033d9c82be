import Foundation
import Payload

/// The envelope of every list the service sends.
struct ListResponse<Element: Decodable>: Decodable {
    let list: LossyList<Element>
    let available: Int
    let start: Int
    let returned: Int

    /// The arrays the service is known to send; one of them must be there.
    private static var arrayNames: [String] { ["events", "presentations", "groups"] }

    init(from decoder: any Decoder) throws {
        var fields = try LenientFields(decoder)
        guard let name = Self.arrayNames.first(where: fields.holds) else {
            throw Defect("events")
        }
        guard let list: LossyList<Element> = fields.object(name) else { throw Defect(name) }
        // Without the total there would be no second page, and nobody would notice.
        guard let available = fields.whole("results_available") else {
            throw Defect("results_available")
        }
        self.list = list
        self.available = max(0, available)
        start = max(1, fields.whole("results_start") ?? 1)
        let told = fields.whole("results_returned") ?? list.count
        returned = min(max(told, list.count), max(list.count, 100))
    }
}

/// An event with the names of the fields that could not be read.
struct EventElement: Decodable {
    let event: Event
    let unreadable: [String]

    init(from decoder: any Decoder) throws {
        var fields = try LenientFields(decoder)
        event = try Event(&fields)
        unreadable = fields.unreadable
    }
}

extension EventPage {
    /// Reads a page.
    ///
    /// - Throws: `EventsError.unexpectedShape` when it is no page at all, and `allDropped` when
    ///   there were events and none could be read.
    init(json: Data, query: EventQuery) throws(EventsError) {
        let response: ListResponse<EventElement> = try Self.decode(json)
        let list = response.list
        guard list.droppedCount == 0 || !list.elements.isEmpty else {
            throw .allDropped(count: list.droppedCount, reasons: list.droppedReasons)
        }
        var fields: [String: Int] = [:]
        for name in list.elements.flatMap(\.unreadable) { fields[name, default: 0] += 1 }
        let accepted = list.elements.map(\.event).filter(query.accepts)
        self.init(
            events: query.order.merging(accepted, into: []), available: response.available,
            start: response.start, returned: response.returned,
            droppedCount: list.droppedCount, droppedReasons: list.droppedReasons,
            filteredCount: list.elements.count - accepted.count, unreadableFields: fields)
    }

    static func decode<Response: Decodable>(_ json: Data) throws(EventsError) -> Response {
        do {
            return try JSONDecoder().decode(Response.self, from: json)
        } catch let defect as Defect {
            throw .unexpectedShape(reason: defect.description)
        } catch DecodingError.typeMismatch {
            throw .unexpectedShape(reason: "not an object")
        } catch {
            throw .unexpectedShape(reason: "broken JSON, \(json.count) bytes")
        }
    }
}
