import SwiftUI
import TownsClient

/// The two pages side by side; the chosen one fills the room.
struct TownPager: View {
    @ObservedObject var model: TownsModel

    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: 0) {
                ForEach(RankingList.allCases, id: \.self) { list in
                    TownListPage(model: model, list: list)
                        .frame(width: proxy.size.width, height: proxy.size.height)
                }
            }
            .frame(width: proxy.size.width, alignment: .leading)
            .offset(x: model.list == .rent ? 0 : -proxy.size.width)
            .animation(TownsModel.pageAnimation, value: model.list)
        }
        .clipped()
    }
}
