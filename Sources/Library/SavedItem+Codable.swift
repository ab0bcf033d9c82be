import Foundation

/// In JSON an item's payload stands as JSON of its own, and dates as ISO 8601 with milliseconds.
extension SavedItem: Codable {
    private enum Key: String, CodingKey {
        case kind, id, title, subtitle, text, link, date, tags, payload
        case savedAt = "saved_at"
        case readAt = "read_at"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        func text(_ key: Key) throws -> String {
            try container.decodeIfPresent(String.self, forKey: key) ?? ""
        }
        func date(_ key: Key) throws -> Date? {
            try container.decodeIfPresent(String.self, forKey: key).flatMap(Self.date)
        }
        let fragment = try container.decodeIfPresent(JSONFragment.self, forKey: .payload)
        self.init(
            kind: try container.decode(Kind.self, forKey: .kind),
            id: try container.decode(String.self, forKey: .id),
            title: try container.decode(String.self, forKey: .title),
            subtitle: try text(.subtitle), text: try text(.text),
            link: try container.decodeIfPresent(String.self, forKey: .link)
                .flatMap(URL.init(string:)),
            date: try date(.date),
            tags: try container.decodeIfPresent([String].self, forKey: .tags) ?? [],
            payload: try Self.payload(of: fragment ?? .object([:])))
        savedAt = try date(.savedAt)
        readAt = try date(.readAt)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(kind, forKey: .kind)
        try container.encode(id, forKey: .id)
        try container.encode(title, forKey: .title)
        try container.encode(subtitle, forKey: .subtitle)
        try container.encode(text, forKey: .text)
        try container.encode(link?.absoluteString, forKey: .link)
        try container.encode(date.map(Self.text), forKey: .date)
        try container.encode(tags, forKey: .tags)
        let fragment = try JSONDecoder().decode(JSONFragment.self, from: payload)
        try container.encode(fragment, forKey: .payload)
        try container.encode(savedAt.map(Self.text), forKey: .savedAt)
        try container.encode(readAt.map(Self.text), forKey: .readAt)
    }

    private static let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    private static func text(_ date: Date) -> String { date.formatted(format) }

    private static func date(_ text: String) -> Date? {
        (try? format.parse(text)) ?? (try? Date.ISO8601FormatStyle().parse(text))
    }
}
