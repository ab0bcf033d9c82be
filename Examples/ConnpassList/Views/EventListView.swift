import SwiftUI

/// The first screen: study groups, one a row.
public struct EventListView: View {
    @StateObject private var model: EventListModel

    public init(service: EventService = EventService()) {
        _model = StateObject(wrappedValue: EventListModel(service: service))
    }

    public var body: some View {
        NavigationStack {
            List {
                Section {
                    Picker("並び順", selection: $model.order) {
                        ForEach(EventOrder.allCases) { Text($0.title).tag($0) }
                    }
                    .pickerStyle(.segmented)
                }
                Section("\(model.available)件") {
                    ForEach(model.events) { event in
                        NavigationLink(value: event) { EventRow(event: event) }
                    }
                }
            }
            .navigationTitle("勉強会")
            .navigationDestination(for: Event.self) { EventPageView(event: $0) }
            .loadingOverlay(model.isLoading)
        }
        .onAppear { model.appeared() }
        .onChange(of: model.order) { _ in
            Task { await model.load() }
        }
        .alert(isPresented: $model.isErrorPresented, error: model.error) { _ in
            Button("もう一度") { Task { await model.load() } }
            Button("閉じる", role: .cancel) {}
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
    }
}

private struct EventRow: View {
    let event: Event

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(event.title)
                .font(.headline)
                .lineLimit(2)
            if let start = event.start {
                Label(start.formatted(date: .numeric, time: .shortened), systemImage: "calendar")
            }
            Label(event.owner, systemImage: "person")
            if let address = event.address, !address.isEmpty {
                Label(address, systemImage: "mappin.and.ellipse")
                    .lineLimit(3)
            }
        }
        .font(.subheadline)
        .padding(.vertical, 4)
    }
}
