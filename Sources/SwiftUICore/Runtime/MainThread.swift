import Foundation

/// Runs `work` now when on the main actor's thread, else soon on it.
package func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainActor {
        MainActor.assumeIsolated(work)
    } else {
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
}

/// Whether the calling thread runs for the main actor now.
///
/// In a program without a run loop of its own the main queue is served by any thread.
package var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueueMark.key) == true
}

private enum MainQueueMark {
    static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
