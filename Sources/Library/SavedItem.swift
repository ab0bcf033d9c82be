import Foundation

/// Something a person saved, or only saw: an event, an article or a town.
///
/// It holds what a list shows and a search reads, and beside that the thing itself as JSON, so
/// that whoever knows its kind can show all of it without a network.
public struct SavedItem: Hashable, Sendable {
    /// What it is.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// A study group's meeting.
        case event
        /// A written piece.
        case article
        /// A place to live.
        case town
    }

    /// Names one item among all.
    public struct Reference: Hashable, Sendable, Codable {
        /// What it is.
        public var kind: Kind
        /// Its name among its kind, as its service has it.
        public var id: String

        /// Names an item.
        public init(kind: Kind, id: String) {
            self.kind = kind
            self.id = id
        }
    }

    /// What it is.
    public var kind: Kind
    /// Its name among its kind, as its service has it.
    public var id: String
    /// Its title.
    public var title: String
    /// A second line; may be empty.
    public var subtitle: String
    /// All its words, plain, for reading and searching; no HTML.
    public var text: String
    /// Its page.
    public var link: URL?
    /// The day it is about: an event's start, an article's publication.
    public var date: Date?
    /// Words it is filed under.
    public var tags: [String]
    /// The thing itself as JSON.
    public var payload: Data
    /// When it was saved; `nil` when it was only seen. The library sets it.
    public var savedAt: Date?
    /// When it was read; `nil` when it was not. The library sets it.
    public var readAt: Date?

    /// Describes an item.
    public init(
        kind: Kind, id: String, title: String, subtitle: String = "", text: String = "",
        link: URL? = nil, date: Date? = nil, tags: [String] = [], payload: Data = Data("{}".utf8)
    ) {
        self.kind = kind
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.text = text
        self.link = link
        self.date = date
        self.tags = tags
        self.payload = payload
    }

    /// Its name among all items.
    public var reference: Reference { Reference(kind: kind, id: id) }
    /// Whether it was saved, rather than only seen.
    public var isSaved: Bool { savedAt != nil }
    /// Whether it was read.
    public var isRead: Bool { readAt != nil }

    /// The thing itself.
    /// - Throws: A `DecodingError` when the JSON describes something else.
    public func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try JSONDecoder().decode(type, from: payload)
    }

    /// The JSON of a thing, for `payload`.
    public static func payload(of value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }
}
