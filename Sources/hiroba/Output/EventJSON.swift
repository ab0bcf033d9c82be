import EventsClient
import Foundation

/// Events as JSON in the service's own shape, keys sorted.
enum EventJSON {
    /// One array, indented.
    static func array(_ events: [Event]) throws -> String {
        try encode(events, [.prettyPrinted]) + "\n"
    }

    /// One object, indented.
    static func object(_ event: Event) throws -> String {
        try encode(event, [.prettyPrinted]) + "\n"
    }

    /// One object a line.
    static func lines(_ events: [Event]) throws -> String {
        try events.map { try encode($0, []) + "\n" }.joined()
    }

    private static func encode(
        _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
    ) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
