// Status: complete
import Foundation

/// What goes with a change of state down the tree.
public struct Transaction {
    /// How the change moves; nil for at once.
    public var animation: Animation?
    /// Whether `animation` modifiers put nothing in.
    public var disablesAnimations = false
    /// Whether the change is one of a series, such as a drag's.
    public var isContinuous = false
    /// Whether changes without animation still tell their speed to the next one; kept only.
    public var tracksVelocity = false
    private var values: [ObjectIdentifier: Any] = [:]
    /// What is told when the movements that the change caused have ended.
    var completions: [AnimationCompletion] = []

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// A value of an app's own.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Calls a closure once the movements that the change caused have ended.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }

    /// The transaction of the code that runs now.
    @TaskLocal static var current = Transaction()

    /// Whether two changes may be shown as one.
    func isAlike(_ other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous && values.isEmpty && other.values.isEmpty
            && completions.count == other.completions.count
            && zip(completions, other.completions).allSatisfy { $0 === $1 }
    }
}

// The values are read where the transaction was made.
extension Transaction: @unchecked Sendable {}

/// A value of an app's own in transactions.
public protocol TransactionKey {
    associatedtype Value
    /// The value of transactions that set none.
    static var defaultValue: Value { get }
}

/// Runs a change that should be seen as a movement.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}

/// Runs a change that should be seen as a movement, and calls a closure when it has ended.
///
/// The closure is called exactly once; at once when nothing moves.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.completions = []
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Runs a change with a transaction.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let result = try Transaction.$current.withValue(transaction, operation: body)
    if !transaction.completions.isEmpty {
        onMainActor {
            // A transaction inside one that has completions leaves them to the outer one.
            if Transaction.current.completions.isEmpty {
                AnimationCompletions.add(
                    of: transaction, causedChange: ChangeClock.isWaiting(for: transaction))
            }
        }
    }
    return result
}

/// Runs a change with one value of its transaction set.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// When a movement counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let rawValue: Int
    /// When its duration is over, even if a spring still rings or something else moves it.
    public static let logicallyComplete = AnimationCompletionCriteria(rawValue: 0)
    /// When nothing of it is left.
    public static let removed = AnimationCompletionCriteria(rawValue: 1)
}
