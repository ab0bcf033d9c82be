import EventsClient

/// A text in both languages the product speaks.
struct Words: Sendable, Hashable {
    let japanese: String
    let english: String

    init(_ japanese: String, _ english: String) {
        self.japanese = japanese
        self.english = english
    }

    func text(in language: DisplayLanguage) -> String { language.pick(japanese, english) }
}
