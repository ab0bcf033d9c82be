import EventsClient
import SwiftUI

/// The form in which a search is put together.
struct EventSearchView: View {
    @ObservedObject var model: EventListModel
    let search: (EventQuery) -> Void

    @State private var draft: EventSearchDraft
    @Environment(\.dismiss) private var dismiss
    @Environment(\.eventsStrings) private var strings

    init(model: EventListModel, search: @escaping (EventQuery) -> Void) {
        self.model = model
        self.search = search
        _draft = State(initialValue: EventSearchDraft(model.query))
    }

    var body: some View {
        NavigationStack {
            Form {
                keywordSection
                placeSection
                dateSection
                conditionSection
                saveSection
                SearchHistorySections(model: model, choose: run)
            }
            .navigationTitle(strings.searchTitle)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { toolbar }
        }
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            Button(strings.cancel) { dismiss() }
                .accessibilityIdentifier("event-search-cancel")
        }
        ToolbarItem(placement: .confirmationAction) {
            Button(strings.search) { runDraft() }
                .disabled(draft.query == nil)
                .accessibilityIdentifier("event-search-run")
        }
    }

    private var keywordSection: some View {
        Section(strings.keywords) {
            field(strings.allWords, $draft.allWords, "event-search-all")
            field(strings.anyWords, $draft.anyWords, "event-search-any")
            field(strings.excludedWords, $draft.excludedWords, "event-search-excluded")
            field(strings.group, $draft.groups, "event-search-group")
        }
    }

    private var placeSection: some View {
        Section(strings.place) {
            Picker(strings.prefecture, selection: $draft.prefecture) {
                Text(strings.anywhere).tag(Prefecture?.none)
                ForEach(Prefecture.allCases) { place in
                    Text(place.name(in: strings.language)).tag(Prefecture?.some(place))
                }
            }
            .accessibilityIdentifier("event-search-prefecture")
            if draft.prefecture != nil, draft.prefecture != .online {
                Toggle(strings.alsoOnline, isOn: $draft.includesOnline)
                    .accessibilityIdentifier("event-search-online")
            }
        }
    }

    private var dateSection: some View {
        Section(strings.dates) {
            field(strings.from, $draft.from, "event-search-from")
            field(strings.through, $draft.through, "event-search-through")
            if let problem = draft.problem {
                Text(strings.problem(problem))
                    .font(.footnote)
                    .foregroundColor(.red)
                    .accessibilityIdentifier("event-search-problem")
            }
        }
    }

    private var conditionSection: some View {
        Section(strings.conditions) {
            Toggle(strings.onlyFreeSeats, isOn: $draft.onlyFreeSeats)
                .accessibilityIdentifier("event-search-free")
            Toggle(strings.hideAnnouncements, isOn: $draft.hideAnnouncements)
                .accessibilityIdentifier("event-search-announcements")
            Toggle(strings.hideCancelled, isOn: $draft.hideCancelled)
                .accessibilityIdentifier("event-search-cancelled")
            Picker(strings.order, selection: $draft.order) {
                ForEach(EventOrder.allCases, id: \.self) { order in
                    Text(strings.name(order)).tag(order)
                }
            }
            .accessibilityIdentifier("event-search-order")
        }
    }

    private var saveSection: some View {
        Section {
            Button(strings.saveSearch) {
                if let query = draft.query { Task { await model.saveSearch(query) } }
            }
            .disabled(draft.query?.isUnrestricted != false)
            .accessibilityIdentifier("event-search-save")
            Button(strings.clear) { draft = EventSearchDraft() }
                .accessibilityIdentifier("event-search-clear")
        }
    }

    private func field(
        _ title: String, _ text: Binding<String>, _ identifier: String
    ) -> some View {
        TextField(title, text: text)
            .onSubmit { runDraft() }
            .accessibilityIdentifier(identifier)
    }

    private func runDraft() {
        if let query = draft.query { run(query) }
    }

    private func run(_ query: EventQuery) {
        dismiss()
        search(query)
    }
}
