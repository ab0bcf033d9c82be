import EventsClient
import Foundation

/// `hiroba events show`: one event in full.
struct EventsShowCommand: Sendable {
    enum Format: String, CaseIterable, Sendable {
        case text, json, ics
    }

    let id: Int
    let format: Format
    let usesSample: Bool

    init(_ parsed: ParsedArguments) throws(UsageError) {
        let word = parsed.words.first ?? ""
        guard let id = Int(word), id > 0 else { throw .badEventID(word) }
        self.id = id
        format = parsed.choice("format", default: .text)
        usesSample = parsed.has("sample")
    }

    func run(_ output: Output, _ surroundings: Surroundings) async throws {
        let access = EventAccess(
            surroundings: surroundings, output: output, usesSample: usesSample)
        let event = try await access.use { try await $0.event(id: id) }
        switch format {
        case .text:
            let details = EventDetails(language: output.language, columns: surroundings.columns)
            try output.write(details.text(event))
        case .json: try output.write(ServiceJSON.object(event))
        case .ics:
            let now = try surroundings.now()
            try output.write(EventCalendar.text([event], now: now, language: output.language))
        }
    }
}
