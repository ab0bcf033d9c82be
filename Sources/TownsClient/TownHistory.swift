/// A town's ranks over the years in one list.
public struct TownHistory: Hashable, Sendable {
    /// The rank of one year.
    public struct Point: Hashable, Sendable, Identifiable {
        /// The year.
        public let year: Int
        /// The rank; `nil` when it is not known.
        public let rank: Int?
        /// Whether the rank was worked out from the next year's change.
        public let isComputed: Bool

        /// The year.
        public var id: Int { year }
    }

    /// The list.
    public let list: RankingList
    /// One for each year the region has rankings of, and the year before if it is known; in order.
    public let points: [Point]

    /// Whether any rank is known.
    public var isKnown: Bool { points.contains { $0.rank != nil } }
    /// The best rank.
    public var best: Int? { points.compactMap(\.rank).min() }
}
