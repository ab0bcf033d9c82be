/// A colour ready to draw: sRGB components, each 0…1, not premultiplied.
package struct ResolvedColor: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double

    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)

    package func multiplyingOpacity(by factor: Double) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, opacity: opacity * factor)
    }
}

/// What a shape is filled or stroked with.
package enum Paint: Hashable, Sendable {
    case color(ResolvedColor)
    /// Points are in unit space of the shape's bounds.
    case linearGradient(stops: [GradientStop], start: UnitPointValue, end: UnitPointValue)
    /// Radii are in points; the centre is in unit space.
    case radialGradient(
        stops: [GradientStop], center: UnitPointValue, startRadius: Double, endRadius: Double)
    /// Angles in radians, clockwise from the right.
    case angularGradient(
        stops: [GradientStop], center: UnitPointValue, startAngle: Double, endAngle: Double)
    /// Radii as fractions of the bounds' width and height.
    case ellipticalGradient(
        stops: [GradientStop], center: UnitPointValue, startFraction: Double, endFraction: Double)
}

/// One colour of a gradient at a location between 0 and 1.
package struct GradientStop: Hashable, Sendable {
    package var color: ResolvedColor
    package var location: Double
    package init(color: ResolvedColor, location: Double) {
        self.color = color
        self.location = location
    }
}

/// A point in unit space, (0, 0) at the top left.
package struct UnitPointValue: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
