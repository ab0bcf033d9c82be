import EventsClient
import FeatureViews
import SwiftUI

/// The rows of the list with their banners, without the navigation around them.
public struct EventList: View {
    @ObservedObject private var model: EventListModel
    @Environment(\.eventsStrings) private var strings

    /// Shows a model's events.
    public init(model: EventListModel) { self.model = model }

    public var body: some View {
        List {
            if let reason = model.sampleReason {
                reason.banner(strings) { Task { await model.refresh() } }
            }
            if model.isFromFeeds { FeedBanner() }
            if model.hasLoaded { SearchSummaryRow(query: model.query, hits: model.available) }
            if model.droppedCount > 0 {
                Label(strings.dropped(model.droppedCount), systemImage: EventSymbol.warning)
                    .font(.footnote)
                    .foregroundColor(.secondary)
                    .accessibilityIdentifier("events-dropped")
            }
            ForEach(model.events) { event in
                NavigationLink(value: event) { EventRow(event: event) }
                    .accessibilityIdentifier("event-row-\(event.id)")
                    .onAppear { Task { await model.rowAppeared(event) } }
            }
            if model.isEmpty {
                NothingFoundView(strings.nothingFound, help: strings.nothingFoundHelp)
                    .accessibilityIdentifier("events-empty")
            }
            if model.hasMore { MoreEventsRow(model: model) }
        }
        .listStyle(.plain)
        .refreshable { await model.refresh() }
        .loading(model.isLoading, identifier: "events-loading")
    }
}

/// What the list answers, in a line.
struct SearchSummaryRow: View {
    let query: EventQuery
    let hits: Int

    @Environment(\.eventsStrings) private var strings

    var body: some View {
        Text("\(query.summary(strings)) — \(strings.hits(hits))")
            .font(.footnote)
            .foregroundColor(.secondary)
            .lineLimit(2)
            .accessibilityIdentifier("events-summary")
    }
}

/// The end of the list while there is more.
struct MoreEventsRow: View {
    @ObservedObject var model: EventListModel
    @Environment(\.eventsStrings) private var strings

    var body: some View {
        HStack {
            Spacer()
            if model.isLoadingMore {
                ProgressView()
            } else {
                Button(strings.loadMore) { Task { await model.loadMore() } }
                    .accessibilityIdentifier("events-load-more")
            }
            Spacer()
        }
    }
}
