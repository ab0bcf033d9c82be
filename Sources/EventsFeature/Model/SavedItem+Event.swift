import EventsClient
import Foundation
import Library

extension SavedItem {
    /// An event as the library keeps it, its words in one language.
    ///
    /// - Throws: An `EncodingError`, which no event is known to bring about.
    public init(event: Event, language: DisplayLanguage = .current) throws {
        let facts = [event.periodText(in: language), event.place ?? event.address]
        let texts = [
            event.catchphrase, event.place, event.address, event.group?.title, event.ownerName,
            event.readableDescription.text,
        ]
        self.init(
            kind: .event, id: String(event.id), title: event.title,
            subtitle: facts.compactMap { $0 }.joined(separator: " "),
            text: texts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n"),
            link: event.url, date: event.startedAt,
            tags: [event.hashTagText].compactMap { $0 }, payload: try Self.payload(of: event))
    }

    /// The event's name in the library.
    public static func reference(_ event: Event) -> Reference {
        Reference(kind: .event, id: String(event.id))
    }
}
