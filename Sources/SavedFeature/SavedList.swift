import EventsClient
import Library
import SwiftUI

/// The saved items with search and filters, without the navigation around them.
///
/// Each row is a link whose value is a `SavedItem`.
public struct SavedList: View {
    @ObservedObject private var model: SavedModel
    @State private var isEditing = false
    private let strings: SavedStrings

    /// Shows a model's items.
    public init(model: SavedModel) {
        self.model = model
        strings = SavedStrings(language: model.language)
    }

    public var body: some View {
        List {
            if let notice = model.notice { noticeRow(notice) }
            filters
            ForEach(model.items, id: \.reference) { item in
                if isEditing {
                    SavedEditRow(item: item, model: model, strings: strings)
                } else {
                    NavigationLink(value: item) { SavedRow(item: item, strings: strings) }
                        .accessibilityIdentifier("saved-row-\(item.kind.rawValue)-\(item.id)")
                        .swipeActions(edge: .trailing) { deleteButton(item) }
                        .swipeActions(edge: .leading) { readButton(item) }
                }
            }
            if model.hasLoaded, model.items.isEmpty { nothing }
        }
        .listStyle(.plain)
        .navigationTitle(strings.title)
        .searchable(
            text: $model.words, placement: .navigationBarDrawer(displayMode: .always),
            prompt: strings.search
        )
        .toolbar { toolbar }
        .task { await model.appeared() }
        .alert(isPresented: $model.isFailurePresented, error: model.failure) { _ in
            Button("OK", role: .cancel) {}
        } message: { failure in
            Text(failure.sentence.help)
        }
    }

    @ViewBuilder private var filters: some View {
        Picker(strings.title, selection: $model.kind) {
            Text(strings.all).tag(SavedItem.Kind?.none)
            ForEach(SavedItem.Kind.allCases, id: \.self) { kind in
                Text(kind.title(in: model.language)).tag(SavedItem.Kind?.some(kind))
            }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .accessibilityIdentifier("saved-kind")
        Toggle(strings.onlyUnread, isOn: $model.onlyUnread)
            .accessibilityIdentifier("saved-unread")
    }

    private func deleteButton(_ item: SavedItem) -> some View {
        Button(role: .destructive) {
            Task { await model.deleted([item.reference]) }
        } label: {
            Label(strings.delete, systemImage: "trash")
        }
    }

    private func readButton(_ item: SavedItem) -> some View {
        Button {
            Task { await model.readToggled(item) }
        } label: {
            Label(
                item.isRead ? strings.markUnread : strings.markRead,
                systemImage: item.isRead ? "envelope.badge" : "envelope.open")
        }
        .tint(.blue)
    }

    private func noticeRow(_ notice: ErrorSentence) -> some View {
        HStack(alignment: .top, spacing: 10) {
            Image(systemName: "info.circle")
                .foregroundColor(.orange)
            VStack(alignment: .leading, spacing: 4) {
                Text(notice.summary)
                    .font(.subheadline)
                if !notice.help.isEmpty {
                    Text(notice.help)
                        .font(.footnote)
                        .foregroundColor(.secondary)
                }
                Button(strings.close) { model.noticeDismissed() }
                    .font(.footnote)
            }
        }
        .accessibilityIdentifier("saved-notice")
    }

    private var nothing: some View {
        VStack(spacing: 12) {
            Image(systemName: model.isEmpty ? "bookmark" : "magnifyingglass")
                .font(.largeTitle)
            Text(model.isEmpty ? strings.nothingSaved : strings.nothingFound)
                .font(.headline)
            if model.isEmpty {
                Text(strings.nothingSavedHelp)
                    .font(.subheadline)
            }
        }
        .multilineTextAlignment(.center)
        .foregroundColor(.secondary)
        .padding(32)
        .frame(maxWidth: .infinity)
        .accessibilityIdentifier("saved-empty")
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .navigationBarTrailing) {
            Button(isEditing ? strings.done : strings.edit) { isEditing.toggle() }
                .disabled(model.items.isEmpty && !isEditing)
                .accessibilityIdentifier("saved-edit")
        }
        ToolbarItem(placement: .navigationBarTrailing) {
            Menu {
                ForEach(SavedModel.ExportFormat.allCases, id: \.self) { format in
                    Button(strings.name(format)) { Task { await model.exported(format) } }
                }
            } label: {
                Image(systemName: "square.and.arrow.up")
            }
            .accessibilityLabel(strings.export)
            .accessibilityIdentifier("saved-export")
        }
    }
}

/// One saved item.
struct SavedRow: View {
    let item: SavedItem
    let strings: SavedStrings

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
            Image(systemName: strings.symbol(item.kind))
                .foregroundColor(.secondary)
                .frame(width: 24)
                .accessibilityLabel(item.kind.title(in: strings.language))
            VStack(alignment: .leading, spacing: 4) {
                Text(item.title)
                    .fontWeight(item.isRead ? .regular : .bold)
                    .lineLimit(2)
                if !item.subtitle.isEmpty {
                    Text(item.subtitle)
                        .font(.subheadline)
                        .foregroundColor(.secondary)
                        .lineLimit(2)
                }
            }
            Spacer(minLength: 0)
            if !item.isRead {
                Circle()
                    .fill(Color.blue)
                    .frame(width: 8, height: 8)
                    .accessibilityLabel(strings.unread)
            }
        }
        .padding(.vertical, 4)
    }
}

/// One saved item while the list is edited.
struct SavedEditRow: View {
    let item: SavedItem
    @ObservedObject var model: SavedModel
    let strings: SavedStrings

    var body: some View {
        HStack(spacing: 8) {
            SavedRow(item: item, strings: strings)
            Button {
                Task { await model.readToggled(item) }
            } label: {
                Image(systemName: item.isRead ? "envelope.badge" : "envelope.open")
            }
            .accessibilityLabel(
                "\(item.isRead ? strings.markUnread : strings.markRead): \(item.title)")
            Button(role: .destructive) {
                Task { await model.deleted([item.reference]) }
            } label: {
                Image(systemName: "trash")
            }
            .accessibilityLabel("\(strings.delete): \(item.title)")
        }
    }
}
