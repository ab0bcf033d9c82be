import Foundation

extension Animation {
    /// A spring that overshoots a little.
    public static var spring: Animation { .spring() }
    /// A spring that does not overshoot.
    public static var smooth: Animation { .smooth() }
    /// A spring that overshoots a very little.
    public static var snappy: Animation { .snappy() }
    /// A spring that overshoots visibly.
    public static var bouncy: Animation { .bouncy() }
    /// A spring for what follows a finger.
    public static var interactiveSpring: Animation { .interactiveSpring() }
    /// A spring described by its physics.
    public static var interpolatingSpring: Animation { .interpolatingSpring(duration: 0.5) }

    /// A spring; `response` in seconds, a fraction of 1 does not overshoot.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(
            curve: .spring(response: response, damping: dampingFraction, velocity: 0),
            durationSeconds: response)
    }

    /// A spring by how long it seems to take, and how much it bounces: −1…1, 0 not at all.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        .spring(
            response: duration, dampingFraction: Spring.damping(bounce: bounce),
            blendDuration: blendDuration)
    }

    /// A spring as a value.
    public static func spring(
        _ spring: Spring, blendDuration: TimeInterval = 0.0
    ) -> Animation {
        .spring(
            response: spring.response, dampingFraction: spring.dampingRatio,
            blendDuration: blendDuration)
    }

    /// A spring that does not overshoot unless it is given extra bounce.
    public static func smooth(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation { .spring(duration: duration, bounce: extraBounce) }

    /// A spring that overshoots a very little.
    public static func snappy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation { .spring(duration: duration, bounce: 0.15 + extraBounce) }

    /// A spring that overshoots visibly.
    public static func bouncy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation { .spring(duration: duration, bounce: 0.3 + extraBounce) }

    /// A spring for what follows a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        .spring(
            response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A spring for what follows a finger, by duration and bounce.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        .spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
    }

    /// A spring described by its physics; the velocity in ways per second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let frequency = (stiffness / max(mass, 0.000_001)).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        let response = 2 * .pi / max(frequency, 0.000_001)
        return Animation(
            curve: .spring(response: response, damping: ratio, velocity: initialVelocity),
            durationSeconds: response)
    }

    /// A spring by duration and bounce; the velocity in ways per second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        let damping = Spring.damping(bounce: bounce)
        return Animation(
            curve: .spring(response: duration, damping: damping, velocity: initialVelocity),
            durationSeconds: duration)
    }
}

/// A damped spring as a value.
public struct Spring: Hashable, Sendable {
    /// Seconds that the movement seems to take.
    public var duration: TimeInterval
    /// −1…1; 0 does not overshoot.
    public var bounce: Double

    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.duration = duration
        self.bounce = bounce
    }

    /// `response` in seconds; a ratio of 1 does not overshoot.
    public init(response: Double, dampingRatio: Double) {
        duration = response
        bounce = dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
    }

    public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
    public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
    public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }

    /// Seconds of one swing without damping.
    public var response: Double { duration }
    /// 1 does not overshoot.
    public var dampingRatio: Double { Self.damping(bounce: bounce) }

    static func damping(bounce: Double) -> Double {
        bounce >= 0 ? max(1 - bounce, 0.01) : 1 / max(1 + bounce, 0.01)
    }
}
