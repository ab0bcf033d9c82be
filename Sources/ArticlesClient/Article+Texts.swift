import Foundation
import Markup
import Payload

extension Article {
    /// When it was published, as `2026/12/01 19:00`, in Japan's time.
    public var createdText: String? { createdAt.map(Self.text) }

    /// When it was last changed, in the same form; `nil` when that is the same minute.
    public var updatedText: String? {
        let text = updatedAt.map(Self.text)
        return text == createdText ? nil : text
    }

    /// The HTML as a tree of blocks to show.
    public var document: MarkupDocument { MarkupDocument(html: html) }

    /// The moment as `2026/12/01 19:00`, in Japan's time.
    public static func text(_ date: Date) -> String {
        let time = JapanTime(date)
        let padded = CalendarMath.padded
        let day = [padded(time.year, 4), padded(time.month, 2), padded(time.day, 2)]
        return day.joined(separator: "/") + " " + time.clock
    }

    /// Reads an identifier, or the address of an article's page.
    ///
    /// - Returns: `nil` when the text is neither.
    public static func id(in text: String) -> String? {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let last: Substring
        if let url = WebAddress.parse(trimmed) {
            let parts = url.path.split(separator: "/")
            guard let index = parts.lastIndex(where: { $0 == "items" || $0 == "private" }),
                index + 1 < parts.count
            else { return nil }
            last = parts[index + 1]
        } else {
            last = trimmed[...]
        }
        let isHex = last.allSatisfy { $0.isASCII && $0.isHexDigit }
        return isHex && last.count == 20 ? last.lowercased() : nil
    }
}
