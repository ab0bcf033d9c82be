/// One place of a ranking.
public struct TownEntry: Hashable, Sendable {
    /// The place, from 1.
    public let rank: Int
    /// The town's name, in Japanese.
    public let town: String
    /// How the rank moved since the year before.
    public let change: RankChange
    /// The railway line as printed; `nil` when this ranking names none.
    public let line: String?
    /// Whether the rank was worked out from the next year's change, not printed.
    public let isComputed: Bool

    /// Describes a place.
    public init(
        rank: Int, town: String, change: RankChange, line: String? = nil, isComputed: Bool = false
    ) {
        self.rank = rank
        self.town = town
        self.change = change
        self.line = line
        self.isComputed = isComputed
    }

    /// The rank of the year before, worked back from the change.
    public var earlierRank: Int? { change.places.map { rank + $0 } }
}

extension TownEntry: Identifiable {
    /// The town: none stands twice in one ranking.
    public var id: String { town }
}
