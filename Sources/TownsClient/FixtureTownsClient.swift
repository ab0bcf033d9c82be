import Foundation

/// Answers from memory: for previews and tests.
public final class FixtureTownsClient: TownsClient, @unchecked Sendable {
    private let lock = NSLock()
    private var storedRankings: TownRankings
    private var storedFailure: (any Error)?
    private var count = 0

    /// Makes a client that knows some rankings, or fails.
    public init(_ rankings: TownRankings, failure: (any Error)? = nil) {
        storedRankings = rankings
        storedFailure = failure
    }

    /// What it answers.
    public var known: TownRankings {
        get { lock.withLock { storedRankings } }
        set { lock.withLock { storedRankings = newValue } }
    }

    /// What every call fails with, if anything.
    public var failure: (any Error)? {
        get { lock.withLock { storedFailure } }
        set { lock.withLock { storedFailure = newValue } }
    }

    /// How often it was asked.
    public var callCount: Int { lock.withLock { count } }

    public func rankings() async throws -> TownRankings {
        try lock.withLock {
            count += 1
            if let storedFailure { throw storedFailure }
            return storedRankings
        }
    }
}
