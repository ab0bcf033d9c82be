import Foundation
import Library
import TownsClient

extension Town {
    /// The town's name among saved items.
    var reference: SavedItem.Reference { .init(kind: .town, id: id) }

    /// The town as it is saved: its ranks and lines as text, itself as JSON.
    func savedItem(
        of rankings: TownRankings, language: DisplayLanguage = .japanese
    ) throws -> SavedItem {
        let strings = TownsStrings(language)
        let lines = RankingList.allCases.flatMap { list in
            rankings.history(of: self, list: list).points.compactMap { point in
                point.rank.map {
                    "\(strings.name(ofYear: point.year)) \(strings.title(list)) \(strings.rank($0))"
                }
            }
        }
        let railways = rankings.tables.filter { $0.id.area == area }
            .compactMap { $0.entry(for: name)?.line }
        let text = (lines + Set(railways).sorted()).joined(separator: "\n")
        return SavedItem(
            kind: .town, id: id, title: name, subtitle: area.title(in: language), text: text,
            link: rankings.places[self]?.page, payload: try SavedItem.payload(of: self))
    }
}

extension TownPlace {
    /// The place on OpenStreetMap.
    var page: URL? {
        URL(
            string: "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)"
                + "#map=15/\(latitude)/\(longitude)")
    }
}
