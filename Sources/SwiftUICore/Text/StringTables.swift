import Foundation

/// The string tables of bundles, in the languages of the user.
///
/// Foundation on Linux looks at the main bundle's development language only, so that tables are
/// read here: `ja.lproj/Localizable.strings`, `.stringsdict` beside it, and `.xcstrings`.
enum StringTables {
    private struct Place: Hashable {
        var bundle: String?
        var name: String
    }
    private static let lock = NSLock()
    private nonisolated(unsafe) static var tables: [Place: [StringTable]] = [:]

    /// The format for a key; nil where no table has it.
    ///
    /// - Parameter count: The first whole number among the values, which chooses a plural form.
    static func format(
        _ key: String, table: String?, bundle: Bundle?, languages: [String], count: Int?
    ) -> String? {
        for table in self.tables(table ?? "Localizable", in: bundle) {
            if let found = table.format(key, languages: languages, count: count) { return found }
        }
        return nil
    }

    /// The tables of a name that say anything, the app's own for no bundle.
    private static func tables(_ name: String, in bundle: Bundle?) -> [StringTable] {
        let own = bundle.flatMap { $0 === Bundle.main ? nil : $0 }
        let place = Place(bundle: own?.bundlePath, name: name)
        return lock.withLock {
            if let known = tables[place] { return known }
            let roots = own.map { AppBundles.roots(of: $0) } ?? AppBundles.roots
            let found = roots.map { StringTable(name: name, root: $0) }.filter { !$0.isEmpty }
            tables[place] = found
            return found
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

    /// The languages that a locale asks for; nil for the user's own.
    static func languages(of locale: Locale?) -> [String] {
        guard let locale else { return userLanguages }
        return locale.identifier == Locale.current.identifier
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
