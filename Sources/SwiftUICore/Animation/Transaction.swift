// Status: partial (no completion handlers; a frame has one transaction)
import Foundation

/// How a change moves from one value to the next.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case bezier(Double, Double, Double, Double)
        case spring(response: Double, dampingFraction: Double)
    }
    var curve: Curve
    var durationSeconds: Double
    var delaySeconds: Double = 0
    var speedFactor: Double = 1
    /// Times the movement is played; nil for ever.
    var repeatCount: Int? = 1
    var autoreverses = false

    /// A smooth spring of 0.55 s.
    public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)
    public static let linear = Animation.linear(duration: 0.35)
    public static let easeIn = Animation.easeIn(duration: 0.35)
    public static let easeOut = Animation.easeOut(duration: 0.35)
    public static let easeInOut = Animation.easeInOut(duration: 0.35)
    public static let spring = Animation.spring()

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
    /// A spring; `response` in seconds, a fraction of 1 does not overshoot.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(
            curve: .spring(response: response, dampingFraction: dampingFraction),
            durationSeconds: response)
    }
    /// Waits the given seconds first.
    public func delay(_ delay: TimeInterval) -> Animation {
        var copy = self
        copy.delaySeconds += delay
        return copy
    }
    /// Plays faster (above 1) or slower.
    public func speed(_ speed: Double) -> Animation {
        var copy = self
        copy.speedFactor *= speed
        return copy
    }
    /// Plays several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repeatCount = repeatCount
        copy.autoreverses = autoreverses
        return copy
    }
    /// Plays until the view goes.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repeatCount = nil
        copy.autoreverses = autoreverses
        return copy
    }
}

/// What goes with a change of state down the tree.
public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    @TaskLocal static var current = Transaction()
}

/// Runs a change that should be seen as a movement.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs a change with a transaction.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.$current.withValue(transaction, operation: body)
}
