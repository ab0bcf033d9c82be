/// The changes of state that have not been shown yet, in order, as everything on the main thread
/// sees them.
///
/// Writes under one transaction are one change; a write under another one starts the next. Each
/// change is shown by itself, even when several wait for one frame, so that each moves by its
/// own animation. A body that shows a change reads states as they were when it was made.
@MainActor
enum ChangeClock {
    private static var last: (number: UInt64, transaction: Transaction)?
    /// How many roots still have to show a change.
    private static var waiting: [UInt64: Int] = [:]
    /// The change that bodies show now, 0 when none does.
    nonisolated(unsafe) static var shown: UInt64 = 0
    static var shownTransaction = Transaction()

    /// The change that a write now belongs to.
    static func current() -> (number: UInt64, transaction: Transaction) {
        if shown != 0 { return (shown, shownTransaction) }
        let transaction = Transaction.current
        if let last, last.transaction.isAlike(transaction) { return last }
        let next = (number: (last?.number ?? 1) + 1, transaction: transaction)
        last = next
        return next
    }

    static func retain(_ number: UInt64) { waiting[number, default: 0] += 1 }

    static func release(_ number: UInt64) {
        guard let count = waiting[number] else { return }
        waiting[number] = count > 1 ? count - 1 : nil
    }

    /// Whether the change that code under a transaction made has something to show.
    static func isWaiting(for transaction: Transaction) -> Bool {
        guard let last, last.transaction.isAlike(transaction) else { return false }
        return waiting[last.number] != nil
    }
}
