import Foundation

/// A town's place in a list.
struct Town: Decodable, Identifiable, Hashable {
    let rank: Int
    let name: String
    let line: String
    /// How many places it rose; below zero it fell.
    let change: Int

    var id: Int { rank }

    var trend: String {
        switch change {
        case 1...: "\(change)アップ"
        case ..<0: "\(-change)ダウン"
        default: "キープ"
        }
    }
}

/// The two lists of the bundled file.
struct Ranking: Decodable {
    let rent: [Town]
    let buy: [Town]

    func towns(_ purpose: Purpose) -> [Town] {
        switch purpose {
        case .rent: rent
        case .buy: buy
        }
    }

    static func bundled() throws -> Ranking {
        guard let file = Bundle.module.url(forResource: "ranking", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try JSONDecoder().decode(Ranking.self, from: Data(contentsOf: file))
    }
}
