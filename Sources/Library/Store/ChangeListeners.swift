import Foundation
import Synchronization

/// Everyone who wants to know of changes.
final class ChangeListeners: Sendable {
    private struct State {
        var continuations: [UUID: AsyncStream<LibraryChange>.Continuation] = [:]
        var watch: FolderWatch?
    }

    private let state = Mutex(State())

    deinit {
        state.withLock { state in
            for continuation in state.continuations.values { continuation.finish() }
        }
    }

    func stream() -> AsyncStream<LibraryChange> {
        let id = UUID()
        return AsyncStream { continuation in
            continuation.onTermination = { [weak self] _ in self?.drop(id) }
            state.withLock { $0.continuations[id] = continuation }
        }
    }

    func tell(_ change: LibraryChange) {
        let all = state.withLock { Array($0.continuations.values) }
        for continuation in all { continuation.yield(change) }
    }

    /// Begins to watch a folder, once.
    func watch(_ folder: URL, _ changed: @escaping @Sendable () -> Void) {
        state.withLock { state in
            guard state.watch == nil else { return }
            state.watch = FolderWatch(folder, changed)
        }
    }

    private func drop(_ id: UUID) {
        state.withLock { _ = $0.continuations.removeValue(forKey: id) }
    }
}
