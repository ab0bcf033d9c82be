import EventsClient
import SwiftUI

/// One event of the list. What an event lacks leaves no hole.
struct EventRow: View {
    let event: Event

    @Environment(\.eventsStrings) private var strings

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(event.title)
                .bold()
                .strikethrough(event.isCancelled)
                .lineLimit(2)
                .fixedSize(horizontal: false, vertical: true)
            if let start = event.startText(in: strings.language) {
                line(EventSymbol.calendar, start, limit: 1)
            }
            if let owner = event.ownerText(in: strings.language) {
                line(EventSymbol.person, owner, limit: 1)
            }
            if let address = event.address ?? event.place {
                line(EventSymbol.pin, address, limit: 3)
            }
            if hasBadges { badges }
        }
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func line(_ symbol: String, _ text: String, limit: Int) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            Image(systemName: symbol)
                .foregroundColor(.secondary)
                .frame(width: 20)
            Text(text)
                .lineLimit(limit)
        }
        .font(.subheadline)
    }

    private var words: [String] { event.badges(in: strings.language) }
    private var hasBadges: Bool { event.hashTag != nil || !words.isEmpty }

    private var badges: some View {
        HStack(spacing: 8) {
            ForEach(words, id: \.self) { word in
                EventBadge(text: word, color: event.isAnnouncement ? .orange : .red)
            }
            Spacer(minLength: 0)
            if let tag = event.hashTagText {
                EventBadge(text: tag, color: .blue)
            }
        }
    }
}
