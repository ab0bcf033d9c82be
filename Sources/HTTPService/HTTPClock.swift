import Foundation

/// The time, and waiting for it; a test gives a clock that never makes it wait.
public protocol HTTPClock: Sendable {
    /// The present moment.
    var now: Date { get }
    /// Returns after a while.
    /// - Throws: `CancellationError` when the task is cancelled meanwhile.
    func sleep(for duration: Duration) async throws
}

/// The machine's clock.
public struct SystemClock: HTTPClock {
    /// Makes the clock.
    public init() {}
    public var now: Date { Date() }
    public func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }
}

extension Duration {
    /// The length in seconds.
    package var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
