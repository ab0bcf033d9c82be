import Foundation

/// A ranking of one year in the shape that other programs know:
/// `{"townRankingsForRent": [place…], "townRankingsForBuy": [place…]}`.
struct RankingDocument {
    private var rent: [TownEntry] = []
    private var buy: [TownEntry] = []
    private(set) var droppedCount = 0
    private(set) var droppedReasons: [String] = []

    /// - Throws: `TownsError.unexpectedShape` without both lists, `.allDropped` when one of them
    ///   has no readable place.
    init(_ data: Data) throws(TownsError) {
        let lists: Lists
        do {
            lists = try JSONDecoder().decode(Lists.self, from: data)
        } catch {
            throw .unexpectedShape(reason: Self.reason(error))
        }
        rent = try take(lists.townRankingsForRent, "townRankingsForRent")
        buy = try take(lists.townRankingsForBuy, "townRankingsForBuy")
    }

    func entries(_ list: RankingList) -> [TownEntry] { list == .rent ? rent : buy }

    /// Reads a list; of two towns at one rank, or one town at two ranks, the first stays.
    private mutating func take(
        _ places: [Attempt], _ name: String
    ) throws(TownsError) -> [TownEntry] {
        guard !places.isEmpty else { throw .unexpectedShape(reason: "\(name): []") }
        var entries: [TownEntry] = []
        var reasons: [String] = []
        for (index, place) in places.enumerated() {
            switch place.result {
            case .success(let entry):
                if entries.contains(where: { $0.rank == entry.rank || $0.town == entry.town }) {
                    reasons.append("\(name) #\(index + 1): \(entry.rank) \(entry.town) ×2")
                } else {
                    entries.append(entry)
                }
            case .failure(let field): reasons.append("\(name) #\(index + 1): \(field.name)")
            }
        }
        guard !entries.isEmpty else {
            throw .allDropped(count: places.count, reasons: Array(reasons.prefix(5)))
        }
        droppedCount += reasons.count
        droppedReasons = Array((droppedReasons + reasons).prefix(5))
        return entries
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "\(key.stringValue)?"
        case DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context):
            context.codingPath.first.map { "\($0.stringValue)?" } ?? "{…}?"
        default: "JSON?"
        }
    }

    private struct Lists: Decodable {
        let townRankingsForRent: [Attempt]
        let townRankingsForBuy: [Attempt]
    }

    private struct UnreadableField: Error {
        let name: String
    }

    /// One place, read or not: one that cannot be read does not lose the others.
    private struct Attempt: Decodable {
        let result: Result<TownEntry, UnreadableField>

        init(from decoder: any Decoder) throws {
            result = Self.read(decoder)
        }

        private static func read(_ decoder: any Decoder) -> Result<TownEntry, UnreadableField> {
            guard let place = try? Place(from: decoder) else {
                return .failure(UnreadableField(name: "{…}?"))
            }
            guard let rank = place.rank, rank >= 1 else {
                return .failure(UnreadableField(name: "rank?"))
            }
            guard let town = place.townName, !town.isEmpty else {
                return .failure(UnreadableField(name: "townName?"))
            }
            return .success(
                TownEntry(rank: rank, town: town, change: place.change, line: place.line))
        }
    }

    private struct Place: Decodable {
        let rank: Int?
        let townName: String?
        let line: String?
        let change: RankChange

        private enum Key: String, CodingKey {
            case rank, townName, isRankUp, rankFluctuation, availableLine
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            func text(_ key: Key) -> String? {
                (try? fields.decode(String.self, forKey: key))?
                    .trimmingCharacters(in: .whitespacesAndNewlines)
            }
            /// A whole number, also as a string.
            func whole(_ key: Key) -> Int? {
                (try? fields.decode(Int.self, forKey: key)) ?? text(key).flatMap { Int($0) }
            }
            rank = whole(.rank)
            townName = text(.townName)
            line = text(.availableLine).flatMap { $0.isEmpty ? nil : $0 }
            let isUp = try? fields.decode(Bool.self, forKey: .isRankUp)
            change = Self.change(isUp: isUp, places: whole(.rankFluctuation))
        }

        /// "No change" is written as not up by 0; up by 0 contradicts itself.
        private static func change(isUp: Bool?, places: Int?) -> RankChange {
            guard let isUp, let places, places >= 0 else { return .unknown }
            if places == 0 { return isUp ? .unknown : .keep }
            return isUp ? .up(places) : .down(places)
        }
    }
}
