/// A command line taken apart: which command, which options, which words.
struct ParsedArguments: Sendable {
    var spec: CommandSpec
    var words: [String] = []
    private(set) var options: [(name: String, value: String?)] = []

    init(spec: CommandSpec) {
        self.spec = spec
    }

    mutating func add(_ name: String, _ value: String?) {
        options.append((name, value))
    }

    func has(_ name: String) -> Bool { options.contains { $0.name == name } }

    /// The value given last.
    func value(_ name: String) -> String? { values(name).last }

    func values(_ name: String) -> [String] {
        options.filter { $0.name == name }.compactMap(\.value)
    }

    /// All values, those separated by commas apart.
    func list(_ name: String) -> [String] {
        values(name).flatMap { $0.split(separator: ",").map { $0.trimming(" ") } }
            .filter { !$0.isEmpty }
    }

    /// A whole number within limits.
    func number(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw .badNumber(option: name, value: text, allowed: range)
        }
        return number
    }

    /// One of an enumeration's words; the parser has checked that it is one.
    func choice<Choice: RawRepresentable<String>>(_ name: String, default fallback: Choice)
        -> Choice
    {
        value(name).flatMap(Choice.init(rawValue:)) ?? fallback
    }
}

extension StringProtocol {
    /// The text without these characters at both ends.
    func trimming(_ character: Character) -> String {
        String(drop { $0 == character }).trimmingSuffix(character)
    }
}
