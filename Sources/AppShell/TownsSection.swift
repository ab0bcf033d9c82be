import SwiftUI
import TownsClient
import TownsFeature

/// The towns: two rankings, with the chosen town beside them where there is room.
struct TownsSection: View {
    @ObservedObject var model: TownsModel

    var body: some View {
        NavigationSplitView {
            TownsPages(model: model)
                .navigationDestination(for: Town.self) { town in
                    TownDetailView(town: town, model: model)
                }
        } detail: {
            NoTownView()
        }
        .onChange(of: model.rankings != nil || model.isFailurePresented) { isSettled in
            if isSettled { AppConfiguration.current.sectionDidLoad?() }
        }
    }
}
