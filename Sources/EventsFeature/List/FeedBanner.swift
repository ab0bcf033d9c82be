import EventsClient
import SwiftUI

/// Says that the events come from feeds, and how to get a key.
struct FeedBanner: View {
    @Environment(\.openURL) private var openURL
    @Environment(\.eventsStrings) private var strings

    var body: some View {
        HStack(alignment: .top, spacing: 10) {
            Image(systemName: EventSymbol.key)
                .foregroundColor(.orange)
            VStack(alignment: .leading, spacing: 4) {
                Text(strings.feeds)
                    .font(.subheadline)
                    .bold()
                Text(strings.feedsHelp)
                    .font(.footnote)
                    .foregroundColor(.secondary)
                if let page = URL(string: EventsError.keyPage) {
                    Button(strings.applyForKey) { openURL(page) }
                        .font(.footnote)
                        .accessibilityIdentifier("events-apply-for-key")
                }
            }
            Spacer(minLength: 0)
        }
        .padding(.vertical, 4)
        .accessibilityIdentifier("events-feed-banner")
    }
}
