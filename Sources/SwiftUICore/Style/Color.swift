// Status: complete
// GTK: GskColorNode
import Foundation
import LayoutCore

/// A colour that may differ between light and dark appearance; as a view it fills its room.
public struct Color: Hashable, Sendable {
    indirect enum Storage: Hashable, Sendable {
        case fixed(ResolvedColor)
        case adaptive(light: ResolvedColor, dark: ResolvedColor)
        case accent
        case named(String, Bundle?)
        case faded(Storage, Double)
    }
    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    /// The space that components are given in; what lies outside sRGB is drawn as its nearest.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    /// Makes a colour of components between 0 and 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        let color = ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
        switch colorSpace {
        case .sRGB: storage = .fixed(color)
        case .sRGBLinear: storage = .fixed(color.encoded)
        case .displayP3: storage = .fixed(color.fromDisplayP3)
        }
    }

    /// Makes a grey; 0 is black, 1 is white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Makes a colour of hue, saturation and brightness, each 0…1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func channel(_ n: Double) -> Double {
            let k = (n + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    /// The colour of that name in the asset catalog of a bundle.
    public init(_ name: String, bundle: Bundle? = nil) { storage = .named(name, bundle) }

    /// A colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color { Color(.faded(storage, opacity)) }

    /// The colour to draw with in an environment.
    package func resolved(in environment: EnvironmentValues) -> ResolvedColor {
        Self.resolve(storage, in: environment)
    }

    private static func resolve(
        _ storage: Storage, in environment: EnvironmentValues
    ) -> ResolvedColor {
        switch storage {
        case .fixed(let color): color
        case .adaptive(let light, let dark): environment.colorScheme == .dark ? dark : light
        case .accent:
            environment.tint.map { resolve($0.storage, in: environment) }
                ?? AssetCatalog.main.color(named: "AccentColor", scheme: environment.colorScheme)
                ?? (environment.colorScheme == .dark ? Self.darkAccent : Self.lightAccent)
        case .named(let name, let bundle):
            named(name, bundle, in: environment)
        case .faded(let inner, let factor):
            resolve(inner, in: environment).multiplyingOpacity(by: factor)
        }
    }

    private static func named(
        _ name: String, _ bundle: Bundle?, in environment: EnvironmentValues
    ) -> ResolvedColor {
        if let color = AssetCatalog.of(bundle).color(named: name, scheme: environment.colorScheme) {
            return color
        }
        RuntimeLog.once("No colour named \"\(name)\" in the asset catalogs.")
        return ResolvedColor(red: 0.5, green: 0.5, blue: 0.5)
    }

    // Adwaita's default accent as it is for text, which can be read on windows and on buttons.
    private static let lightAccent = ResolvedColor(hex: 0x1C71D8)
    private static let darkAccent = ResolvedColor(hex: 0x78AEED)

    private static func adaptive(_ light: UInt32, _ dark: UInt32) -> Color {
        Color(.adaptive(light: ResolvedColor(hex: light), dark: ResolvedColor(hex: dark)))
    }

    // The values are Apple's published system colours (Human Interface Guidelines, Color).
    public static let red = adaptive(0xFF3B30, 0xFF453A)
    public static let orange = adaptive(0xFF9500, 0xFF9F0A)
    public static let yellow = adaptive(0xFFCC00, 0xFFD60A)
    public static let green = adaptive(0x34C759, 0x30D158)
    public static let mint = adaptive(0x00C7BE, 0x63E6E2)
    public static let teal = adaptive(0x30B0C7, 0x40C8E0)
    public static let cyan = adaptive(0x32ADE6, 0x64D2FF)
    public static let blue = adaptive(0x007AFF, 0x0A84FF)
    public static let indigo = adaptive(0x5856D6, 0x5E5CE6)
    public static let purple = adaptive(0xAF52DE, 0xBF5AF2)
    public static let pink = adaptive(0xFF2D55, 0xFF375F)
    public static let brown = adaptive(0xA2845E, 0xAC8E68)
    public static let gray = adaptive(0x8E8E93, 0x8E8E93)
    public static let white = Color(white: 1)
    public static let black = Color(white: 0)
    public static let clear = Color(white: 0, opacity: 0)
    /// Text of the first rank.
    public static let primary = Color(
        .adaptive(
            light: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.87),
            dark: ResolvedColor(red: 1, green: 1, blue: 1)))
    /// Text of the second rank.
    public static let secondary = Color(
        .adaptive(
            light: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.55),
            dark: ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.62)))
    /// The tint of the surroundings, the desktop's accent by default.
    public static let accentColor = Color(.accent)

    static let tertiary = Color(
        .adaptive(
            light: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.3),
            dark: ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.32)))
    static let quaternary = Color(
        .adaptive(
            light: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.16),
            dark: ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.18)))
    static let separator = Color(
        .adaptive(
            light: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.12),
            dark: ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.14)))
    /// Adwaita's window background.
    static let windowBackground = adaptive(0xFAFAFA, 0x242424)
    /// Adwaita's view background, behind plain lists.
    static let viewBackground = adaptive(0xFFFFFF, 0x1E1E1E)
    /// Adwaita's card background, behind grouped rows.
    static let cardBackground = adaptive(0xFFFFFF, 0x363636)
}

extension ResolvedColor {
    /// Makes an opaque colour of 0xRRGGBB.
    package init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255)
    }
}

extension Color: View {}

extension Color: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<Color> {
        LeafViewNode(self, parent: parent, box: FillingBox())
    }
}

extension Color: LeafView {
    package func show(in box: LayoutNode, environment: EnvironmentValues) {
        box.show(
            .shape(
                ShapeDrawing(geometry: .rectangle, fill: .color(resolved(in: environment)))))
    }
}
