import Foundation

extension Animation {
    /// How far a movement is at a time after its start.
    ///
    /// - Parameter elapsed: Seconds since the change, 0 or more.
    /// - Returns: The fraction of the way, which springs may carry beyond 1, and whether the
    ///   movement has ended for good.
    package func progress(at elapsed: Double) -> (fraction: Double, isFinished: Bool) {
        let time = (elapsed - delaySeconds) * speedFactor
        guard time > 0 else { return (0, false) }
        let length = max(settlingSeconds, 0.000_001)
        // A frame that comes at the very end of a play belongs to it, whatever was rounded.
        let plays = Int(time / length + 0.000_000_1)
        if let repeatCount, plays >= repeatCount {
            let endsAtStart = autoreverses && repeatCount % 2 == 0
            return (endsAtStart ? 0 : 1, true)
        }
        let inPlay = max(time - Double(plays) * length, 0)
        let isBackward = autoreverses && plays % 2 == 1
        return (fraction(at: isBackward ? length - inPlay : inPlay), false)
    }

    /// Seconds after its start when it counts as complete; infinite when it goes on for ever.
    var logicalEnd: Double {
        if let logicalSeconds { return logicalSeconds }
        guard let repeatCount else { return .infinity }
        return delaySeconds + durationSeconds * Double(max(repeatCount, 1))
            / max(speedFactor, 0.000_001)
    }

    /// Seconds of one play; a spring's until it is within a thousandth of its end.
    private var settlingSeconds: Double {
        guard case .spring(let response, let damping, _) = curve else { return durationSeconds }
        let frequency = 2 * .pi / max(response, 0.001)
        if damping == 1 { return 9.24 / frequency }
        if damping > 1 {
            // The slower of the two ways in which it comes to rest.
            return 7.5 / (frequency * (damping - (damping * damping - 1).squareRoot()))
        }
        return 6.91 / (max(damping, 0.01) * frequency)
    }

    private func fraction(at time: Double) -> Double {
        switch curve {
        case .bezier(let x1, let y1, let x2, let y2):
            guard durationSeconds > 0 else { return 1 }
            return CubicTiming(x1: x1, y1: y1, x2: x2, y2: y2).value(at: time / durationSeconds)
        case .circular(let end):
            guard durationSeconds > 0 else { return 1 }
            return UnitCurve(kind: .circular(end)).value(at: time / durationSeconds)
        case .spring(let response, let damping, let velocity):
            return Self.spring(at: time, response: response, damping: damping, velocity)
        }
    }

    /// The closed form of a damped oscillator that starts at 0 and is drawn to 1.
    private static func spring(
        at time: Double, response: Double, damping: Double, _ velocity: Double
    ) -> Double {
        let frequency = 2 * .pi / max(response, 0.001)
        let decay = damping * frequency
        if damping == 1 {
            return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
        }
        if damping > 1 {
            let spread = frequency * (damping * damping - 1).squareRoot()
            let (fast, slow) = (-decay - spread, -decay + spread)
            // The distance to the end starts at 1 and falls at the speed given.
            let distance = (-velocity - fast) / (slow - fast)
            return 1 - (distance * exp(slow * time) + (1 - distance) * exp(fast * time))
        }
        let ringing = frequency * (1 - damping * damping).squareRoot()
        return 1 - exp(-decay * time)
            * (cos(ringing * time) + (decay - velocity) / ringing * sin(ringing * time))
    }
}

/// A timing curve from (0, 0) to (1, 1) with two control points.
struct CubicTiming {
    var x1, y1, x2, y2: Double

    /// The curve's height where it has gone `x` of the way, 0…1.
    func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return Self.bezier(parameter(for: x), y1, y2)
    }

    /// The curve's slope where it has gone `x` of the way, 0…1.
    func slope(at x: Double) -> Double {
        // At the ends both parts may stand still; a little further in they tell the slope.
        let t = min(max(parameter(for: x), 0.000_1), 0.999_9)
        let run = Self.derivative(t, x1, x2)
        return run == 0 ? .infinity : Self.derivative(t, y1, y2) / run
    }

    // The horizontal part rises all the way, so halving always finds it.
    private func parameter(for x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.bezier(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    private static func derivative(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }
}
