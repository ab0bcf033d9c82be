/// A node that reads where boxes are.
@MainActor
protocol GeometryObserver: AnyObject {
    /// Boxes were placed, or something was scrolled.
    func layoutDidSettle()
}

/// The nodes of a root that read where boxes are.
@MainActor
struct GeometryObservers {
    private struct Weak { weak var observer: (any GeometryObserver)? }
    private var observers: [ObjectIdentifier: Weak] = [:]
    /// Something moved since the observers were told.
    var isDue = false

    var isEmpty: Bool { observers.isEmpty }

    mutating func add(_ observer: any GeometryObserver) {
        observers[ObjectIdentifier(observer)] = Weak(observer: observer)
        isDue = true
    }

    mutating func tell() {
        guard isDue else { return }
        isDue = false
        let live = observers.values.compactMap(\.observer)
        if live.count < observers.count {
            observers = observers.filter { $0.value.observer != nil }
        }
        for observer in live { observer.layoutDidSettle() }
    }
}
