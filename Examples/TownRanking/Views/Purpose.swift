import SwiftUI

/// What people would like to do in a town.
enum Purpose: Int, CaseIterable, Identifiable {
    case rent, buy

    var id: Self { self }

    var title: String {
        switch self {
        case .rent: "借りて住みたい"
        case .buy: "買って住みたい"
        }
    }

    var color: Color {
        switch self {
        case .rent: Color("Rent", bundle: .module)
        case .buy: Color("Buy", bundle: .module)
        }
    }
}
