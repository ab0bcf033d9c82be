import SwiftUI

/// What stands where a list would be when a search finds nothing.
struct EmptyResultView: View {
    @Environment(\.eventsStrings) private var strings

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: EventSymbol.search)
                .font(.largeTitle)
                .foregroundColor(.secondary)
            Text(strings.nothingFound)
                .font(.headline)
                .multilineTextAlignment(.center)
            Text(strings.nothingFoundHelp)
                .font(.subheadline)
                .foregroundColor(.secondary)
                .multilineTextAlignment(.center)
        }
        .padding(32)
        .frame(maxWidth: .infinity)
        .accessibilityIdentifier("events-empty")
    }
}
