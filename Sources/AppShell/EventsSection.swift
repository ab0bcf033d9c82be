import EventsClient
import EventsFeature
import SwiftUI

/// The events: a list, with the chosen one beside it where there is room.
struct EventsSection: View {
    @ObservedObject var model: EventListModel

    var body: some View {
        NavigationSplitView {
            EventList(model: model)
                .eventListChrome(model: model)
                .navigationDestination(for: Event.self) { EventDetailView(event: $0) }
        } detail: {
            NothingChosenView(
                symbol: AppSection.events.symbol, text: AppStrings.current.chooseEvent)
        }
        .onChange(of: model.hasLoaded || model.isFailurePresented) { isSettled in
            if isSettled { AppConfiguration.current.sectionDidLoad?() }
        }
    }
}

/// What stands beside the list before anything was chosen.
struct NothingChosenView: View {
    let symbol: String
    let text: String

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: symbol)
                .font(.system(size: 56))
            Text(text)
        }
        .foregroundColor(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
