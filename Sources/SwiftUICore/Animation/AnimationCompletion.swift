import Foundation

/// A closure that waits for the movements of one change.
///
/// Used on the main thread only.
final class AnimationCompletion: @unchecked Sendable {
    let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    /// Seconds on the backend's clock; nil before a movement began.
    private(set) var deadline: Double?
    /// The movements still going on hold this.
    private weak var hold: AnimationHold?

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// A movement begins for the change.
    func begin(until end: Double) -> AnimationHold? {
        deadline = max(deadline ?? end, end)
        guard criteria == .removed else { return nil }
        if let hold { return hold }
        let new = AnimationHold()
        hold = new
        return new
    }

    /// Whether the change has been shown, so that what it moves is known.
    var isShown = false

    /// Whether it is time, at a time of the backend's clock.
    func isDue(at now: Double) -> Bool {
        guard isShown else { return false }
        guard let deadline else { return true }
        return criteria == .removed ? hold == nil : now >= deadline - 0.000_001
    }

    func call() {
        action?()
        action = nil
    }
}

/// Lives as long as one of the movements that hold it, those that replaced them included.
final class AnimationHold: Sendable {}

/// The completions that wait.
@MainActor
enum AnimationCompletions {
    private static var waiting: [AnimationCompletion] = []

    static var isEmpty: Bool { waiting.isEmpty }

    /// The body of a change has run; what caused nothing to be shown is complete.
    static func add(of transaction: Transaction, causedChange: Bool) {
        guard causedChange else { return transaction.completions.forEach { $0.call() } }
        waiting += transaction.completions
    }

    /// Calls those whose time has come.
    static func callDue(at now: Double) {
        guard !waiting.isEmpty else { return }
        let due = waiting.filter { $0.isDue(at: now) }
        waiting.removeAll { completion in due.contains { $0 === completion } }
        for completion in due { completion.call() }
    }
}
