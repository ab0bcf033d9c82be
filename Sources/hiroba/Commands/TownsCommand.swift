import TownsClient

/// `hiroba towns rent|buy`: one ranking.
struct TownsCommand: Sendable {
    enum Format: String, CaseIterable, Sendable {
        case table, json, ndjson
    }

    let list: RankingList
    let area: TownArea
    /// `nil`: the one the window opens with, or the area's latest.
    let year: Int?
    let format: Format

    static let years = 2000...2100

    init(_ parsed: ParsedArguments) throws(UsageError) {
        list = parsed.words.first.flatMap(RankingList.init(rawValue:)) ?? .rent
        area = parsed.choice("area", default: BundledTowns.firstArea)
        year = try parsed.number("year", in: Self.years)
        format = parsed.choice("format", default: .table)
    }

    func run(_ output: Output, _ surroundings: Surroundings) async throws {
        let client = try TownsSetup(surroundings).client { output.note("hiroba: \($0)") }
        let rankings = try await client.rankings()
        let table = try table(in: rankings)
        switch format {
        case .table:
            let columns = surroundings.columns
            let text = TownTableText(
                language: output.language, columns: columns, rankings: rankings)
            try output.write(text.text(table))
            note(table, rankings, output)
        case .json: try output.write(TownJSON.object(table, rankings))
        case .ndjson: try output.write(TownJSON.lines(table, rankings))
        }
    }

    private func table(in rankings: TownRankings) throws(TownsError) -> TownTable {
        let years = rankings.years(in: area)
        let isFirst = years.contains(BundledTowns.firstYear)
        let chosen = year ?? (isFirst ? BundledTowns.firstYear : years.first ?? 0)
        let id = TownTable.ID(area: area, year: chosen, list: list)
        if let table = rankings.table(id) { return table }
        let known = years.filter {
            rankings.table(.init(area: area, year: $0, list: list)) != nil
        }
        throw .unknownTable(id, years: known)
    }

    private func note(_ table: TownTable, _ rankings: TownRankings, _ output: Output) {
        if rankings.droppedCount > 0 {
            let reason = rankings.droppedReasons.first.map { " (\($0))" } ?? ""
            output.note(
                Words(
                    "hiroba: 読めなかった街が \(rankings.droppedCount) 件あります。\(reason)",
                    "hiroba: \(rankings.droppedCount) towns could not be read.\(reason)"))
        }
        let name = table.id.area.title(in: output.language)
        let title = table.id.list.title(in: output.language)
        let source =
            table.source
            ?? Words(
                "報道の断片", "fragments in the press"
            ).text(in: output.language)
        output.note(
            Words(
                "住みたい街ランキング\(table.id.year)(\(name))「\(title)」 出典: \(source)",
                "Towns people want to live in \(table.id.year) (\(name)), \(title.lowercased());"
                    + " source: \(source)"))
    }
}
