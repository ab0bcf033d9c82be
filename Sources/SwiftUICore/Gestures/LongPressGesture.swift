// Status: complete
import Foundation

/// A press that is held in one place.
public struct LongPressGesture: Gesture {
    /// True while it is held.
    public typealias Value = Bool
    public typealias Body = Never
    /// Seconds.
    public var minimumDuration: Double
    /// Points that it may wander.
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: RecognizingGesture {
    func makeRecognizer() -> Recognizer<Bool> { LongPressRecognizer(self) }
    func update(_ recognizer: Recognizer<Bool>) {
        (recognizer as? LongPressRecognizer)?.gesture = self
    }
}

@MainActor
private final class LongPressRecognizer: Recognizer<Bool> {
    var gesture: LongPressGesture
    private var start: CGPoint?
    private var deadline = Double.infinity

    init(_ gesture: LongPressGesture) { self.gesture = gesture }

    override func reset() {
        start = nil
        deadline = .infinity
    }

    // While it may still be a click, others may have it.
    override func claims(in phase: GesturePhase<Bool>) -> Bool {
        if case .ended = phase { return true }
        return false
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<Bool> {
        switch event {
        case .time(let now):
            guard start != nil else { return .possible }
            return now >= deadline - 0.000_001 ? .ended(true) : .active(true)
        case .pointer(let event): return handle(event)
        default: return .possible
        }
    }

    private func handle(_ event: PointerEvent) -> GesturePhase<Bool> {
        switch event.phase {
        case .began:
            start = event.location
            deadline = event.time + gesture.minimumDuration
            if gesture.minimumDuration <= 0 { return .ended(true) }
            site?.wake(at: deadline)
            return .active(true)
        case .moved:
            guard let start else { return .failed }
            let distance = hypot(event.location.x - start.x, event.location.y - start.y)
            guard distance <= gesture.maximumDistance else { return .failed }
            return event.time >= deadline ? .ended(true) : .active(true)
        case .ended:
            return start != nil && event.time >= deadline ? .ended(true) : .failed
        case .cancelled: return .failed
        }
    }
}
