/// One ranking of one year: the places that are known, and where the gaps are.
public struct TownTable: Hashable, Sendable, Identifiable {
    /// What tells a ranking from others.
    public struct ID: Hashable, Sendable {
        /// The region.
        public var area: TownArea
        /// The year of publication.
        public var year: Int
        /// To rent or to buy.
        public var list: RankingList

        /// Names a ranking.
        public init(area: TownArea, year: Int, list: RankingList) {
            self.area = area
            self.year = year
            self.list = list
        }
    }

    /// A place of the ranking, or several in a row that are not known.
    public enum Place: Hashable, Sendable {
        /// A town.
        case entry(TownEntry)
        /// Ranks of which the source does not say who holds them.
        case gap(ClosedRange<Int>)
    }

    /// How many places the rankings have when they are complete.
    public static let length = 20

    /// Which ranking it is.
    public let id: ID
    /// Where the figures are from; `nil` when the article was not noted.
    public let source: String?
    /// The known places by rank, those beyond 20 included.
    public let entries: [TownEntry]

    /// Makes a ranking of its known places, in any order.
    public init(id: ID, source: String?, entries: [TownEntry]) {
        self.id = id
        self.source = source
        self.entries = entries.sorted { $0.rank < $1.rank }
    }

    /// Whether all of the first twenty places are known.
    public var isComplete: Bool { gaps.isEmpty }

    /// The ranks from 1 to 20 that are not known, in runs.
    public var gaps: [ClosedRange<Int>] {
        places(in: 1...Self.length).compactMap { place in
            if case .gap(let ranks) = place { ranks } else { nil }
        }
    }

    /// The known places among some ranks, with gaps between them.
    public func places(in ranks: ClosedRange<Int>) -> [Place] {
        var places: [Place] = []
        var next = ranks.lowerBound
        for entry in entries where ranks.contains(entry.rank) {
            if next < entry.rank { places.append(.gap(next...entry.rank - 1)) }
            places.append(.entry(entry))
            next = entry.rank + 1
        }
        if next <= ranks.upperBound { places.append(.gap(next...ranks.upperBound)) }
        return places
    }

    /// The known places after the twentieth.
    public var entriesBeyond: [TownEntry] { entries.filter { $0.rank > Self.length } }

    /// The place of a town.
    public func entry(for town: String) -> TownEntry? { entries.first { $0.town == town } }
}

extension TownTable.Place: Identifiable {
    /// The rank, or the first of the gap.
    public var id: Int {
        switch self {
        case .entry(let entry): entry.rank
        case .gap(let ranks): ranks.lowerBound
        }
    }
}
