// Status: partial (no animations of an app's own)
import Foundation

/// How a change moves from one value to the next.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case bezier(Double, Double, Double, Double)
        /// `damping` is the fraction of critical damping; the velocity is in ways per second.
        case spring(response: Double, damping: Double, velocity: Double)
        case circular(UnitCurve.CircularEnd)
    }
    var curve: Curve
    /// Seconds of one play by the clock of the curve; springs go on ringing a little.
    var durationSeconds: Double
    var delaySeconds: Double = 0
    var speedFactor: Double = 1
    /// Times the movement is played; nil for ever.
    var repeatCount: Int? = 1
    var autoreverses = false
    /// Seconds after which it counts as complete; nil when its duration says.
    var logicalSeconds: Double?

    /// A smooth spring of 0.55 s.
    public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)
    public static let linear = Animation.linear(duration: 0.35)
    public static let easeIn = Animation.easeIn(duration: 0.35)
    public static let easeOut = Animation.easeOut(duration: 0.35)
    public static let easeInOut = Animation.easeInOut(duration: 0.35)

    /// Constant speed; the duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation {
        Animation(curve: .bezier(0, 0, 1, 1), durationSeconds: duration)
    }
    /// Starts slowly; the duration in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation {
        Animation(curve: .bezier(0.42, 0, 1, 1), durationSeconds: duration)
    }
    /// Ends slowly; the duration in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation {
        Animation(curve: .bezier(0, 0, 0.58, 1), durationSeconds: duration)
    }
    /// Starts and ends slowly; the duration in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        Animation(curve: .bezier(0.42, 0, 0.58, 1), durationSeconds: duration)
    }
    /// A Bézier timing curve from (0, 0) to (1, 1).
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(curve: .bezier(p1x, p1y, p2x, p2y), durationSeconds: duration)
    }
    /// A timing curve as a value.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(curve: curve.animationCurve, durationSeconds: duration)
    }

    /// Waits the given seconds first.
    public func delay(_ delay: TimeInterval) -> Animation {
        var copy = self
        copy.delaySeconds += delay
        return copy
    }
    /// Plays faster (above 1) or slower, a delay before included.
    public func speed(_ speed: Double) -> Animation {
        var copy = self
        copy.speedFactor *= speed
        copy.delaySeconds /= max(speed, 0.000_001)
        return copy
    }
    /// Plays several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repeatCount = repeatCount
        copy.autoreverses = autoreverses
        return copy
    }
    /// Plays until the view goes, or something else moves the value.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repeatCount = nil
        copy.autoreverses = autoreverses
        return copy
    }
    /// Counts as complete after the given seconds, whatever still rings.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        var copy = self
        copy.logicalSeconds = duration
        return copy
    }
}
