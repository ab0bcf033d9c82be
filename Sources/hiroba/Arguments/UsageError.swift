import EventsClient

/// What is wrong with a command line: facts, turned into sentences in one place.
enum UsageError: Error, Sendable, Hashable {
    case unknownCommand(String, suggestion: String?)
    /// The option with its dashes.
    case unknownOption(String, suggestion: String?, command: [String])
    case missingValue(option: String, command: [String])
    case unexpectedValue(option: String)
    case badNumber(option: String, value: String, allowed: ClosedRange<Int>)
    case badDate(option: String, value: String)
    case badChoice(subject: Words, value: String, allowed: [String], command: [String])
    case badFault(part: String, suggestion: String?)
    case missingWord(Words, allowed: [String], command: [String])
    case extraWord(String, command: [String])
    case badEventID(String)
    case badArticleID(String)
    case datesReversed(from: String, to: String)
    case conflict(String, String)
}

extension UsageError {
    /// What is wrong, and on a second line where to read on.
    func text(in language: DisplayLanguage) -> String {
        let words = self.words
        let summary = words.text(in: language)
        let help = (["hiroba"] + command + ["--help"]).joined(separator: " ")
        return summary + "\n"
            + language.pick("使い方は \(help) で表示されます。", "See \(help).")
    }

    private var command: [String] {
        switch self {
        case .unknownOption(_, _, let command), .missingValue(_, let command),
            .badChoice(_, _, _, let command), .missingWord(_, _, let command),
            .extraWord(_, let command):
            command
        case .badDate, .datesReversed, .conflict: ["events"]
        case .badEventID: ["events", "show"]
        case .badArticleID: ["articles", "show"]
        case .badFault: ["sample-server"]
        case .unknownCommand, .unexpectedValue, .badNumber: []
        }
    }

    private var words: Words {
        switch self {
        case .unknownCommand(let word, let suggestion):
            Words("「\(word)」というコマンドはありません。", "There is no command '\(word)'.")
                .meaning(suggestion)
        case .unknownOption(let option, let suggestion, _):
            Words("\(option) というオプションはありません。", "There is no option \(option) here.")
                .meaning(suggestion)
        case .missingValue(let option, _):
            Words("--\(option) には値が要ります。", "--\(option) needs a value.")
        case .unexpectedValue(let option):
            Words("--\(option) に値は付けられません。", "--\(option) takes no value.")
        case .badFault(let part, let suggestion):
            Words("--fault の「\(part)」が読めません。", "--fault cannot be read at '\(part)'.")
                .meaning(suggestion)
        case .missingWord(let name, let allowed, _):
            Words("\(name.japanese)を指定してください。", "\(name.english) is missing.").choosing(allowed)
        case .extraWord(let word, _):
            Words("「\(word)」は余分です。", "'\(word)' is one too many.")
        default: valueWords
        }
    }

    private var valueWords: Words {
        switch self {
        case .badNumber(let option, let value, let range):
            Words(
                "--\(option) は \(range.lowerBound) から \(range.upperBound) の整数です: \(value)",
                "--\(option) is a whole number from \(range.lowerBound) to \(range.upperBound),"
                    + " not '\(value)'.")
        case .badDate(let option, let value):
            Words(
                "--\(option) は 2026-12-01、today、tomorrow のような日付です: \(value)",
                "--\(option) is a date like 2026-12-01, today or tomorrow, not '\(value)'.")
        case .badChoice(let subject, let value, let allowed, _):
            Words(
                "\(subject.japanese) に「\(value)」は使えません。",
                "\(subject.english) cannot be '\(value)'."
            ).meaning(Suggestion.nearest(to: value, among: allowed)).choosing(allowed)
        case .badEventID(let text):
            Words("イベントの番号ではありません: \(text)", "'\(text)' is not an event's number.")
        case .badArticleID(let text):
            Words(
                "記事の番号でもアドレスでもありません: \(text)",
                "'\(text)' is no article's number or address.")
        case .datesReversed(let from, let to):
            Words("--from \(from) が --to \(to) より後です。", "--from \(from) is after --to \(to).")
        case .conflict(let first, let second):
            Words("\(first) と \(second) は一緒に使えません。", "\(first) and \(second) exclude each other.")
        default: Words("", "")
        }
    }
}

extension Words {
    fileprivate func meaning(_ suggestion: String?) -> Words {
        guard let suggestion else { return self }
        return Words(
            japanese + " \(suggestion) のことですか？", english + " Did you mean \(suggestion)?")
    }

    /// Long lists are left to the help.
    fileprivate func choosing(_ allowed: [String]) -> Words {
        guard !allowed.isEmpty, allowed.count <= 8 else { return self }
        let list = allowed.joined(separator: ", ")
        return Words(japanese + "（\(list)）", english + " Choose from: \(list)")
    }
}
