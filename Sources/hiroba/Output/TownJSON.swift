import Foundation
import TownsClient

/// Rankings and towns as JSON, keys sorted; what is not known is `null`.
enum TownJSON {
    /// One ranking: `{"area", "year", "list", "source", "entries": […], "gaps": [[first, last]…]}`.
    static func object(_ table: TownTable, _ rankings: TownRankings) throws -> String {
        let entries = table.entries.map { Entry($0, table, rankings) }
        let gaps = table.gaps.map { [$0.lowerBound, $0.upperBound] }
        let ranking = Ranking(
            area: table.id.area, year: table.id.year, list: table.id.list,
            source: Nullable(table.source),
            entries: entries, gaps: gaps)
        return try encode(ranking, [.prettyPrinted]) + "\n"
    }

    /// One place a line.
    static func lines(_ table: TownTable, _ rankings: TownRankings) throws -> String {
        try table.entries.map { try encode(Entry($0, table, rankings), []) + "\n" }.joined()
    }

    /// An array of towns with their ranks.
    static func towns(_ towns: [Town], _ rankings: TownRankings) throws -> String {
        let values = towns.map { town in
            Place(
                town: town.name, area: town.area,
                latitude: Nullable(rankings.places[town]?.latitude),
                longitude: Nullable(rankings.places[town]?.longitude),
                rent: ranks(town, .rent, rankings), buy: ranks(town, .buy, rankings))
        }
        return try encode(values, [.prettyPrinted]) + "\n"
    }

    private static func ranks(
        _ town: Town, _ list: RankingList, _ rankings: TownRankings
    ) -> [Rank] {
        rankings.history(of: town, list: list).points.compactMap { point in
            point.rank.map { Rank(year: point.year, rank: $0, computed: point.isComputed) }
        }
    }

    private struct Ranking: Encodable {
        let area: TownArea
        let year: Int
        let list: RankingList
        let source: Nullable<String>
        let entries: [Entry]
        let gaps: [[Int]]
    }

    private struct Entry: Encodable {
        let rank: Int
        let town: String
        /// Places gained, negative when lost.
        let change: Nullable<Int>
        let line: Nullable<String>
        let year: Int
        let area: TownArea
        let list: RankingList

        init(_ entry: TownEntry, _ table: TownTable, _ rankings: TownRankings) {
            rank = entry.rank
            town = entry.town
            change = Nullable(entry.change.places)
            line = Nullable(rankings.line(of: entry, in: table.id.area))
            year = table.id.year
            area = table.id.area
            list = table.id.list
        }
    }

    private struct Place: Encodable {
        let town: String
        let area: TownArea
        let latitude: Nullable<Double>
        let longitude: Nullable<Double>
        let rent: [Rank]
        let buy: [Rank]
    }

    private struct Rank: Encodable {
        let year: Int
        let rank: Int
        let computed: Bool
    }

    /// A value that is written as `null` where there is none, not left out.
    private struct Nullable<Value: Encodable>: Encodable {
        let value: Value?

        init(_ value: Value?) { self.value = value }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            if let value { try container.encode(value) } else { try container.encodeNil() }
        }
    }

    private static func encode(
        _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
    ) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
