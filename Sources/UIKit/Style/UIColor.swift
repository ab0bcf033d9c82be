// Status: partial (no patterns, no colour spaces but sRGB)
import SwiftUICore

/// A colour that may differ between light and dark appearance.
open class UIColor: NSObject, @unchecked Sendable {
    package let color: Color

    package init(_ storage: ResolvedColor, dark: ResolvedColor? = nil) {
        color = Color(light: storage, dark: dark ?? storage)
        super.init()
    }

    /// Makes the colour that a SwiftUI colour is.
    public init(_ color: Color) {
        self.color = color
        super.init()
    }

    /// Makes a colour of components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ResolvedColor(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Makes a colour of components between 0 and 1; drawn as sRGB.
    public convenience init(
        displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

    /// Makes a grey; 0 is black, 1 is white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Makes a colour of hue, saturation and brightness, each 0…1.
    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        self.init(
            Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// The colour of that name in the app's asset catalogs; nil when there is none.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil,
        compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        guard AssetCatalog.of(bundle).color(named: name, scheme: .light) != nil else { return nil }
        self.init(Color(name, bundle: bundle))
    }

    /// Makes a colour that is asked for light and for dark once, now.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        func resolved(_ style: UIUserInterfaceStyle) -> ResolvedColor {
            let traits = UITraitCollection(userInterfaceStyle: style)
            return dynamicProvider(traits).color.resolved(for: traits.scheme)
        }
        self.init(resolved(.light), dark: resolved(.dark))
    }

    /// Makes a colour of a Core Graphics colour.
    public convenience init(cgColor: CGColor) { self.init(cgColor.resolved) }

    /// Makes the colour of a colour literal.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The same colour with another opacity, 0…1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        func edited(_ scheme: ColorScheme) -> ResolvedColor {
            var resolved = color.resolved(for: scheme)
            resolved.opacity = alpha
            return resolved
        }
        return UIColor(edited(.light), dark: edited(.dark))
    }

    /// The colour in an appearance, fixed.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(color.resolved(for: traitCollection.scheme))
    }

    /// The components in light appearance, each 0…1; always true.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = color.resolved(for: .light)
        red?.pointee = resolved.red
        green?.pointee = resolved.green
        blue?.pointee = resolved.blue
        alpha?.pointee = resolved.opacity
        return true
    }

    /// The brightness and opacity in light appearance; always true.
    @discardableResult
    open func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = color.resolved(for: .light)
        white?.pointee = 0.299 * resolved.red + 0.587 * resolved.green + 0.114 * resolved.blue
        alpha?.pointee = resolved.opacity
        return true
    }

    /// Hue, saturation, brightness and opacity in light appearance, each 0…1; always true.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = color.resolved(for: .light)
        let most = max(resolved.red, resolved.green, resolved.blue)
        let range = most - min(resolved.red, resolved.green, resolved.blue)
        var angle = 0.0
        if range > 0 {
            switch most {
            case resolved.red: angle = (resolved.green - resolved.blue) / range
            case resolved.green: angle = 2 + (resolved.blue - resolved.red) / range
            default: angle = 4 + (resolved.red - resolved.green) / range
            }
        }
        hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = resolved.opacity
        return true
    }

    /// The colour in light appearance.
    open var cgColor: CGColor { CGColor(color.resolved(for: .light)) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.color == color
    }
    open override var hash: Int { color.hashValue }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What `#colorLiteral` gives where no type is said.
public typealias _ColorLiteralType = UIColor

/// A colour of fixed components.
public final class CGColor: Hashable, Sendable {
    let resolved: ResolvedColor

    init(_ resolved: ResolvedColor) { self.resolved = resolved }

    /// Makes a colour of components between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        resolved = ResolvedColor(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// Red, green, blue and opacity, each 0…1.
    public var components: [CGFloat]? {
        [resolved.red, resolved.green, resolved.blue, resolved.opacity]
    }
    /// 0 … 1.
    public var alpha: CGFloat { resolved.opacity }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.resolved == b.resolved }
    public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color {
    /// Makes the colour that a UIKit colour is.
    public init(uiColor: UIColor) { self = uiColor.color }
    /// Makes the colour that a UIKit colour is.
    public init(_ color: UIColor) { self = color.color }
    /// Makes a colour of fixed components.
    public init(cgColor: CGColor) { self = UIColor(cgColor: cgColor).color }
    /// Makes a colour of fixed components.
    public init(_ color: CGColor) { self = UIColor(cgColor: color).color }
}
