import EventsClient
import SwiftUI

/// The saved and the recent searches, each a button that makes it again.
struct SearchHistorySections: View {
    @ObservedObject var model: EventListModel
    let choose: (EventQuery) -> Void

    @Environment(\.eventsStrings) private var strings

    var body: some View {
        if !model.savedSearches.isEmpty {
            Section(strings.savedSearches) {
                ForEach(model.savedSearches, id: \.self) { query in
                    HStack {
                        button(query, EventSymbol.bookmark)
                        Spacer()
                        deleteButton(query)
                    }
                }
            }
        }
        if !model.recentSearches.isEmpty {
            Section(strings.recentSearches) {
                ForEach(model.recentSearches, id: \.self) { query in
                    button(query, EventSymbol.clock)
                }
            }
        }
    }

    private func button(_ query: EventQuery, _ symbol: String) -> some View {
        Button {
            choose(query)
        } label: {
            Label(query.summary(strings), systemImage: symbol)
                .lineLimit(2)
        }
    }

    private func deleteButton(_ query: EventQuery) -> some View {
        Button(role: .destructive) {
            Task { await model.deleteSearch(query) }
        } label: {
            Image(systemName: EventSymbol.delete)
        }
        .accessibilityLabel("\(strings.delete): \(query.summary(strings))")
    }
}
