import EventsClient
import Foundation

/// A search as it stands in the form's fields.
struct EventSearchDraft: Hashable {
    /// What keeps the fields from being a search.
    enum Problem: Hashable {
        case unreadableFrom, unreadableThrough, reversedRange
    }

    var allWords = ""
    var anyWords = ""
    var excludedWords = ""
    var groups = ""
    var prefecture: Prefecture?
    var includesOnline = false
    var from = ""
    var through = ""
    var onlyFreeSeats = false
    var hideAnnouncements = false
    var hideCancelled = false
    var order = EventOrder.date

    init() {}

    init(_ query: EventQuery) {
        allWords = Self.text(query.keywords)
        anyWords = Self.text(query.anyKeywords)
        excludedWords = Self.text(query.excludedWords)
        groups = Self.text(query.subdomains + query.groupIDs.map(String.init))
        prefecture = query.prefectures.first { $0 != .online } ?? query.prefectures.first
        includesOnline = query.prefectures.contains(.online) && prefecture != .online
        from = query.from?.description ?? ""
        through = query.through?.description ?? ""
        onlyFreeSeats = query.onlyFreeSeats
        hideAnnouncements = query.hideAnnouncements
        hideCancelled = query.hideCancelled
        order = query.order
    }

    var problem: Problem? {
        let first = CalendarDay(from)
        let last = CalendarDay(through)
        if first == nil, !Self.isBlank(from) { return .unreadableFrom }
        if last == nil, !Self.isBlank(through) { return .unreadableThrough }
        if let first, let last, last < first { return .reversedRange }
        return nil
    }

    /// The search; `nil` as long as there is a problem.
    var query: EventQuery? {
        guard problem == nil else { return nil }
        var query = EventQuery(keywords: Self.words(allWords))
        query.anyKeywords = Self.words(anyWords)
        query.excludedWords = Self.words(excludedWords)
        for group in Self.words(groups).map(Self.groupName) where !group.isEmpty {
            if let number = Int(group) {
                query.groupIDs.append(number)
            } else {
                query.subdomains.append(group)
            }
        }
        query.prefectures = [prefecture, includesOnline ? .online : nil].compactMap { $0 }
        if prefecture == .online || prefecture == nil {
            // "Anywhere, online too" restricts nothing.
            query.prefectures = prefecture.map { [$0] } ?? []
        }
        query.from = CalendarDay(from)
        query.through = CalendarDay(through)
        query.onlyFreeSeats = onlyFreeSeats
        query.hideAnnouncements = hideAnnouncements
        query.hideCancelled = hideCancelled
        query.order = order
        return query
    }

    /// Words set apart by blanks, also wide ones; "in quotes" they stay together.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isQuoted = false
        for character in text {
            if "\"“”".contains(character) {
                isQuoted.toggle()
            } else if character.isWhitespace, !isQuoted {
                words.append(word)
                word = ""
            } else {
                word.append(character)
            }
        }
        words.append(word)
        return words.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private static func text(_ words: [String]) -> String {
        words.map { $0.contains(where: \.isWhitespace) ? "\"\($0)\"" : $0 }
            .joined(separator: " ")
    }

    /// `swift` also from `https://swift.connpass.com/`, `swift.connpass.com` or `swift,`.
    private static func groupName(_ text: String) -> String {
        let host = URL(string: text)?.host ?? text
        let name =
            host.hasSuffix(".connpass.com") ? host.dropLast(".connpass.com".count) : host[...]
        return name.trimmingCharacters(in: CharacterSet(charactersIn: ",、/ ")).lowercased()
    }

    private static func isBlank(_ text: String) -> Bool {
        text.allSatisfy(\.isWhitespace)
    }
}
