import SwiftUICore

extension UIColor {
    private static func fixed(_ hex: UInt32) -> UIColor { UIColor(ResolvedColor(hex: hex)) }

    private static func pair(_ light: UInt32, _ dark: UInt32) -> UIColor {
        UIColor(ResolvedColor(hex: light), dark: ResolvedColor(hex: dark))
    }

    private static func faded(
        _ light: UInt32, _ lightOpacity: Double, _ dark: UInt32, _ darkOpacity: Double
    ) -> UIColor {
        UIColor(
            ResolvedColor(hex: light).multiplyingOpacity(by: lightOpacity),
            dark: ResolvedColor(hex: dark).multiplyingOpacity(by: darkOpacity))
    }

    // Fixed colours.
    public static let black = fixed(0x000000)
    public static let darkGray = fixed(0x555555)
    public static let lightGray = fixed(0xAAAAAA)
    public static let white = fixed(0xFFFFFF)
    public static let gray = fixed(0x808080)
    public static let red = fixed(0xFF0000)
    public static let green = fixed(0x00FF00)
    public static let blue = fixed(0x0000FF)
    public static let cyan = fixed(0x00FFFF)
    public static let yellow = fixed(0xFFFF00)
    public static let magenta = fixed(0xFF00FF)
    public static let orange = fixed(0xFF8000)
    public static let purple = fixed(0x800080)
    public static let brown = fixed(0x996633)
    public static let clear = UIColor(ResolvedColor.clear)

    // Colours with a value for each appearance; Apple's published values.
    public static let systemRed = UIColor(Color.red)
    public static let systemOrange = UIColor(Color.orange)
    public static let systemYellow = UIColor(Color.yellow)
    public static let systemGreen = UIColor(Color.green)
    public static let systemMint = UIColor(Color.mint)
    public static let systemTeal = UIColor(Color.teal)
    public static let systemCyan = UIColor(Color.cyan)
    public static let systemBlue = UIColor(Color.blue)
    public static let systemIndigo = UIColor(Color.indigo)
    public static let systemPurple = UIColor(Color.purple)
    public static let systemPink = UIColor(Color.pink)
    public static let systemBrown = UIColor(Color.brown)
    public static let systemGray = UIColor(Color.gray)
    /// The tint of the surroundings.
    public static let tintColor = UIColor(Color.accentColor)
    public static let systemGray2 = pair(0xAEAEB2, 0x636366)
    public static let systemGray3 = pair(0xC7C7CC, 0x48484A)
    public static let systemGray4 = pair(0xD1D1D6, 0x3A3A3C)
    public static let systemGray5 = pair(0xE5E5EA, 0x2C2C2E)
    public static let systemGray6 = pair(0xF2F2F7, 0x1C1C1E)
    public static let opaqueSeparator = pair(0xC6C6C8, 0x38383A)
    public static let link = pair(0x007AFF, 0x0984FF)
    public static let systemBackground = pair(0xFFFFFF, 0x000000)
    public static let secondarySystemBackground = pair(0xF2F2F7, 0x1C1C1E)
    public static let tertiarySystemBackground = pair(0xFFFFFF, 0x2C2C2E)
    public static let systemGroupedBackground = pair(0xF2F2F7, 0x000000)
    public static let secondarySystemGroupedBackground = pair(0xFFFFFF, 0x1C1C1E)
    public static let tertiarySystemGroupedBackground = pair(0xF2F2F7, 0x2C2C2E)

    // Text, fills and lines, which let through what lies behind.
    public static let label = faded(0x000000, 1, 0xFFFFFF, 1)
    public static let secondaryLabel = faded(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
    public static let tertiaryLabel = faded(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    public static let quaternaryLabel = faded(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
    public static let placeholderText = faded(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    public static let separator = faded(0x3C3C43, 0.29, 0x545458, 0.6)
    public static let systemFill = faded(0x787880, 0.2, 0x787880, 0.36)
    public static let secondarySystemFill = faded(0x787880, 0.16, 0x787880, 0.32)
    public static let tertiarySystemFill = faded(0x767680, 0.12, 0x767680, 0.24)
    public static let quaternarySystemFill = faded(0x747480, 0.08, 0x767680, 0.18)
    public static let lightText = faded(0xFFFFFF, 0.6, 0xFFFFFF, 0.6)
    public static let darkText = faded(0x000000, 1, 0x000000, 1)
}
