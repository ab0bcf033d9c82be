// Status: complete
import Foundation
import LayoutCore

/// A press that moves.
public struct DragGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        /// When it was so.
        public var time: Date
        /// Where the pointer is, in the gesture's coordinate space.
        public var location: CGPoint
        /// Where it went down.
        public var startLocation: CGPoint
        /// Points per second.
        public var velocity: CGSize

        /// From where it went down to where it is.
        public var translation: CGSize {
            CGSize(
                width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where it would come to rest by itself if it were let go now.
        public var predictedEndLocation: CGPoint {
            CGPoint(
                x: location.x + velocity.width * Self.coastingSeconds,
                y: location.y + velocity.height * Self.coastingSeconds)
        }
        /// From where it went down to where it would come to rest.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width * Self.coastingSeconds,
                height: translation.height + velocity.height * Self.coastingSeconds)
        }
        private static let coastingSeconds = 0.25
    }
    /// Points that tell a drag from a tap.
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
    @_disfavoredOverload
    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
    ) {
        self.init(
            minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

extension DragGesture: RecognizingGesture {
    func makeRecognizer() -> Recognizer<Value> { DragRecognizer(self) }
    func update(_ recognizer: Recognizer<Value>) {
        (recognizer as? DragRecognizer)?.gesture = self
    }
}

@MainActor
private final class DragRecognizer: Recognizer<DragGesture.Value> {
    var gesture: DragGesture
    /// In the window, so that a view that moves with the pointer does not confuse it.
    private var start: CGPoint?
    private var origin = CGPoint.zero
    private var isDragging = false
    private var meter = VelocityMeter()

    init(_ gesture: DragGesture) { self.gesture = gesture }

    override func reset() {
        start = nil
        isDragging = false
        meter = VelocityMeter()
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<DragGesture.Value> {
        guard let event = event.pointer else { return .possible }
        let place = site?.convert(event.location, to: .global) ?? event.location
        meter.add(PointerEvent(phase: event.phase, location: place, time: event.time))
        switch event.phase {
        case .began:
            start = place
            origin = site?.convert(event.location, to: gesture.coordinateSpace) ?? place
            return moved(to: place)
        case .moved: return moved(to: place)
        case .ended:
            guard isDragging, let value = value(at: place) else { return .failed }
            return .ended(value)
        case .cancelled: return .failed
        }
    }

    private func moved(to place: CGPoint) -> GesturePhase<DragGesture.Value> {
        guard let start else { return .failed }
        let distance = hypot(place.x - start.x, place.y - start.y)
        if !isDragging, distance < gesture.minimumDistance { return .possible }
        isDragging = true
        return value(at: place).map { .active($0) } ?? .failed
    }

    private func value(at place: CGPoint) -> DragGesture.Value? {
        guard let start else { return nil }
        return DragGesture.Value(
            time: Date(),
            location: CGPoint(x: origin.x + place.x - start.x, y: origin.y + place.y - start.y),
            startLocation: origin, velocity: meter.velocity)
    }
}
