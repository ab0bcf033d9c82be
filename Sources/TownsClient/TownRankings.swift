/// All rankings that are known, and where their towns are.
public struct TownRankings: Hashable, Sendable {
    /// The rankings, in no particular order.
    public let tables: [TownTable]
    /// Where towns are; some names have no place.
    public let places: [Town: TownPlace]
    /// How many places could not be read.
    public let droppedCount: Int
    /// Why, for the first few.
    public let droppedReasons: [String]

    /// Puts rankings together.
    public init(
        tables: [TownTable], places: [Town: TownPlace] = [:], droppedCount: Int = 0,
        droppedReasons: [String] = []
    ) {
        self.tables = tables
        self.places = places
        self.droppedCount = droppedCount
        self.droppedReasons = droppedReasons
    }

    /// One ranking.
    public func table(_ id: TownTable.ID) -> TownTable? { tables.first { $0.id == id } }

    /// The areas there are rankings of.
    public var areas: [TownArea] {
        TownArea.allCases.filter { area in tables.contains { $0.id.area == area } }
    }

    /// The years there are rankings of in an area, the latest first.
    public func years(in area: TownArea) -> [Int] {
        Set(tables.filter { $0.id.area == area }.map(\.id.year)).sorted(by: >)
    }

    /// The years there are rankings of anywhere, the latest first.
    public var years: [Int] { Set(tables.map(\.id.year)).sorted(by: >) }

    /// The place of a town in one ranking.
    public func entry(for town: Town, year: Int, list: RankingList) -> TownEntry? {
        table(.init(area: town.area, year: year, list: list))?.entry(for: town.name)
    }

    /// The list in which an entry's town stands too that year.
    public func otherEntry(of entry: TownEntry, in id: TownTable.ID) -> TownEntry? {
        var other = id
        other.list = id.list.other
        return table(other)?.entry(for: entry.town)
    }

    /// The line an entry names, else the one that the latest other ranking of its area names.
    public func line(of entry: TownEntry, in area: TownArea) -> String? {
        if let line = entry.line { return line }
        let others = tables.filter { $0.id.area == area }.sorted { $0.id.year > $1.id.year }
        return others.lazy.compactMap { $0.entry(for: entry.town)?.line }.first
    }

    /// A town's ranks over the years.
    public func history(of town: Town, list: RankingList) -> TownHistory {
        var points = years(in: town.area).reversed().map { point(town, list, year: $0) }
        if let first = points.first?.year {
            let before = point(town, list, year: first - 1)
            if before.rank != nil { points.insert(before, at: 0) }
        }
        return TownHistory(list: list, points: points)
    }

    private func point(_ town: Town, _ list: RankingList, year: Int) -> TownHistory.Point {
        if let entry = entry(for: town, year: year, list: list) {
            return .init(year: year, rank: entry.rank, isComputed: entry.isComputed)
        }
        let rank = entry(for: town, year: year + 1, list: list)?.earlierRank
        return .init(year: year, rank: rank, isComputed: rank != nil)
    }

    /// The towns of a name, in the order of the areas.
    public func towns(named name: String) -> [Town] {
        areas.filter { area in
            tables.contains { $0.id.area == area && $0.entry(for: name) != nil }
        }.map { Town(name, in: $0) }
    }

    /// Every town of every ranking, once, by area and best rank.
    public var towns: [Town] {
        var seen: Set<Town> = []
        var towns: [Town] = []
        for area in areas {
            let entries = tables.filter { $0.id.area == area }.flatMap(\.entries)
            for entry in entries.sorted(by: { $0.rank < $1.rank }) {
                let town = Town(entry.town, in: area)
                if seen.insert(town).inserted { towns.append(town) }
            }
        }
        return towns
    }
}
