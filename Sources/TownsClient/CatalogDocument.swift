import Foundation

/// The product's own file of rankings: all years and areas but the first, and where towns are.
///
/// ```
/// {"tables": [{"area": "shutoken", "year": 2022, "list": "rent", "source": "…",
///              "entries": [{"rank": 3, "town": "横浜", "from": 23, "line": "…"}, …]}, …],
///  "places": {"shutoken": {"横浜": [35.466, 139.622], …}, …}}
/// ```
/// `from` is the rank of the year before where the source states it; `computed` marks a rank that
/// was worked out. Ranks that no source tells are left out. Places are rounded to three decimals.
struct CatalogDocument {
    private let content: Content

    /// - Throws: `TownsError.unexpectedShape`.
    init(_ data: Data) throws(TownsError) {
        do {
            content = try JSONDecoder().decode(Content.self, from: data)
        } catch {
            throw .unexpectedShape(reason: "TownRankings.json: \(error)")
        }
    }

    private struct Content: Decodable {
        let tables: [Table]
        let places: [String: [String: [Double]]]
    }

    private struct Table: Decodable {
        let area: TownArea
        let year: Int
        let list: RankingList
        let source: String?
        let entries: [Entry]

        var id: TownTable.ID { .init(area: area, year: year, list: list) }
    }

    private struct Entry: Decodable {
        let rank: Int
        let town: String
        let from: Int?
        let line: String?
        let computed: Bool?
    }

    /// Where towns are; what is no pair of numbers is left out.
    var places: [Town: TownPlace] {
        var places: [Town: TownPlace] = [:]
        for (area, towns) in content.places {
            guard let area = TownArea(rawValue: area) else { continue }
            for (name, degrees) in towns where degrees.count == 2 {
                places[Town(name, in: area)] = TownPlace(
                    latitude: degrees[0], longitude: degrees[1])
            }
        }
        return places
    }

    /// The given rankings and all of the file, with changes from year to year.
    func tables(after first: [TownTable]) -> [TownTable] {
        var tables = first
        for table in content.tables.sorted(by: { $0.year < $1.year }) {
            var earlier = table.id
            earlier.year -= 1
            let before = tables.first { $0.id == earlier }
            let entries = table.entries.map { entry in
                let rank = entry.from ?? before?.entry(for: entry.town)?.rank
                return TownEntry(
                    rank: entry.rank, town: entry.town,
                    change: RankChange(from: rank, to: entry.rank), line: entry.line,
                    isComputed: entry.computed ?? false)
            }
            tables.append(TownTable(id: table.id, source: table.source, entries: entries))
        }
        return tables
    }
}
