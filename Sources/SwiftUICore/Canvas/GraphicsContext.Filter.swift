import Foundation
import LayoutCore

extension GraphicsContext {
    /// A change to what is drawn.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case shadow(Color, CGFloat, CGFloat, CGFloat)
            case product(Color)
            case effect(RenderEffect)
        }
        let kind: Kind
        private init(_ kind: Kind) { self.kind = kind }
        private static func colors(_ matrix: ColorMatrix) -> Filter {
            Filter(.effect(.colors(matrix)))
        }

        /// Softens edges; the radius in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(.effect(.blur(radius: radius)))
        }
        /// Casts a shadow; lengths in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
            x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
            options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(.shadow(color, radius, x, y))
        }
        /// Maps the places of what is drawn.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(
                .effect(
                    .affine(
                        CGAffineTransform(
                            a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22,
                            tx: matrix.m31, ty: matrix.m32))))
        }
        /// Multiplies colours by one.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(.product(color)) }
        /// Makes colours brighter: 0 changes nothing.
        public static func brightness(_ amount: Double) -> Filter { colors(.brightness(amount)) }
        /// Spreads light and dark: 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter { colors(.contrast(amount)) }
        /// Makes more or less colourful: 1 changes nothing.
        public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }
        /// Takes colour away: 0 changes nothing.
        public static func grayscale(_ amount: Double) -> Filter {
            colors(.saturation(1 - amount))
        }
        /// Turns hues.
        public static func hueRotation(_ angle: Angle) -> Filter {
            colors(.hueRotation(angle.radians))
        }
        /// Turns each colour into its opposite, by a share.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            colors(
                ColorMatrix.identity.interpolated(to: .inversion, fraction: amount) ?? .inversion)
        }
        /// Makes black what is drawn, as see-through as it was dark.
        public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }
    }

    /// Accepted.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }
    /// Accepted.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }
    /// Accepted: a shadow lies below what casts it.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }
}

extension GraphicsContext.Filter {
    func effect(in environment: EnvironmentValues) -> RenderEffect {
        switch kind {
        case .effect(let effect): effect
        case .product(let color): .colors(.product(color.resolved(in: environment)))
        case .shadow(let color, let radius, let x, let y):
            .shadow(color: color.resolved(in: environment), radius: radius, x: x, y: y)
        }
    }
}
