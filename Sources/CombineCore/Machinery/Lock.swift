#if PTHREAD_LOCKS
    import Foundation

    /// The lock that the thread sanitizer can see; it takes `Mutex`, which waits in the kernel by
    /// itself, for no lock at all. `Scripts/test-threads` builds with it.
    final class Lock: Sendable {
        private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>

        init() {
            mutex = .allocate(capacity: 1)
            pthread_mutex_init(mutex, nil)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }

        /// Runs `body` while no other thread holds the lock. Not recursive.
        func withLock<Value>(_ body: () -> Value) -> Value {
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            return body()
        }
    }
#else
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
#endif
