import EventsClient
import FeatureViews
import Foundation
import SwiftUI

/// Everything about one event, and the way to its page.
public struct EventDetailView: View {
    private let event: Event

    @StateObject private var model: EventDetailModel
    @State private var page: WebPage?
    @Environment(\.openURL) private var openURL
    @Environment(\.eventActions) private var actions
    @Environment(\.eventsStrings) private var strings

    /// Shows an event.
    public init(event: Event) {
        self.event = event
        _model = StateObject(wrappedValue: EventDetailModel(event: event))
    }

    public var body: some View {
        ScrollView {
            EventMapView(event: event)
            VStack(alignment: .leading, spacing: 16) {
                heading
                facts
                EventActionButtons(model: model)
                if let html = event.descriptionHTML {
                    Divider()
                    EventDescriptionView(html: html)
                        .environment(\.openURL, OpenURLAction { open($0) })
                }
                if let url = event.url { pageButton(url) }
            }
            .padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .navigationTitle(strings.detailTitle)
        .navigationBarTitleDisplayMode(.inline)
        .task { await model.appeared(actions, language: strings.language) }
        .sheet(item: $page) { WebPageView($0) }
        .alert(isPresented: $model.isFailurePresented, error: model.failure) { _ in
            Button(strings.ok, role: .cancel) {}
        } message: { failure in
            Text(failure.sentence.help)
        }
    }

    private var heading: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(event.title)
                .font(.title2)
                .bold()
                .strikethrough(event.isCancelled)
                .accessibilityIdentifier("event-title")
            if let catchphrase = event.catchphrase {
                Text(catchphrase)
                    .font(.subheadline)
                    .foregroundColor(.secondary)
            }
            HStack(spacing: 8) {
                ForEach(event.badges(in: strings.language), id: \.self) { word in
                    EventBadge(text: word, color: event.isAnnouncement ? .orange : .red)
                }
                if let tag = event.hashTagText { EventBadge(text: tag, color: .blue) }
            }
        }
    }

    private var facts: some View {
        VStack(alignment: .leading, spacing: 10) {
            fact(EventSymbol.pin, strings.venue, event.place)
            fact(EventSymbol.pin, strings.address, event.address)
            fact(EventSymbol.calendar, strings.date, event.periodText(in: strings.language))
            fact(EventSymbol.seats, strings.seats, event.seatsText(in: strings.language))
            fact(EventSymbol.person, strings.owner, event.ownerName)
            fact(EventSymbol.group, strings.heldBy, event.group?.title)
        }
    }

    @ViewBuilder private func fact(
        _ symbol: String, _ name: String, _ value: String?
    ) -> some View {
        if let value, !value.isEmpty {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Image(systemName: symbol)
                    .foregroundColor(.secondary)
                    .frame(width: 24)
                    .accessibilityLabel(name)
                Text(value)
                    .textSelection(.enabled)
            }
        }
    }

    /// Opens a page in the app where the person has set so, else in the browser.
    @discardableResult
    private func open(_ url: URL) -> OpenURLAction.Result {
        if actions.opensPagesInApp() {
            page = WebPage(url: url)
        } else {
            openURL(url)
        }
        return .handled
    }

    private func pageButton(_ url: URL) -> some View {
        Button {
            open(url)
        } label: {
            Text(strings.openPage)
                .bold()
                .foregroundColor(.white)
                .frame(maxWidth: .infinity)
                .padding(.vertical, 12)
                .background(Color.red)
                .cornerRadius(10)
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("event-open-page")
    }
}
