// Status: complete
import Foundation
import LayoutCore

/// One or more taps or clicks.
public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never
    /// How many taps in quick succession.
    public var count: Int
    public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: RecognizingGesture {
    func makeRecognizer() -> Recognizer<Void> {
        MapRecognizer(TapRecognizer(count: count, space: .local)) { _ in () }
    }
    func update(_ recognizer: Recognizer<Void>) {}
}

/// One or more taps or clicks, with the place of the last one.
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        /// Points in the gesture's coordinate space.
        public var location: CGPoint
    }
    public var count: Int
    public var coordinateSpace: CoordinateSpace

    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

extension SpatialTapGesture: RecognizingGesture {
    func makeRecognizer() -> Recognizer<Value> {
        MapRecognizer(TapRecognizer(count: count, space: coordinateSpace)) { Value(location: $0) }
    }
    func update(_ recognizer: Recognizer<Value>) {}
}

/// Presses that are lifted where they were, so many of them in quick succession.
@MainActor
final class TapRecognizer: Recognizer<CGPoint> {
    private let count: Int
    private let space: CoordinateSpace
    private var taps = 0
    private var start: CGPoint?
    private var deadline = Double.infinity
    /// Points that a tap may wander, and seconds to the next of several.
    private static let slop: CGFloat = 10
    private static let patience = 0.4

    init(count: Int, space: CoordinateSpace) {
        self.count = max(count, 1)
        self.space = space
    }

    override func reset() {
        taps = 0
        start = nil
        deadline = .infinity
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<CGPoint> {
        switch event {
        case .time(let now): return now >= deadline - 0.000_001 ? .failed : .possible
        case .pointer(let event): return handle(event)
        default: return .possible
        }
    }

    private func handle(_ event: PointerEvent) -> GesturePhase<CGPoint> {
        switch event.phase {
        case .began:
            start = event.location
            deadline = .infinity
        case .moved:
            guard let start,
                hypot(event.location.x - start.x, event.location.y - start.y) > Self.slop
            else { break }
            return .failed
        case .ended: return lifted(event)
        case .cancelled: return .failed
        }
        return .possible
    }

    private func lifted(_ event: PointerEvent) -> GesturePhase<CGPoint> {
        guard start != nil else { return .failed }
        taps += 1
        start = nil
        guard taps < count else {
            return .ended(site?.convert(event.location, to: space) ?? event.location)
        }
        deadline = event.time + Self.patience
        site?.wake(at: deadline)
        return .possible
    }
}
