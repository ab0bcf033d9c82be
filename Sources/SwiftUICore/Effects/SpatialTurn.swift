import Foundation

/// A rotation about an axis in space, seen from straight ahead.
package struct SpatialTurn: Hashable, Sendable {
    /// Radians.
    package var angle: Double
    package var x: Double
    package var y: Double
    package var z: Double
    package var anchor: UnitPointValue

    package init(angle: Double, x: Double, y: Double, z: Double, anchor: UnitPointValue) {
        self.angle = angle
        self.x = x
        self.y = y
        self.z = z
        self.anchor = anchor
    }

    /// What the turn makes of the plane about its anchor; depth is left out.
    ///
    /// Source: Rodrigues' rotation formula, its first two rows and columns.
    package var projection: CGAffineTransform {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0 else { return .identity }
        let (ux, uy, uz) = (x / length, y / length, z / length)
        let (c, s) = (cos(angle), sin(angle))
        return CGAffineTransform(
            a: c + ux * ux * (1 - c), b: uy * ux * (1 - c) + uz * s,
            c: ux * uy * (1 - c) - uz * s, d: c + uy * uy * (1 - c), tx: 0, ty: 0)
    }
}

extension SpatialTurn: Interpolable {
    func interpolated(to other: SpatialTurn, fraction: Double) -> SpatialTurn? {
        guard anchor == other.anchor else { return nil }
        return SpatialTurn(
            angle: mix(angle, other.angle, fraction), x: mix(x, other.x, fraction),
            y: mix(y, other.y, fraction), z: mix(z, other.z, fraction), anchor: anchor)
    }
}
