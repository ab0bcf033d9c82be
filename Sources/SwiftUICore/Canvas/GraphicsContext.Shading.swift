import Foundation
import LayoutCore

extension GraphicsContext {
    /// What a path is filled or stroked with; points are those of the context.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
        }
        let kind: Kind
        private init(_ kind: Kind) { self.kind = kind }

        /// The foreground style of the canvas.
        public static var foreground: Shading { .style(ForegroundStyle()) }

        /// One colour.
        public static func color(_ color: Color) -> Shading { .style(color) }
        /// One colour by its parts, 0…1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        /// A grey, 0…1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }
        /// A style; the unit points of gradients are those of what is drawn.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(.style(AnyShapeStyle(style)))
        }
        /// Colours along a line.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.linear(gradient, startPoint, endPoint))
        }
        /// Colours outward from a centre; radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.radial(gradient, center, startRadius, endRadius))
        }
        /// Colours around a centre, clockwise from an angle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.conic(gradient, center, angle))
        }
    }

    /// What happens beyond the ends of a gradient; accepted, the end's colour goes on.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }
}

extension GraphicsContext.Shading {
    /// Whether unit points are those of what is drawn, not of the canvas.
    var isRelative: Bool { if case .style = kind { true } else { false } }

    /// The paint for what is drawn in a canvas of a size.
    @MainActor
    func paint(in environment: EnvironmentValues, size: CGSize) -> Paint {
        func unit(_ point: CGPoint) -> UnitPointValue {
            UnitPointValue(
                x: size.width > 0 ? point.x / size.width : 0,
                y: size.height > 0 ? point.y / size.height : 0)
        }
        switch kind {
        case .style(let style): return style.paint(in: environment)
        case .linear(let gradient, let start, let end):
            return .linearGradient(
                stops: gradient.resolved(in: environment), start: unit(start), end: unit(end))
        case .radial(let gradient, let center, let inner, let outer):
            return .radialGradient(
                stops: gradient.resolved(in: environment), center: unit(center),
                startRadius: inner, endRadius: outer)
        case .conic(let gradient, let center, let angle):
            return .angularGradient(
                stops: gradient.resolved(in: environment), center: unit(center),
                startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)
        }
    }
}
