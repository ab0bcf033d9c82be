import Foundation

extension ResolvedColor {
    private static func encode(_ value: Double) -> Double {
        value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    private static func decode(_ value: Double) -> Double {
        value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private func map(_ transform: (Double) -> Double) -> ResolvedColor {
        ResolvedColor(
            red: transform(red), green: transform(green), blue: transform(blue), opacity: opacity)
    }

    /// The colour whose linear components these are.
    var encoded: ResolvedColor { map(Self.encode) }

    /// The colour whose display P3 components these are, cut to sRGB.
    ///
    /// Source: the primaries of both spaces with white at D65; the transfer function is the same.
    var fromDisplayP3: ResolvedColor {
        let p3 = map(Self.decode)
        let linear = ResolvedColor(
            red: 1.224_940_2 * p3.red - 0.224_940_4 * p3.green,
            green: -0.042_056_9 * p3.red + 1.042_057_1 * p3.green,
            blue: -0.019_637_6 * p3.red - 0.078_636_1 * p3.green + 1.098_273_5 * p3.blue,
            opacity: opacity)
        return linear.map { min(max(Self.encode(max($0, 0)), 0), 1) }
    }
}
