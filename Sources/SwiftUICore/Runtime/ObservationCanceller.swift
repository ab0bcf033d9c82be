import Observation

/// Lets go of what a body's last evaluation observed.
///
/// The library has no call to end a tracking, but ends one as a whole when anything it read
/// changes. Each body therefore reads one thing more, which changes when the tracking is over.
/// Without it an object that lives long would keep a record of every evaluation that read it.
final class ObservationCanceller: Observable, Sendable {
    /// The kinds of nodes whose bodies read observable objects; others need no canceller.
    @MainActor static var users: Set<ObjectIdentifier> = []

    private let registrar = ObservationRegistrar()
    private var mark: Int { 0 }

    /// Makes the tracking that is going on depend on this object.
    func read() { registrar.access(self, keyPath: \.mark) }

    /// Ends the trackings that `read()` was called in; their callbacks run now.
    func cancel() { registrar.willSet(self, keyPath: \.mark) }
}
