import EventsClient
import SwiftUI

/// The events section: a list, its search and the details behind it.
public struct EventListView: View {
    @ObservedObject private var model: EventListModel

    /// Shows a model's events in a navigation stack of its own.
    public init(model: EventListModel) { self.model = model }

    public var body: some View {
        NavigationStack {
            EventList(model: model)
                .eventListChrome(model: model)
                .navigationDestination(for: Event.self) { event in
                    EventDetailView(event: event)
                }
        }
    }
}

extension View {
    /// Puts title, buttons, search and alert of the events section around a list.
    public func eventListChrome(model: EventListModel) -> some View {
        modifier(EventListChrome(model: model))
    }
}

/// Title, buttons, search and alert, for a stack and for a split view alike.
struct EventListChrome: ViewModifier {
    @ObservedObject var model: EventListModel

    @State private var isSearching = false
    @Environment(\.eventsStrings) private var strings

    func body(content: Content) -> some View {
        content
            .navigationTitle(strings.title)
            .toolbar { toolbar }
            .task { await model.appeared() }
            .sheet(isPresented: $isSearching) {
                EventSearchView(model: model) { query in
                    Task { await model.searchChanged(query) }
                }
            }
            .alert(isPresented: $model.isFailurePresented, error: model.failure) { _ in
                Button(strings.ok, role: .cancel) {}
                    .accessibilityIdentifier("events-failure-ok")
                Button(strings.retry) { Task { await model.retry() } }
                    .accessibilityIdentifier("events-failure-retry")
            } message: { failure in
                Text(failure.sentence.help)
            }
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .navigationBarTrailing) {
            Button {
                isSearching = true
            } label: {
                Image(systemName: EventSymbol.search)
            }
            .accessibilityLabel(strings.search)
            .accessibilityIdentifier("events-search")
        }
        ToolbarItem(placement: .navigationBarTrailing) {
            Button {
                Task { await model.refresh() }
            } label: {
                Image(systemName: EventSymbol.refresh)
            }
            .accessibilityLabel(strings.refresh)
            .accessibilityIdentifier("events-refresh")
        }
    }
}
