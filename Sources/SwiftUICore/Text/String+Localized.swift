import Foundation

extension String {
    /// Looks a text up in the app's string tables, as `Text` does, without Markdown.
    ///
    /// Foundation has this on Apple's systems; on Linux it is missing.
    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = key.resolved(table: table, bundle: bundle, locale: locale)
    }

    /// A text with values, to be looked up.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        let key: LocalizedStringKey
        public init(_ value: String) { key = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }

        func resolved(table: String?, bundle: Bundle?, locale: Locale) -> String {
            key.plainPieces(
                table: table, bundle: bundle, languages: StringTables.languages(of: locale))
        }
    }
}
