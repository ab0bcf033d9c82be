import Foundation

/// The string tables of bundles, in the languages of the user.
///
/// Foundation on Linux looks at the main bundle's development language only, so that tables are
/// read here: `ja.lproj/Localizable.strings`, `.stringsdict` beside it, and `.xcstrings`.
enum StringTables {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var tables: [String: StringTable] = [:]

    /// The format for a key; nil where no table has it.
    ///
    /// - Parameter count: The first whole number among the values, which chooses a plural form.
    static func format(
        _ key: String, table: String?, bundle: Bundle?, languages: [String], count: Int?
    ) -> String? {
        let roots = bundle.map { $0 === Bundle.main ? AppBundles.roots : AppBundles.roots(of: $0) }
        for root in roots ?? AppBundles.roots {
            let table = self.table(table ?? "Localizable", in: root)
            if let found = table.format(key, languages: languages, count: count) { return found }
        }
        return nil
    }

    private static func table(_ name: String, in root: URL) -> StringTable {
        let key = root.path + "/" + name
        return lock.withLock {
            if let known = tables[key] { return known }
            let table = StringTable(name: name, root: root)
            tables[key] = table
            return table
        }
    }

    /// The languages of messages, the first wanted first; empty for none in particular.
    static let userLanguages: [String] = {
        let environment = ProcessInfo.processInfo.environment
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
            .compactMap { environment[$0] }.first { !$0.isEmpty }
        let list = environment["LANGUAGE"] ?? ""
        guard let locale else { return expand([Locale.current.identifier]) }
        let isPlain = locale.hasPrefix("C") || locale.hasPrefix("POSIX")
        // As in gettext: the list counts where the locale is a language's.
        if isPlain, list.isEmpty { return [] }
        let names = list.isEmpty ? [locale] : list.split(separator: ":").map(String.init)
        return expand(names)
    }()

    /// The languages that an environment's locale asks for.
    static func languages(of locale: Locale) -> [String] {
        locale.identifier == Locale.current.identifier
            ? userLanguages : expand([locale.identifier])
    }

    /// `ja_JP.UTF-8` is looked up as ja-JP, then as ja.
    private static func expand(_ names: [String]) -> [String] {
        var languages: [String] = []
        for name in names {
            let plain = name.split(whereSeparator: { $0 == "." || $0 == "@" }).first ?? ""
            let parts = plain.replacingOccurrences(of: "_", with: "-").split(separator: "-")
            guard let first = parts.first else { continue }
            languages.append(parts.joined(separator: "-"))
            if first == "zh", let region = parts.last {
                languages.append(["TW", "HK", "MO"].contains(region) ? "zh-Hant" : "zh-Hans")
            }
            languages.append(String(first))
        }
        return languages
    }
}

/// One table of one folder in all its languages.
final class StringTable: @unchecked Sendable {
    private enum Entry {
        case plain(String)
        /// Formats by plural category; `other` is always there.
        case plural([String: String])
    }
    /// By language, then by key.
    private var languages: [String: [String: Entry]] = [:]
    private let sourceLanguage: String?

    init(name: String, root: URL) {
        let catalog = Self.json(root.appendingPathComponent(name + ".xcstrings"))
        sourceLanguage = catalog?["sourceLanguage"] as? String
        let entries = try? FileManager.default.contentsOfDirectory(
            at: root, includingPropertiesForKeys: nil)
        for folder in entries ?? [] where folder.pathExtension == "lproj" {
            let language = folder.deletingPathExtension().lastPathComponent
            let strings = folder.appendingPathComponent(name + ".strings")
            if let text = try? Data(contentsOf: strings) {
                for (key, value) in StringsFile.read(text) { add(key, .plain(value), language) }
            }
            readDictionary(folder.appendingPathComponent(name + ".stringsdict"), language)
        }
        readCatalog(catalog)
    }

    private func add(_ key: String, _ entry: Entry, _ language: String) {
        languages[language, default: [:]][key] = entry
    }

    func format(_ key: String, languages wanted: [String], count: Int?) -> String? {
        for language in wanted {
            guard let entry = languages[language]?[key] else {
                // What is written in the code is in the source language.
                if language == sourceLanguage { return nil }
                continue
            }
            return choose(entry, language: language, count: count)
        }
        for language in [sourceLanguage, "Base", "en"].compactMap({ $0 }) {
            if let entry = languages[language]?[key] {
                return choose(entry, language: language, count: count)
            }
        }
        return nil
    }

    private func choose(_ entry: Entry, language: String, count: Int?) -> String? {
        switch entry {
        case .plain(let format): return format
        case .plural(let forms):
            let category = PluralRule.category(of: count ?? 0, language: language)
            if count == 0, let zero = forms["zero"] { return zero }
            return forms[category] ?? forms["other"]
        }
    }

