import SwiftUI
import TownsClient

/// The section's colours, each with a light and a dark appearance in the asset catalog.
enum TownsColors {
    static let card = Color("CardBackground", bundle: .module)
    static let up = Color("RankUp", bundle: .module)
    static let down = Color("RankDown", bundle: .module)

    static func color(of list: RankingList) -> Color {
        switch list {
        case .rent: Color("RentOrange", bundle: .module)
        case .buy: Color("BuyBlue", bundle: .module)
        }
    }
}
