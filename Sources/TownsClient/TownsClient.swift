/// Knows the rankings of towns.
public protocol TownsClient: Sendable {
    /// All rankings.
    ///
    /// - Throws: `TownsError`, or `CancellationError` when the task was cancelled.
    func rankings() async throws -> TownRankings
}
