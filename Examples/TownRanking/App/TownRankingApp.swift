import SwiftUI
import TownRanking

/// Where people around Tokyo would like to live, to rent and to buy.
@main
struct TownRankingApp: App {
    var body: some Scene {
        WindowGroup { RankingView() }
    }
}
