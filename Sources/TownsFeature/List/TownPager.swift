import SwiftUI
import TownsClient

/// The two pages, turned by the tabs or by swiping.
struct TownPager: View {
    @ObservedObject var model: TownsModel

    var body: some View {
        TabView(selection: $model.list) {
            ForEach(RankingList.allCases, id: \.self) { list in
                TownListPage(model: model, list: list)
                    .tag(list)
            }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .animation(TownsModel.pageAnimation, value: model.list)
    }
}
