import Synchronization

/// Answers that wait until other faults are set.
final class HeldAnswers: Sendable {
    /// Tells answers held under the present faults from those under later ones.
    typealias Ticket = Int

    private struct State {
        var ticket: Ticket = 0
        var releases: [@Sendable () -> Void] = []
    }

    private let state = Mutex(State())

    /// To be taken before the faults are looked at.
    var ticket: Ticket { state.withLock { $0.ticket } }

    /// Keeps an answer until `releaseAll`; one whose faults are gone already is let go at once.
    func hold(_ ticket: Ticket, _ release: @escaping @Sendable () -> Void) {
        let isLate = state.withLock { state in
            if state.ticket == ticket { state.releases.append(release) }
            return state.ticket != ticket
        }
        if isLate { release() }
    }

    /// Lets all answers go.
    func releaseAll() {
        let releases = state.withLock { state in
            state.ticket += 1
            defer { state.releases = [] }
            return state.releases
        }
        for release in releases { release() }
    }
}
