import Foundation

/// An angle, kept in radians.
@frozen
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    @inlinable
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// No rotation.
    public static let zero = Angle()

    /// Makes an angle of zero.
    @inlinable
    public init() { radians = 0 }

    /// Makes an angle from radians.
    @inlinable
    public init(radians: Double) { self.radians = radians }

    /// Makes an angle from degrees.
    @inlinable
    public init(degrees: Double) { radians = degrees * (.pi / 180) }

    /// Makes an angle from radians.
    @inlinable
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Makes an angle from degrees.
    @inlinable
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Orders by size.
    @inlinable
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle {
    /// The sum of two angles.
    public static func + (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians + right.radians)
    }

    /// The difference of two angles.
    public static func - (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians - right.radians)
    }

    /// The opposite angle.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// A multiple of an angle.
    public static func * (left: Angle, right: Double) -> Angle {
        Angle(radians: left.radians * right)
    }

    /// A fraction of an angle.
    public static func / (left: Angle, right: Double) -> Angle {
        Angle(radians: left.radians / right)
    }
}
