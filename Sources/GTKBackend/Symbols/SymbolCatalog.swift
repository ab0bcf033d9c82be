/// Where the picture of a symbol comes from.
enum SymbolSource: Hashable, Sendable {
    /// An icon of the icon theme, by its full name, such as "x-office-calendar-symbolic".
    case themed(String)
    /// A complete SVG document of one colour on a grid of 16 × 16, to be used as an alpha mask.
    case drawn(String)
}

/// Finds pictures for SF Symbols by name.
enum SymbolCatalog {
    /// The picture of a symbol; nil for a name nothing is known of.
    ///
    /// Variants are composed: `.fill`, `.slash`, and `.circle` and `.square` around the symbol.
    /// A variant that an icon of the theme lacks is the icon itself.
    static func source(forSystemName name: String) -> SymbolSource? {
        let drawings = SymbolDrawing.all
        let parsed = SymbolName(name) { drawings[$0] != nil || ThemeSymbols.names[$0] != nil }
        if let drawing = drawings[parsed.base] {
            return .drawn(SymbolDocument(drawing: drawing, name: parsed).text)
        }
        return ThemeSymbols.names[parsed.base].map { .themed($0 + "-symbolic") }
    }
}
