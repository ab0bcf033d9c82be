// Status: partial (materials are plain colours; no image paint)
import Foundation
import LayoutCore

/// A way to colour what is drawn: a colour, a gradient, a rank.
public protocol ShapeStyle: Sendable {}

/// A style that says what it is drawn with.
package protocol PaintableStyle: ShapeStyle {
    func paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
    /// The style with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedStyle(base: AnyShapeStyle(self), factor: opacity)
    }

    package func resolvedPaint(in environment: EnvironmentValues) -> Paint {
        (self as? any PaintableStyle)?.paint(in: environment)
            ?? .color(Color.primary.resolved(in: environment))
    }
}

extension Paint {
    /// One colour that stands for the paint where only one is possible, as in text.
    package var mainColor: ResolvedColor {
        switch self {
        case .color(let color): color
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _):
            stops.first?.color ?? .clear
        }
    }

    package func multiplyingOpacity(by factor: Double) -> Paint {
        func fade(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map {
                GradientStop(
                    color: $0.color.multiplyingOpacity(by: factor), location: $0.location)
            }
        }
        switch self {
        case .color(let color): return .color(color.multiplyingOpacity(by: factor))
        case .linearGradient(let stops, let start, let end):
            return .linearGradient(stops: fade(stops), start: start, end: end)
        case .radialGradient(let stops, let center, let inner, let outer):
            return .radialGradient(
                stops: fade(stops), center: center, startRadius: inner, endRadius: outer)
        case .angularGradient(let stops, let center, let start, let end):
            return .angularGradient(
                stops: fade(stops), center: center, startAngle: start, endAngle: end)
        case .ellipticalGradient(let stops, let center, let start, let end):
            return .ellipticalGradient(
                stops: fade(stops), center: center, startFraction: start, endFraction: end)
        }
    }
}

extension Color: PaintableStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        .color(resolved(in: environment))
    }
}

/// Any style, erased.
public struct AnyShapeStyle: ShapeStyle, PaintableStyle {
    let base: any ShapeStyle
    public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }
    package func paint(in environment: EnvironmentValues) -> Paint {
        base.resolvedPaint(in: environment)
    }
}

extension AnyShapeStyle: ComparableInput {
    package func isEqualInput(to other: AnyShapeStyle) -> Bool {
        func same<S: ShapeStyle>(_ a: S) -> Bool {
            guard let b = other.base as? S else { return false }
            return areEqualInputs(a, b)
        }
        return same(base)
    }
}

struct FadedStyle: PaintableStyle {
    var base: AnyShapeStyle
    var factor: Double
    func paint(in environment: EnvironmentValues) -> Paint {
        base.paint(in: environment).multiplyingOpacity(by: factor)
    }
}

/// A rank below the foreground style that is in force.
public struct HierarchicalShapeStyle: ShapeStyle, PaintableStyle, Hashable {
    let level: Int
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    package func paint(in environment: EnvironmentValues) -> Paint {
        let ranks = environment.foregroundRanks
        if level > 0, ranks.count >= level {
            var outer = environment
            outer.foregroundRanks = []
            return ranks[level - 1].paint(in: outer)
        }
        if let style = environment.foregroundStyle, !(style.base is HierarchicalShapeStyle) {
            let factors = [1, 0.6, 0.35, 0.2]
            return style.paint(in: environment).multiplyingOpacity(by: factors[level])
        }
        let colors = [Color.primary, .secondary, .tertiary, .quaternary]
        return colors[level].paint(in: environment)
    }
}

/// The foreground style that is in force.
public struct ForegroundStyle: ShapeStyle, PaintableStyle, Hashable {
    public init() {}
    package func paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint }
}

/// The colour behind content.
public struct BackgroundStyle: ShapeStyle, PaintableStyle, Hashable {
    public init() {}
    package func paint(in environment: EnvironmentValues) -> Paint {
        environment.backgroundStyle?.paint(in: environment)
            ?? Color.viewBackground.paint(in: environment)
    }
}

/// The tint that is in force.
public struct TintShapeStyle: ShapeStyle, PaintableStyle, Hashable {
    public init() {}
    package func paint(in environment: EnvironmentValues) -> Paint {
        Color.accentColor.paint(in: environment)
    }
}

/// The colour of lines between rows.
public struct SeparatorShapeStyle: ShapeStyle, PaintableStyle, Hashable {
    public init() {}
    package func paint(in environment: EnvironmentValues) -> Paint {
        Color.separator.paint(in: environment)
    }
}

/// A translucent layer; here the window's colour, nearly opaque.
public struct Material: ShapeStyle, PaintableStyle, Hashable {
    let thickness: Double
    public static let ultraThin = Material(thickness: 0.7)
    public static let thin = Material(thickness: 0.8)
    public static let regular = Material(thickness: 0.88)
    public static let thick = Material(thickness: 0.94)
    public static let ultraThick = Material(thickness: 0.97)
    public static let bar = Material(thickness: 0.95)
    package func paint(in environment: EnvironmentValues) -> Paint {
        Color.windowBackground.opacity(thickness).paint(in: environment)
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
}
extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
