import Foundation

/// A font ready for the text engine.
package struct ResolvedFont: Hashable, Sendable {
    package enum Design: Hashable, Sendable { case standard, serif, rounded, monospaced }
    /// A family name, or nil for the interface font.
    package var family: String?
    /// Points, which are GTK's CSS pixels.
    package var size: Double
    /// 100 (thin) … 900 (black); 400 is regular.
    package var weight: Int
    package var isItalic: Bool
    package var design: Design
    package var hasMonospacedDigits: Bool

    package init(
        family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false,
        design: Design = .standard, hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}

/// Styled paragraphs ready to measure and draw.
package struct ResolvedText: Hashable, Sendable {
    package struct Run: Hashable, Sendable {
        package var string: String
        package var font: ResolvedFont
        package var color: ResolvedColor
        /// The line's colour, nil for no line.
        package var strikethrough: ResolvedColor?
        package var underline: ResolvedColor?
        /// Extra points after each character.
        package var kerning: Double
        package var baselineOffset: Double
        /// Opened by the backend when the run is clicked; nil for plain text.
        package var link: URL?

        package init(
            string: String, font: ResolvedFont, color: ResolvedColor,
            strikethrough: ResolvedColor? = nil, underline: ResolvedColor? = nil,
            kerning: Double = 0, baselineOffset: Double = 0, link: URL? = nil
        ) {
            self.string = string
            self.font = font
            self.color = color
            self.strikethrough = strikethrough
            self.underline = underline
            self.kerning = kerning
            self.baselineOffset = baselineOffset
            self.link = link
        }
    }
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, middle, tail }

    package var runs: [Run]
    package var alignment: Alignment
    /// Lines at most, at least 1; nil for no limit.
    package var lineLimit: Int?
    /// Whether short text keeps the height of `lineLimit` lines.
    package var reservesSpace: Bool
    package var truncation: Truncation
    /// Extra points between lines.
    package var lineSpacing: Double
    package var isSelectable: Bool
    /// What runs in the first run's colour are painted with instead, across the whole text.
    package var paint: Paint?

    package init(
        runs: [Run], alignment: Alignment = .leading, lineLimit: Int? = nil,
        reservesSpace: Bool = false, truncation: Truncation = .tail, lineSpacing: Double = 0,
        isSelectable: Bool = false
    ) {
        self.runs = runs
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.reservesSpace = reservesSpace
        self.truncation = truncation
        self.lineSpacing = lineSpacing
        self.isSelectable = isSelectable
    }

    /// The characters without their styles.
    package var string: String { runs.map(\.string).joined() }
}

/// What measuring a text for one offered size gave; lengths in points.
package struct TextMetrics: Hashable, Sendable {
    package var size: CGSize
    /// From the top edge down.
    package var firstBaseline: CGFloat
    package var lastBaseline: CGFloat
    package var lineCount: Int

    package init(
        size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
    }
}
