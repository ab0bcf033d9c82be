import EventsClient
import Foundation
import SwiftUI

/// Save, copy link, add to calendar, show on OpenStreetMap.
struct EventActionButtons: View {
    @ObservedObject var model: EventDetailModel

    @Environment(\.openURL) private var openURL
    @Environment(\.eventsStrings) private var strings

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 8) {
                button(
                    model.isSaved ? strings.saved : strings.save,
                    model.isSaved ? EventSymbol.bookmarkFilled : EventSymbol.bookmark,
                    "event-save"
                ) { Task { await model.saveToggled() } }
                if model.event.startedAt != nil {
                    button(strings.addToCalendar, EventSymbol.addToCalendar, "event-calendar") {
                        Task { await model.calendarAsked() }
                    }
                }
            }
            HStack(spacing: 8) {
                if model.event.url != nil {
                    button(strings.copyLink, EventSymbol.copy, "event-copy") {
                        model.linkCopied()
                    }
                }
                if let url = model.event.openStreetMapURL {
                    button("OpenStreetMap", EventSymbol.map, "event-osm") { openURL(url) }
                }
            }
            if let notice = model.notice {
                Text(strings.notice(notice))
                    .font(.footnote)
                    .foregroundColor(.secondary)
                    .accessibilityIdentifier("event-notice")
            }
        }
    }

    private func button(
        _ title: String, _ symbol: String, _ identifier: String,
        _ action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: action) {
            Label(title, systemImage: symbol)
                .lineLimit(1)
                .frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(identifier)
    }
}

extension Event {
    /// The venue on OpenStreetMap; `nil` without a position.
    var openStreetMapURL: URL? {
        guard let place = coordinate else { return nil }
        let format = "https://www.openstreetmap.org/?mlat=%.6f&mlon=%.6f#map=17/%.6f/%.6f"
        return URL(
            string: String(
                format: format, place.latitude, place.longitude, place.latitude,
                place.longitude))
    }
}
