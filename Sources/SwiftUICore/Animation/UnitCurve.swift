// Status: complete
import Foundation
import LayoutCore

/// A curve from (0, 0) to (1, 1).
public struct UnitCurve: Hashable, Sendable {
    enum CircularEnd: Hashable, Sendable { case start, end, both }
    enum Kind: Hashable, Sendable {
        case bezier(Double, Double, Double, Double)
        case circular(CircularEnd)
    }
    let kind: Kind

    /// A cubic Bézier curve with two control points.
    public static func bezier(
        startControlPoint: UnitPoint, endControlPoint: UnitPoint
    ) -> UnitCurve {
        UnitCurve(
            kind: .bezier(
                startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y))
    }

    public static let linear = UnitCurve(kind: .bezier(0, 0, 1, 1))
    public static let easeIn = UnitCurve(kind: .bezier(0.42, 0, 1, 1))
    public static let easeOut = UnitCurve(kind: .bezier(0, 0, 0.58, 1))
    public static let easeInOut = UnitCurve(kind: .bezier(0.42, 0, 0.58, 1))
    public static let circularEaseIn = UnitCurve(kind: .circular(.start))
    public static let circularEaseOut = UnitCurve(kind: .circular(.end))
    public static let circularEaseInOut = UnitCurve(kind: .circular(.both))

    var animationCurve: Animation.Curve {
        switch kind {
        case .bezier(let x1, let y1, let x2, let y2): .bezier(x1, y1, x2, y2)
        case .circular(let end): .circular(end)
        }
    }

    /// The height where it has gone `progress` (0…1) of the way.
    public func value(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        switch kind {
        case .bezier(let x1, let y1, let x2, let y2):
            return CubicTiming(x1: x1, y1: y1, x2: x2, y2: y2).value(at: x)
        case .circular(.start): return 1 - (1 - x * x).squareRoot()
        case .circular(.end): return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circular(.both):
            return x < 0.5
                ? (1 - (1 - 4 * x * x).squareRoot()) / 2
                : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
        }
    }

    /// The slope where it has gone `progress` (0…1) of the way; infinite where it is upright.
    public func velocity(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        switch kind {
        case .bezier(let x1, let y1, let x2, let y2):
            return CubicTiming(x1: x1, y1: y1, x2: x2, y2: y2).slope(at: x)
        case .circular(.start): return x / (1 - x * x).squareRoot()
        case .circular(.end): return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
        case .circular(.both):
            let side = x < 0.5 ? x : 1 - x
            return 2 * side / (1 - 4 * side * side).squareRoot()
        }
    }

    /// The same curve with its axes exchanged.
    public var inverse: UnitCurve {
        switch kind {
        case .bezier(let x1, let y1, let x2, let y2): UnitCurve(kind: .bezier(y1, x1, y2, x2))
        case .circular(.start): .circularEaseOut
        case .circular(.end): .circularEaseIn
        case .circular(.both): .circularEaseInOut
        }
    }
}
