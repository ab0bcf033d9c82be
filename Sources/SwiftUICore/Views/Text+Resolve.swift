import Foundation

/// Styles collected on the way from a text to one of its runs; nil where none was set.
private struct RunStyle {
    var font: ResolvedFont
    var color: ResolvedColor
    var strikethrough: ResolvedColor?
    var underline: ResolvedColor?
    var kerning = 0.0
    var baselineOffset = 0.0
    var link: URL?

    mutating func apply(_ intent: InlinePresentationIntent) {
        if intent.contains(.stronglyEmphasized) { font.weight = max(font.weight, 700) }
        if intent.contains(.emphasized) { font.isItalic = true }
        if intent.contains(.code) { font.design = .monospaced }
        if intent.contains(.strikethrough) { strikethrough = color }
    }

    mutating func apply(_ link: URL?, in environment: EnvironmentValues) {
        guard let link else { return }
        self.link = link
        color = Color.accentColor.resolved(in: environment)
    }
}

extension Text {
    /// The text as it is drawn in an environment.
    ///
    /// - Parameter now: The time that relative dates are told from.
    package func resolved(
        in environment: EnvironmentValues, now: Date = Date()
    ) -> ResolvedText {
        var style = RunStyle(
            font: environment.resolvedFont, color: environment.foregroundPaint.mainColor)
        if let line = environment.strikethrough {
            style.strikethrough = line.resolved(in: environment) ?? style.color
        }
        if let line = environment.underline {
            style.underline = line.resolved(in: environment) ?? style.color
        }
        let spacing = environment.textSpacing
        style.kerning = spacing.kerning
        style.baselineOffset = spacing.baselineOffset
        var runs: [ResolvedText.Run] = []
        appendRuns(to: &runs, style: style, environment: environment, now: now)
        var text = ResolvedText(
            runs: runs, alignment: environment.lineAlignment,
            lineLimit: environment.lineLimit.map { max($0, 1) },
            reservesSpace: environment.lineLimitReservesSpace,
            truncation: environment.truncationMode.resolved,
            lineSpacing: environment.lineSpacing,
            isSelectable: environment.isTextSelectable)
        text.paint = ownPaint(in: environment, inherited: environment.foregroundPaint.unlessPlain)
        return text
    }

    /// What the first run is painted with, where one colour does not say it.
    private func ownPaint(in environment: EnvironmentValues, inherited: Paint?) -> Paint? {
        var paint = inherited
        // As with all styles, the one set first wins.
        for attribute in attributes.reversed() {
            switch attribute {
            case .style(let box): paint = box.style.paint(in: environment).unlessPlain
            case .color(.some): paint = nil
            default: break
            }
        }
        guard case .joined(let first, _) = storage else { return paint }
        return first.ownPaint(in: environment, inherited: paint)
    }

    private func appendRuns(
        to runs: inout [ResolvedText.Run], style inherited: RunStyle,
        environment: EnvironmentValues, now: Date
    ) {
        var style = inherited
        // Styles set later wrap those set earlier, so the innermost, first one wins.
        // A font goes first of all: bold and italic hold for it, whichever was set before.
        let (fonts, others) = (attributes.filter(\.isFont), attributes.filter { !$0.isFont })
        for attribute in fonts.reversed() + others.reversed() {
            Self.apply(attribute, to: &style, environment: environment)
        }
        switch storage {
        case .joined(let first, let second):
            first.appendRuns(to: &runs, style: style, environment: environment, now: now)
            second.appendRuns(to: &runs, style: style, environment: environment, now: now)
        case .verbatim, .date, .timer:
            Self.append(plainString(now: now), style, to: &runs, environment)
        case .localized(let key, let table, let bundle):
            let languages = StringTables.languages(of: environment.chosenLocale)
            for piece in key.pieces(table: table, bundle: bundle, languages: languages) {
                var inner = style
                inner.apply(piece.intent)
                inner.apply(piece.link, in: environment)
                switch piece.content {
                case .string(let string): Self.append(string, inner, to: &runs, environment)
                case .text(let text):
                    text.appendRuns(
                        to: &runs, style: inner, environment: environment, now: now)
                }
            }
        case .attributed(let string):
            for run in string.runs {
                var inner = style
                Self.apply(run, to: &inner, environment)
                Self.append(
                    String(string[run.range].characters), inner, to: &runs, environment)
            }
        }
    }

    private static func append(
        _ string: String, _ style: RunStyle, to runs: inout [ResolvedText.Run],
        _ environment: EnvironmentValues
    ) {
        var string = string
        switch environment.textCase {
        case .uppercase: string = string.uppercased()
        case .lowercase: string = string.lowercased()
        case nil: break
        }
        runs.append(
            ResolvedText.Run(
                string: string, font: style.font, color: style.color,
                strikethrough: style.strikethrough, underline: style.underline,
                kerning: style.kerning, baselineOffset: style.baselineOffset, link: style.link))
    }

    private static func apply(
        _ run: AttributedString.Runs.Run, to style: inout RunStyle,
        _ environment: EnvironmentValues
    ) {
        if let font = run.font { style.font = font.resolved() }
        if let intent = run.inlinePresentationIntent { style.apply(intent) }
        style.apply(run.link, in: environment)
        if let color = run.foregroundColor { style.color = color.resolved(in: environment) }
        if let line = run.strikethroughStyle {
            style.strikethrough = line.color?.resolved(in: environment) ?? style.color
        }
        if let line = run.underlineStyle {
            style.underline = line.color?.resolved(in: environment) ?? style.color
        }
        if let kern = run.kern ?? run.tracking { style.kerning = kern }
        if let offset = run.baselineOffset { style.baselineOffset = offset }
    }

    private static func apply(
        _ attribute: Attribute, to style: inout RunStyle, environment: EnvironmentValues
    ) {
        switch attribute {
        case .font(let font?):
            style.font = font.resolved(scale: environment.dynamicTypeSize.scale)
        case .weight(let weight?): style.font.weight = weight.value
        case .bold(let isBold): if isBold { style.font.weight = max(style.font.weight, 700) }
        case .italic(let isItalic): style.font.isItalic = isItalic
        case .color(let color?): style.color = color.resolved(in: environment)
        case .style(let box): style.color = box.style.paint(in: environment).mainColor
        case .strikethrough(let isActive, let color):
            style.strikethrough =
                isActive ? color?.resolved(in: environment) ?? style.color : nil
        case .underline(let isActive, let color):
            style.underline = isActive ? color?.resolved(in: environment) ?? style.color : nil
        case .kerning(let kerning): style.kerning = kerning
        case .baselineOffset(let offset): style.baselineOffset = offset
        case .monospacedDigit: style.font.hasMonospacedDigits = true
        case .design(let design?): style.font.design = design.resolved
        case .font(nil), .weight(nil), .color(nil), .design(nil): break
        }
    }
}

extension Text.Attribute {
    /// Whether it chooses a whole font rather than one side of it.
    fileprivate var isFont: Bool { if case .font = self { true } else { false } }
}
