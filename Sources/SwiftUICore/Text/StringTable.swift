import Foundation

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

    var isEmpty: Bool { languages.isEmpty }

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
            let before = format[..<start.lowerBound]
            let after = format[format.index(after: end)...]
            let plurals = forms.filter { !$0.key.hasPrefix("NSString") }
            add(key, .plural(plurals.mapValues { before + $0 + after }), language)
        }
    }
}
