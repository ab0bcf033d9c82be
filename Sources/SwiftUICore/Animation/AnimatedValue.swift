/// The value of a view or a modifier that is shown on its way to a new one.
@MainActor
struct AnimatedValue<Value> {
    private var movement: ((Double) -> (value: Value, isFinished: Bool))?
    private var holds: [AnimationHold] = []

    var isMoving: Bool { movement != nil }

    /// Starts to move from what is shown now, where the type can and the transaction says so.
    ///
    /// - Parameter target: The value that it was moving to, or stood at, before.
    mutating func change(
        from shown: Value, target: Value, to new: Value,
        transaction: @autoclosure () -> Transaction, now: Double
    ) {
        guard let new = new as? any Animatable else { return }
        start(from: shown, target: target, to: new, transaction, now: now)
    }

    private mutating func start<A: Animatable>(
        from shown: Value, target: Value, to new: A, _ transaction: () -> Transaction, now: Double
    ) {
        guard let old = shown as? A, let target = target as? A, new.differs(from: target) else {
            return
        }
        let transaction = transaction()
        guard let animation = transaction.animation else {
            movement = nil
            holds = []
            return
        }
        holds += transaction.completions.compactMap { $0.begin(until: now + animation.logicalEnd) }
        movement = { time in
            let (fraction, isFinished) = animation.progress(at: time - now)
            let mixed = new.mixed(from: old, fraction: fraction)
            // A is Value's own type, so the cast cannot fail; what was shown would do.
            return (mixed as? Value ?? shown, isFinished)
        }
    }

    /// What is shown of a value at a time.
    mutating func shown(of value: Value, at now: Double) -> Value {
        guard let movement else { return value }
        let (moved, isFinished) = movement(now)
        guard isFinished else { return mixing(moved, into: value) }
        self.movement = nil
        holds = []
        return value
    }

    // What does not move about the value is always the newest.
    private func mixing(_ moved: Value, into value: Value) -> Value {
        guard let newest = value as? any Animatable else { return moved }
        return taking(moved, into: newest) ?? moved
    }

    private func taking<A: Animatable>(_ moved: Value, into newest: A) -> Value? {
        guard let moved = moved as? A else { return nil }
        var copy = newest
        copy.animatableData = moved.animatableData
        return copy as? Value
    }
}