    // MARK: Files

    private static func json(_ url: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: url) else { return nil }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }

    private func readCatalog(_ catalog: [String: Any]?) {
        for (key, value) in catalog?["strings"] as? [String: [String: Any]] ?? [:] {
            let all = value["localizations"] as? [String: [String: Any]] ?? [:]
            for (language, localization) in all {
                if let unit = Self.value(of: localization) { add(key, .plain(unit), language) }
                let variations = localization["variations"] as? [String: Any]
                guard let plural = variations?["plural"] as? [String: [String: Any]] else {
                    continue
                }
                add(key, .plural(plural.compactMapValues(Self.value)), language)
            }
        }
    }

    private static func value(of localization: [String: Any]) -> String? {
        (localization["stringUnit"] as? [String: Any])?["value"] as? String
    }

    private func readDictionary(_ url: URL, _ language: String) {
        guard let data = try? Data(contentsOf: url),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let keys = list as? [String: [String: Any]]
        else { return }
        for (key, rules) in keys {
            guard let format = rules["NSStringLocalizedFormatKey"] as? String,
                let start = format.range(of: "%#@"),
                let end = format[start.upperBound...].firstIndex(of: "@"),
                let forms = rules[String(format[start.upperBound..<end])] as? [String: String]
            else { continue }
            let (before, after) = (format[..<start.lowerBound], format[format.index(after: end)...])
            let plurals = forms.filter { !$0.key.hasPrefix("NSString") }
            add(key, .plural(plurals.mapValues { before + $0 + after }), language)
        }
    }
}

/// Which plural form a whole number takes.
///
/// Source: Unicode CLDR, plural rules for cardinal numbers; languages not named have English's.
enum PluralRule {
    static func category(of number: Int, language: String) -> String {
        let n = abs(number)
        let (ones, tens) = (n % 10, n % 100)
        switch language.split(separator: "-").first ?? "en" {
        case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my": return "other"
        case "fr", "pt", "hy": return n < 2 ? "one" : "other"
        case "ru", "uk", "be", "sr", "hr", "bs":
            if ones == 1, tens != 11 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
        case "pl":
            if n == 1 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
        case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
        case "ar":
            if n < 3 { return ["zero", "one", "two"][n] }
            return (3...10).contains(tens) ? "few" : tens >= 11 ? "many" : "other"
        default: return n == 1 ? "one" : "other"
        }
    }
}

/// Reads the pairs of a `.strings` file.
enum StringsFile {
    static func read(_ data: Data) -> [String: String] {
        var encoding = String.Encoding.utf8
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { encoding = .utf16 }
        guard let text = String(data: data, encoding: encoding) else { return [:] }
        var reader = StringsReader(characters: Array(text))
        return reader.read()
    }
}

private struct StringsReader {
    let characters: [Character]
    private var index = 0

    init(characters: [Character]) { self.characters = characters }

    mutating func read() -> [String: String] {
        var pairs: [String: String] = [:]
        while let key = word() {
            guard skip("="), let value = word() else { break }
            pairs[key] = value
            guard skip(";") else { break }
        }
        return pairs
    }

    private mutating func skip(_ character: Character) -> Bool {
        skipBlanks()
        guard index < characters.count, characters[index] == character else { return false }
        index += 1
        return true
    }

    private mutating func skipBlanks() {
        while index < characters.count {
            if characters[index].isWhitespace || characters[index] == "\u{FEFF}" {
                index += 1
            } else if starts("//") {
                while index < characters.count, !characters[index].isNewline { index += 1 }
            } else if starts("/*") {
                index += 2
                while index < characters.count, !starts("*/") { index += 1 }
                index += 2
            } else {
                return
            }
        }
    }

    private func starts(_ text: String) -> Bool {
        characters[index...].prefix(text.count).elementsEqual(text)
    }

    private mutating func word() -> String? {
        skipBlanks()
        guard index < characters.count else { return nil }
        if characters[index] != "\"" {
            let word = characters[index...].prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }
            index += word.count
            return word.isEmpty ? nil : String(word)
        }
        index += 1
        var word = ""
        while index < characters.count, characters[index] != "\"" {
            if characters[index] == "\\" {
                index += 1
                word += escaped()
            } else {
                word.append(characters[index])
                index += 1
            }
        }
        index += 1
        return word
    }

    private mutating func escaped() -> String {
        guard index < characters.count else { return "" }
        let character = characters[index]
        index += 1
        switch character {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "U", "u":
            let digits = String(characters[index...].prefix(4))
            index += digits.count
            return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
        default: return String(character)
        }
    }
}
