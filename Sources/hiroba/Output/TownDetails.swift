import TownsClient

/// One town as text to read.
struct TownDetails {
    let language: DisplayLanguage
    let rankings: TownRankings

    func text(_ town: Town) -> String {
        let area = town.area.title(in: language)
        var lines = [TerminalText.line(town.name) + language.pick("（\(area)）", " (\(area))"), ""]
        lines += history(town)
        if let place = rankings.places[town] {
            let label = language.pick("地図", "Map")
            lines += ["", "\(label)  \(Self.map(place))"]
        }
        return lines.map { $0.trimmingSuffix(" ") }.joined(separator: "\n") + "\n"
    }

    private func history(_ town: Town) -> [String] {
        let histories = RankingList.allCases.map { rankings.history(of: town, list: $0) }
        let years = Set(histories.flatMap(\.points).map(\.year)).sorted(by: >)
        let heading =
            [language.pick("年", "Year")] + histories.map { $0.list.title(in: language) }
        let rows =
            [heading]
            + years.map { year in ["\(year)"] + histories.map { cell($0, year) } }
        let width = rows.flatMap { $0 }.map { DisplayWidth.of($0) }.max() ?? 0
        let lines = rows.map { row in
            row.map { DisplayWidth.pad($0, to: width) }.joined(separator: "  ")
        }
        guard histories.contains(where: { $0.points.contains(where: \.isComputed) }) else {
            return lines
        }
        return lines + [language.pick("* 翌年の変動から計算", "* worked out from the year after")]
    }

    private func cell(_ history: TownHistory, _ year: Int) -> String {
        guard let point = history.points.first(where: { $0.year == year }), let rank = point.rank
        else { return "-" }
        return language.pick("\(rank)位", "\(rank)") + (point.isComputed ? "*" : "")
    }

    private static func map(_ place: TownPlace) -> String {
        "https://www.openstreetmap.org/?mlat=\(place.latitude)&mlon=\(place.longitude)"
            + "#map=15/\(place.latitude)/\(place.longitude)"
    }
}
