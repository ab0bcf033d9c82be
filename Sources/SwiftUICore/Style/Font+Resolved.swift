extension Font {
    /// Makes the font that gives this one when resolved.
    package init(resolved font: ResolvedFont) {
        var made =
            font.family.map { Font.custom($0, fixedSize: font.size) }
            ?? Font.system(size: font.size)
        if font.weight != 400 { made = made.weight(Weight(value: font.weight)) }
        if font.isItalic { made = made.italic() }
        if font.hasMonospacedDigits { made = made.monospacedDigit() }
        if font.design == .monospaced { made = made.monospaced() }
        self = made
    }
}
