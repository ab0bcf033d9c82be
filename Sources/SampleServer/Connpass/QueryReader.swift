/// Reads query parameters and collects what is wrong with them, as the service's framework does.
///
/// Values given several times or separated by commas are many values of one name.
struct QueryReader {
    private let items: [(name: String, value: String)]
    private(set) var problems: [JSONValue] = []

    init(_ request: SampleRequest) {
        items = request.queryItems
    }

    func strings(_ name: String) -> [String] {
        var found: [String] = []
        for item in items where item.name == name {
            found += item.value.split(separator: ",").map { part in
                String(part.drop { $0 == " " })
            }
        }
        return found.filter { !$0.isEmpty }
    }

    mutating func strings(_ name: String, atMost limit: Int) -> [String] {
        let found = strings(name)
        if found.count > limit {
            let message = "List should have at most \(limit) items after validation"
            complain(
                "too_long", name, "\(message), not \(found.count)",
                [("max_length", .int(limit)), ("actual_length", .int(found.count))])
        }
        return found
    }

    mutating func integers(_ name: String) -> [Int] {
        strings(name).compactMap { integer($0, name) }
    }

    /// One number between limits; the last one given counts.
    mutating func integer(
        _ name: String, default fallback: Int, atLeast least: Int = 1, atMost most: Int? = nil
    ) -> Int {
        guard let text = items.last(where: { $0.name == name })?.value else { return fallback }
        guard let number = integer(Substring(text), name) else { return fallback }
        if number < least {
            complain(
                "greater_than_equal", name,
                "Input should be greater than or equal to \(least)", [("ge", .int(least))])
        }
        if let most, number > most {
            complain(
                "less_than_equal", name, "Input should be less than or equal to \(most)",
                [("le", .int(most))])
        }
        return number
    }

    /// Digits only, so many of them, as in `yyyymm`.
    mutating func digits(_ name: String, count: Int) -> [String] {
        strings(name).filter { text in
            if text.count == count, text.utf8.allSatisfy({ (48...57).contains($0) }) { return true }
            let pattern = "^\\d{\(count)}$"
            complain(
                "string_pattern_mismatch", name, "String should match pattern '\(pattern)'",
                [("pattern", .string(pattern))])
            return false
        }
    }

    /// Values of a closed list.
    mutating func choices(_ name: String, among allowed: [String]) -> [String] {
        strings(name).filter { text in
            if allowed.contains(text) { return true }
            let quoted = allowed.map { "'\($0)'" }
            let list = quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
            complain("enum", name, "Input should be \(list)", [("expected", .string(list))])
            return false
        }
    }

    private mutating func integer(_ text: some StringProtocol, _ name: String) -> Int? {
        if let number = Int(text) { return number }
        complain(
            "int_parsing", name,
            "Input should be a valid integer, unable to parse string as an integer", [])
        return nil
    }

    private mutating func complain(
        _ type: String, _ name: String, _ message: String, _ context: [(String, JSONValue)]
    ) {
        var problem: [(String, JSONValue)] = [
            ("type", .string(type)),
            ("loc", .array([.string("query"), .string("query"), .string(name)])),
            ("msg", .string(message)),
        ]
        if !context.isEmpty { problem.append(("ctx", .object(context))) }
        problems.append(.object(problem))
    }
}
