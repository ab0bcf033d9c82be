import Foundation

/// What is known of a drag that may turn a page.
struct PageDrag {
    /// Where the drag was when it was found to be one, in points.
    private(set) var start: CGFloat = 0
    private(set) var isClaimed = false
    /// The shift of the strip when the drag began.
    var base: CGFloat = 0
    /// Points that fingers on a touchpad have moved.
    var panned: CGFloat = 0
    private var origin = CGPoint.zero
    private var isRefused = false
    private var velocityMeter = VelocityMeter()
    /// Points that tell a drag from a click.
    private static let slop: CGFloat = 10

    /// Points per second, sideways.
    var velocity: Double { velocityMeter.velocity.width }

    mutating func take(_ event: PointerEvent) -> PointerResponse {
        switch event.phase {
        case .began:
            self = PageDrag()
            origin = event.location
            velocityMeter.add(event)
            return .undecided
        case .moved:
            velocityMeter.add(event)
            return isClaimed ? .undecided : decide(event.location)
        case .ended:
            velocityMeter.add(event)
            return .undecided
        case .cancelled: return .undecided
        }
    }

    // Scrolling up and down is for what lies on the page.
    private mutating func decide(_ location: CGPoint) -> PointerResponse {
        guard !isRefused else { return .refuses }
        let dx = abs(location.x - origin.x)
        let dy = abs(location.y - origin.y)
        guard max(dx, dy) >= Self.slop else { return .undecided }
        guard dx > dy else {
            isRefused = true
            return .refuses
        }
        isClaimed = true
        start = location.x
        return .claims
    }
}

/// How fast a pointer moves, by its last tenth of a second.
struct VelocityMeter {
    private var samples: [(time: Double, location: CGPoint)] = []

    mutating func add(_ event: PointerEvent) {
        // A release repeats the last place; how long it came after says whether it was a flick.
        samples.append((event.time, event.location))
        samples.removeAll { event.time - $0.time > 0.1 }
    }

    /// Points per second.
    var velocity: CGSize {
        guard let first = samples.first, let last = samples.last, last.time > first.time else {
            return .zero
        }
        let seconds = last.time - first.time
        return CGSize(
            width: (last.location.x - first.location.x) / seconds,
            height: (last.location.y - first.location.y) / seconds)
    }
}
