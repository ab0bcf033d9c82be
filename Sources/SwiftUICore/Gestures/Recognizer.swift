import Foundation
import LayoutCore

/// What happened, for recognisers.
enum GestureEvent {
    case pointer(PointerEvent)
    case magnification(PinchEvent)
    case rotation(PinchEvent)
    /// Time went by; seconds on the backend's clock.
    case time(Double)

    var pointer: PointerEvent? { if case .pointer(let event) = self { event } else { nil } }
}

/// How far a gesture is.
enum GesturePhase<Value> {
    /// It may still come, or is out of the question until fingers are lifted.
    case possible
    case active(Value)
    case ended(Value)
    case failed

    var isOver: Bool {
        switch self {
        case .ended, .failed: true
        default: false
        }
    }

    var value: Value? {
        switch self {
        case .active(let value), .ended(let value): value
        default: nil
        }
    }

    func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible: .possible
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// Where a gesture happens, as its recogniser asks.
@MainActor
protocol GestureSite: AnyObject {
    /// A point of the area in another space.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint
    var areaSize: CGSize { get }
    /// Sends a `time` event at a time of the backend's clock.
    func wake(at time: Double)
}

/// Finds out from events whether and how a gesture happens.
@MainActor
class Recognizer<Value> {
    weak var site: (any GestureSite)? { didSet { siteDidChange() } }
    init() {}

    /// Takes an event; called until the phase is over, then again after `reset()`.
    func handle(_ event: GestureEvent) -> GesturePhase<Value> { .failed }
    /// Forgets everything, for the next gesture.
    func reset() {}
    /// The gesture was cut short by something else.
    func cancel() { reset() }
    /// Whether the pointer is the gesture's own in a phase, so that nothing else gets it.
    func claims(in phase: GesturePhase<Value>) -> Bool { phase.value != nil }
    /// Hands the site to the recognisers inside.
    func siteDidChange() {}
    /// What the recogniser has to be told of.
    var needs: GestureNeeds { .pointer }
}

struct GestureNeeds: OptionSet {
    let rawValue: Int
    static let pointer = GestureNeeds(rawValue: 1)
    static let magnification = GestureNeeds(rawValue: 2)
    static let rotation = GestureNeeds(rawValue: 4)
}
