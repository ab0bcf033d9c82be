import SwiftUI
import TownsClient
import TownsFeature

/// The towns: two rankings, with the chosen town beside them where there is room.
struct TownsSection: View {
    @ObservedObject var model: TownsModel
    @State private var isShowingSettings = false
    private let address = AppConfiguration.current.townsAddress

    var body: some View {
        NavigationSplitView {
            TownsPages(model: model)
                .navigationDestination(for: Town.self) { town in
                    TownDetailView(town: town, model: model)
                }
                .toolbar {
                    ToolbarItem(placement: .navigationBarLeading) {
                        if address != nil { settingsButton }
                    }
                }
                .sheet(isPresented: $isShowingSettings) {
                    if let address {
                        TownsSettingsView(address: address) { Task { await model.refresh() } }
                    }
                }
        } detail: {
            NoTownView()
        }
        .onChange(of: model.rankings != nil || model.isFailurePresented) { isSettled in
            if isSettled { AppConfiguration.current.sectionDidLoad?() }
        }
    }

    private var settingsButton: some View {
        Button {
            isShowingSettings = true
        } label: {
            Image(systemName: "gearshape")
        }
        .accessibilityLabel(AppStrings.current.settings)
        .accessibilityIdentifier("towns-settings")
    }
}
