import Foundation

/// The rankings that come with the product.
public struct BundledTowns: TownsClient {
    /// The ranking that the first page shows, and that an address of one's own replaces.
    public static let firstArea = TownArea.shutoken
    /// Its year.
    public static let firstYear = 2021

    /// Makes a client that reads the product's own files.
    public init() {}

    public func rankings() async throws -> TownRankings { try Self.rankings() }

    /// All rankings.
    ///
    /// - Throws: `TownsError.missingFile` when the product is not whole.
    public static func rankings() throws(TownsError) -> TownRankings {
        try read(ranking2021(), source: "homes.co.jp shutoken (2021)")
    }

    /// The file of 2021, `{"townRankingsForRent": […], "townRankingsForBuy": […]}`, as it is.
    ///
    /// - Throws: `TownsError.missingFile`.
    public static func ranking2021() throws(TownsError) -> Data { try file("TownRanking2021") }

    /// Takes a document for the first ranking and the product's own files for all others.
    static func read(_ document: Data, source: String) throws(TownsError) -> TownRankings {
        let ranking = try RankingDocument(document)
        let catalog = try CatalogDocument(try file("TownRankings"))
        let first = RankingList.allCases.map { list in
            TownTable(
                id: .init(area: firstArea, year: firstYear, list: list), source: source,
                entries: ranking.entries(list))
        }
        return TownRankings(
            tables: catalog.tables(after: first), places: catalog.places,
            droppedCount: ranking.droppedCount, droppedReasons: ranking.droppedReasons)
    }

    private static func file(_ name: String) throws(TownsError) -> Data {
        guard let url = Bundle.module.url(forResource: name, withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else { throw .missingFile(name: name + ".json") }
        return data
    }
}
