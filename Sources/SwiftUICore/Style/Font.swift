// Status: partial (system fonts and custom families; no text-style relative custom sizes)
// GTK: PangoFontDescription
import Foundation

/// A font, resolved against the environment when drawn.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: Double)
        case custom(name: String, size: Double)
    }
    private enum Trait: Hashable, Sendable {
        case weight(Weight)
        case bold
        case italic
        case monospaced
        case monospacedDigit
        case design(Design)
        case smallCaps
    }
    let base: Base
    private var traits: [Trait] = []

    private init(_ base: Base) { self.base = base }

    /// A size and weight by role.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
        case caption, caption2
    }

    /// The thickness of strokes.
    public struct Weight: Hashable, Sendable {
        let value: Int
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// The kind of letter shapes.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    /// The interface font at a size in points.
    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font {
        Font(.system(size: size)).adding(weight: weight, design: design)
    }

    /// The interface font for a role.
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(.style(style)).adding(weight: weight, design: design)
    }

    /// A font by its family name; the size in points.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: size))
    }

    /// A font by its family name; the size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize))
    }

    public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
    public func bold() -> Font { adding(.bold) }
    public func italic() -> Font { adding(.italic) }
    public func monospaced() -> Font { adding(.monospaced) }
    public func monospacedDigit() -> Font { adding(.monospacedDigit) }
    public func smallCaps() -> Font { adding(.smallCaps) }

    private func adding(_ trait: Trait) -> Font {
        var copy = self
        copy.traits.append(trait)
        return copy
    }

    private func adding(weight: Weight?, design: Design?) -> Font {
        var font = self
        if let weight { font = font.adding(.weight(weight)) }
        if let design { font = font.adding(.design(design)) }
        return font
    }

    /// The font to draw with; sizes of text styles are multiplied by `scale`.
    package func resolved(scale: Double = 1) -> ResolvedFont {
        var font: ResolvedFont
        switch base {
        case .style(let style):
            font = ResolvedFont(size: style.size * scale, weight: style.weight)
        case .system(let size): font = ResolvedFont(size: size)
        case .custom(let name, let size): font = ResolvedFont(family: name, size: size)
        }
        for trait in traits { Self.apply(trait, to: &font) }
        return font
    }

    private static func apply(_ trait: Trait, to font: inout ResolvedFont) {
        switch trait {
        case .weight(let weight): font.weight = weight.value
        case .bold: font.weight = max(font.weight, 700)
        case .italic: font.isItalic = true
        case .monospaced: font.design = .monospaced
        case .monospacedDigit: font.hasMonospacedDigits = true
        case .design(let design): font.design = design.resolved
        case .smallCaps: break
        }
    }
}

extension Font.Design {
    var resolved: ResolvedFont.Design {
        switch self {
        case .default: .standard
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension Font.TextStyle {
    /// Points. Between Apple's sizes for phones and Adwaita's for desktops, where body is 11 pt
    /// (14.7 px): text of an app made for a phone keeps its proportions at a desktop's size.
    var size: Double {
        switch self {
        case .largeTitle: 30
        case .title: 25
        case .title2: 20
        case .title3: 18
        case .headline, .body: 15
        case .callout: 14.5
        case .subheadline: 14
        case .footnote: 12.5
        case .caption: 12
        case .caption2: 11
        }
    }

    var weight: Int {
        switch self {
        case .largeTitle: 700
        case .headline: 600
        default: 400
        }
    }
}
