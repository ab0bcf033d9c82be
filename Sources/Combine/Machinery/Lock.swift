import Synchronization

/// A lock for a few lines of bookkeeping; nothing of the caller's runs inside it.
struct Lock: ~Copyable, Sendable {
    /// Carries a result out of the mutex, whose checker cannot see that the lock guards it.
    private struct Carrier<Value>: @unchecked Sendable {
        let value: Value
    }

    private let mutex = Mutex(())

    /// Runs `body` while no other thread holds the lock. Not recursive.
    func withLock<Value>(_ body: () -> Value) -> Value {
        mutex.withLock { _ in Carrier(value: body()) }.value
    }
}
