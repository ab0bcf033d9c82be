import Foundation
import Payload

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A feed as RFC 4287 describes it, as far as groups' feeds use it.
struct AtomFeed: Hashable {
    /// One entry.
    struct Entry: Hashable {
        var title = ""
        var link: URL?
        var published: Date?
        var updated: Date?
        var authorName: String?
        /// Untrusted HTML.
        var summary = ""
    }

    var title = ""
    var entries: [Entry] = []

    /// Reads a feed.
    /// - Throws: `EventsError.unexpectedShape` when it is no XML or no feed.
    init(_ data: Data) throws {
        let reader = Reader()
        let parser = XMLParser(data: data)
        // Nothing outside the file is ever loaded.
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        guard parser.parse(), reader.isFeed else {
            let line = parser.lineNumber
            throw EventsError.unexpectedShape(reason: "feed, line \(line)")
        }
        self = reader.feed
    }

    private init() {}

    /// Collects texts by the path of elements they stand in.
    private final class Reader: NSObject, XMLParserDelegate {
        var feed = AtomFeed()
        var isFeed = false
        private var path: [String] = []
        private var text = ""

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            path.append(name)
            text = ""
            if path == ["feed"] { isFeed = true }
            if path == ["feed", "entry"] { feed.entries.append(Entry()) }
            if path == ["feed", "entry", "link"], attributes["rel"] ?? "alternate" == "alternate",
                let last = feed.entries.indices.last
            {
                feed.entries[last].link = attributes["href"].flatMap(URL.init(string:))
            }
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

        func parser(_ parser: XMLParser, foundCDATA block: Data) {
            text += String(decoding: block, as: UTF8.self)
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
            qualifiedName: String?
        ) {
            let value = text.trimmingCharacters(in: .whitespacesAndNewlines)
            text = ""
            if path == ["feed", "title"] { feed.title = value }
            if path.starts(with: ["feed", "entry"]), let last = feed.entries.indices.last {
                take(value, Array(path.dropFirst(2)), into: &feed.entries[last])
            }
            path.removeLast()
        }

        private func take(_ value: String, _ path: [String], into entry: inout Entry) {
            switch path {
            case ["title"]: entry.title = value
            case ["published"]: entry.published = Timestamp.parse(value)
            case ["updated"]: entry.updated = Timestamp.parse(value)
            case ["summary"], ["content"]: entry.summary = value
            case ["author", "name"]: entry.authorName = value.isEmpty ? nil : value
            default: break
            }
        }
    }
}
