// Status: complete
// GTK: GtkGestureZoom, GtkGestureRotate: two fingers on a touchscreen or a touchpad
import Foundation
import LayoutCore

/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// How many times farther apart the fingers are.
        public var magnification: CGFloat
        /// Change of the magnification per second.
        public var velocity: CGFloat
        /// The middle of the fingers at first, as a part of the view.
        public var startAnchor: UnitPoint
        /// The middle of the fingers at first, in points of the view.
        public var startLocation: CGPoint
    }
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: RecognizingGesture {
    func makeRecognizer() -> Recognizer<Value> {
        MapRecognizer(
            PinchRecognizer(isRotation: false, threshold: Double(minimumScaleDelta))
        ) { pinch in
            Value(
                time: Date(), magnification: CGFloat(pinch.amount),
                velocity: CGFloat(pinch.velocity), startAnchor: pinch.anchor,
                startLocation: pinch.location)
        }
    }
    func update(_ recognizer: Recognizer<Value>) {}
}

/// Two fingers that move apart or together; the value is how many times farther apart they are.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: RecognizingGesture {
    func makeRecognizer() -> Recognizer<CGFloat> {
        MapRecognizer(
            PinchRecognizer(isRotation: false, threshold: Double(minimumScaleDelta))
        ) { CGFloat($0.amount) }
    }
    func update(_ recognizer: Recognizer<CGFloat>) {}
}

/// Two fingers that turn about each other.
public struct RotateGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// Clockwise.
        public var rotation: Angle
        /// Change of the rotation per second.
        public var velocity: Angle
        /// The middle of the fingers at first, as a part of the view.
        public var startAnchor: UnitPoint
        /// The middle of the fingers at first, in points of the view.
        public var startLocation: CGPoint
    }
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}

extension RotateGesture: RecognizingGesture {
    func makeRecognizer() -> Recognizer<Value> {
        MapRecognizer(
            PinchRecognizer(isRotation: true, threshold: minimumAngleDelta.radians)
        ) { pinch in
            Value(
                time: Date(), rotation: Angle(radians: pinch.amount),
                velocity: Angle(radians: pinch.velocity), startAnchor: pinch.anchor,
                startLocation: pinch.location)
        }
    }
    func update(_ recognizer: Recognizer<Value>) {}
}

/// Two fingers that turn about each other; the value is the angle, clockwise.
public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}

extension RotationGesture: RecognizingGesture {
    func makeRecognizer() -> Recognizer<Angle> {
        MapRecognizer(
            PinchRecognizer(isRotation: true, threshold: minimumAngleDelta.radians)
        ) { Angle(radians: $0.amount) }
    }
    func update(_ recognizer: Recognizer<Angle>) {}
}

/// What is known of two fingers.
struct Pinch {
    /// The factor or the angle in radians.
    var amount: Double
    var velocity: Double
    var anchor: UnitPoint
    var location: CGPoint
}

@MainActor
final class PinchRecognizer: Recognizer<Pinch> {
    private let isRotation: Bool
    private let threshold: Double
    private var start: CGPoint?
    private var isActive = false
    private var last: (amount: Double, time: Double)?
    private var velocity = 0.0

    init(isRotation: Bool, threshold: Double) {
        self.isRotation = isRotation
        self.threshold = threshold
    }

    override var needs: GestureNeeds { isRotation ? .rotation : .magnification }

    override func reset() {
        start = nil
        isActive = false
        last = nil
        velocity = 0
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<Pinch> {
        switch event {
        case .magnification(let event) where !isRotation: return handle(event)
        case .rotation(let event) where isRotation: return handle(event)
        default: return .possible
        }
    }

    private func handle(_ event: PinchEvent) -> GesturePhase<Pinch> {
        switch event.phase {
        case .began:
            start = event.location
            last = (event.amount, event.time)
            return .possible
        case .moved:
            measure(event)
            if abs(event.amount - (isRotation ? 0 : 1)) >= threshold { isActive = true }
            return isActive ? .active(value(event)) : .possible
        case .ended: return isActive ? .ended(value(event)) : .failed
        case .cancelled: return .failed
        }
    }

    private func measure(_ event: PinchEvent) {
        if let last, event.time > last.time {
            velocity = (event.amount - last.amount) / (event.time - last.time)
        }
        last = (event.amount, event.time)
    }

    private func value(_ event: PinchEvent) -> Pinch {
        let place = start ?? event.location
        let size = site?.areaSize ?? .zero
        return Pinch(
            amount: event.amount, velocity: velocity,
            anchor: UnitPoint(
                x: size.width > 0 ? place.x / size.width : 0,
                y: size.height > 0 ? place.y / size.height : 0),
            location: place)
    }
}
