import Foundation

/// A linear map of colours: each output is a weighted sum of red, green, blue and opacity.
package struct ColorMatrix: Hashable, Sendable {
    /// Four rows of four, row by row: what red, green, blue and opacity are made of.
    package var weights: [Double]
    /// What is added to red, green, blue and opacity; 1 is full.
    package var offset: [Double]

    package init(weights: [Double], offset: [Double] = [0, 0, 0, 0]) {
        self.weights = weights
        self.offset = offset
    }

    /// Changes nothing.
    package static let identity = ColorMatrix(
        weights: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

    private static func rgb(_ weights: [Double], offset: Double = 0) -> ColorMatrix {
        let w = weights
        return ColorMatrix(
            weights: [
                w[0], w[1], w[2], 0, w[3], w[4], w[5], 0, w[6], w[7], w[8], 0, 0, 0, 0, 1,
            ], offset: [offset, offset, offset, 0])
    }

    static func brightness(_ amount: Double) -> ColorMatrix {
        rgb([1, 0, 0, 0, 1, 0, 0, 0, 1], offset: amount)
    }

    static func contrast(_ amount: Double) -> ColorMatrix {
        rgb([amount, 0, 0, 0, amount, 0, 0, 0, amount], offset: 0.5 - amount / 2)
    }

    // The weights of the CSS filter functions, which are those of sRGB's luminance
    // (Filter Effects Module Level 1).
    static func saturation(_ amount: Double) -> ColorMatrix {
        let s = amount
        return rgb([
            0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s,
            0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s,
            0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s,
        ])
    }

    static func hueRotation(_ angle: Double) -> ColorMatrix {
        let (c, s) = (cos(angle), sin(angle))
        return rgb([
            0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
            0.072 - c * 0.072 + s * 0.928,
            0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
            0.072 - c * 0.072 - s * 0.283,
            0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
            0.072 + c * 0.928 + s * 0.072,
        ])
    }

    static let inversion = rgb([-1, 0, 0, 0, -1, 0, 0, 0, -1], offset: 1)

    static func product(_ color: ResolvedColor) -> ColorMatrix {
        ColorMatrix(
            weights: [
                color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, 0,
                color.opacity,
            ])
    }

    /// Black, as solid as the colour was bright.
    static let luminanceToAlpha = ColorMatrix(
        weights: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0])
}

extension ColorMatrix: Interpolable {
    func interpolated(to other: ColorMatrix, fraction: Double) -> ColorMatrix? {
        func between(_ a: [Double], _ b: [Double]) -> [Double] {
            zip(a, b).map { mix($0, $1, fraction) }
        }
        return ColorMatrix(
            weights: between(weights, other.weights), offset: between(offset, other.offset))
    }
}
