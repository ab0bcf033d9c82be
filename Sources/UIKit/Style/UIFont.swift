// Status: partial (sizes do not follow the user's text size)
import SwiftUICore

/// A font of a size.
open class UIFont: NSObject, @unchecked Sendable {
    package let resolved: ResolvedFont

    package init(_ resolved: ResolvedFont) {
        self.resolved = resolved
        super.init()
    }

    /// The thickness of strokes, −1 … 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        /// 100 … 900.
        var value: Int {
            let steps: [(CGFloat, Int)] = [
                (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.12, 400), (0.27, 500), (0.35, 600),
                (0.48, 700), (0.59, 800),
            ]
            return steps.first { rawValue < $0.0 }?.1 ?? 900
        }
    }

    /// A size and weight by role.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")

        var font: Font {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }

    /// A font by its family name; any name is accepted, the nearest installed font is used.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(ResolvedFont(family: fontName, size: fontSize))
    }

    /// The interface font at a size in points.
    public class func systemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(ResolvedFont(size: size))
    }
    /// The interface font at a size in points.
    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(ResolvedFont(size: size, weight: weight.value))
    }
    /// The bold interface font at a size in points.
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(ResolvedFont(size: size, weight: 700))
    }
    /// The slanted interface font at a size in points.
    public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(ResolvedFont(size: size, isItalic: true))
    }
    /// A font of equally wide letters at a size in points.
    public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(ResolvedFont(size: size, weight: weight.value, design: .monospaced))
    }
    /// The interface font with equally wide digits.
    public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(ResolvedFont(size: size, weight: weight.value, hasMonospacedDigits: true))
    }
    /// The interface font for a role.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(style.font.resolved())
    }

    /// Points.
    open var pointSize: CGFloat { resolved.size }
    open var familyName: String { resolved.family ?? "System" }
    open var fontName: String { familyName }
    /// The height of a line in points, near enough for layout.
    open var lineHeight: CGFloat { resolved.size * 1.2 }
    /// Points.
    open class var labelFontSize: CGFloat { 17 }
    /// Points.
    open class var systemFontSize: CGFloat { 14 }
    /// Points.
    open class var smallSystemFontSize: CGFloat { 12 }

    /// The same font at another size in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var copy = resolved
        copy.size = fontSize
        return UIFont(copy)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.resolved == resolved
    }
    open override var hash: Int { resolved.hashValue }
}

extension Font {
    /// Makes the font that a UIKit font is.
    public init(_ font: UIFont) { self.init(resolved: font.resolved) }
}
