import EventsClient
import EventsFeature
import SwiftUI

/// The events: a list, with the chosen one beside it where there is room.
struct EventsSection: View {
    @ObservedObject var model: EventListModel
    @State private var isShowingSettings = false
    private let settings = AppConfiguration.current.settings

    var body: some View {
        NavigationSplitView {
            EventList(model: model)
                .eventListChrome(model: model)
                .navigationDestination(for: Event.self) { EventDetailView(event: $0) }
                .toolbar {
                    ToolbarItem(placement: .navigationBarLeading) {
                        if settings != nil { settingsButton }
                    }
                }
                .sheet(isPresented: $isShowingSettings) {
                    if let settings {
                        SettingsView(settings: settings) { Task { await model.refresh() } }
                    }
                }
        } detail: {
            NothingChosenView()
        }
        .onChange(of: model.hasLoaded || model.isFailurePresented) { isSettled in
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
        .accessibilityIdentifier("settings")
    }
}

/// What stands beside the list before anything was chosen.
struct NothingChosenView: View {
    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "calendar")
                .font(.system(size: 56))
            Text(AppStrings.current.chooseEvent)
        }
        .foregroundColor(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
