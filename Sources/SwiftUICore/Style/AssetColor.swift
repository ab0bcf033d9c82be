import Foundation

/// Reads the colours of colour sets.
enum AssetColor {
    /// The colour of one entry; nil where it can't be read.
    static func read(_ entry: [String: Any]) -> ResolvedColor? {
        guard let color = entry["color"] as? [String: Any] else { return nil }
        if let reference = color["reference"] as? String { return system(reference) }
        guard let components = color["components"] as? [String: Any] else { return nil }
        let opacity = component(components["alpha"]) ?? 1
        if let white = component(components["white"]) {
            return ResolvedColor(red: white, green: white, blue: white, opacity: opacity)
        }
        guard let red = component(components["red"]), let green = component(components["green"]),
            let blue = component(components["blue"])
        else { return nil }
        let plain = ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
        switch color["color-space"] as? String {
        case "display-p3": return plain.fromDisplayP3
        case "extended-linear-srgb", "linear-srgb": return plain.encoded
        default: return plain
        }
    }

    /// `0xFF`, `255` and `1.000` are all one.
    private static func component(_ value: Any?) -> Double? {
        guard let text = value as? String else { return (value as? NSNumber)?.doubleValue }
        if text.lowercased().hasPrefix("0x") {
            return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = Double(text) else { return nil }
        return text.contains(".") ? number : number / 255
    }

    private static func system(_ name: String) -> ResolvedColor? {
        let colors: [String: Color] = [
            "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
            "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal,
            "systemCyanColor": .cyan, "systemBlueColor": .blue, "systemIndigoColor": .indigo,
            "systemPurpleColor": .purple, "systemPinkColor": .pink, "systemBrownColor": .brown,
            "systemGrayColor": .gray, "labelColor": .primary, "secondaryLabelColor": .secondary,
            "separatorColor": .separator, "systemBackgroundColor": .viewBackground,
        ]
        return colors[name]?.resolved(in: EnvironmentValues())
    }
}
