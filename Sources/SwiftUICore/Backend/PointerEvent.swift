import Foundation

/// One step of a press, a drag or a touch in a gesture area.
package struct PointerEvent: Hashable, Sendable {
    package enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }
    package var phase: Phase
    /// Points in the area's own coordinates.
    package var location: CGPoint
    /// Seconds on the backend's clock.
    package var time: Double

    package init(phase: Phase, location: CGPoint, time: Double) {
        self.phase = phase
        self.location = location
        self.time = time
    }
}

/// What a gesture area makes of an event.
package enum PointerResponse: Hashable, Sendable {
    /// It is too early to tell.
    case undecided
    /// The rest of the sequence is the area's alone.
    case claims
    /// The rest of the sequence is not for the area.
    case refuses
}

/// A movement of fingers on a touchpad, sideways.
package enum PanEvent: Hashable, Sendable {
    case began
    /// Points since the last event; positive moves the content to the right.
    case moved(by: Double)
    /// Points per second.
    case ended(velocity: Double)
}

/// One step of a pinch or of a turn of two fingers.
package struct PinchEvent: Hashable, Sendable {
    package enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }
    package var phase: Phase
    /// The factor or the angle (radians, clockwise) since the gesture began.
    package var amount: Double
    /// The middle of the fingers, in the area's own coordinates.
    package var location: CGPoint
    /// Seconds on the backend's clock.
    package var time: Double

    package init(phase: Phase, amount: Double, location: CGPoint, time: Double) {
        self.phase = phase
        self.amount = amount
        self.location = location
        self.time = time
    }
}

/// What a gesture area watches for, and before whom.
package struct GestureTraits: Hashable, Sendable {
    package enum Priority: Hashable, Sendable {
        /// After what lies in the area.
        case normal
        /// Before what lies in the area.
        case high
        /// Whatever else happens; never takes anything for itself.
        case simultaneous
    }
    package var priority: Priority
    package var watchesPointer: Bool
    package var watchesMagnification: Bool
    package var watchesRotation: Bool
    package var watchesHover: Bool
    /// Whether it is a region that pages sideways, by touchpad and wheel too.
    package var pages: Bool

    package init(
        priority: Priority = .normal, watchesPointer: Bool = true,
        watchesMagnification: Bool = false, watchesRotation: Bool = false,
        watchesHover: Bool = false,
        pages: Bool = false
    ) {
        self.priority = priority
        self.watchesPointer = watchesPointer
        self.watchesMagnification = watchesMagnification
        self.watchesRotation = watchesRotation
        self.watchesHover = watchesHover
        self.pages = pages
    }
}
