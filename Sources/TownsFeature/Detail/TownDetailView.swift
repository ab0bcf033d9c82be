import Foundation
import SwiftUI
import TownsClient

/// A town: where it is, and its ranks over the years.
public struct TownDetailView: View {
    private let town: Town
    @ObservedObject private var model: TownsModel

    @Environment(\.openURL) private var openURL
    @Environment(\.dismiss) private var dismiss
    @Environment(\.townsStrings) private var strings

    /// Shows a town of a model's rankings.
    public init(town: Town, model: TownsModel) {
        self.town = town
        self.model = model
    }

    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                place
                VStack(alignment: .leading, spacing: 16) {
                    heading
                    ForEach(RankingList.allCases, id: \.self) { standing($0) }
                    TownHistoryView(histories: histories)
                    if let page = coordinate?.page { mapButton(page) }
                }
                .padding(.horizontal, 16)
            }
            .padding(.bottom, 16)
        }
        // Among the saved things a town may show before the rankings did.
        .task { await model.appeared() }
        .task { await model.watchSaved(town) }
        .navigationTitle(town.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                if model.canSave { saveButton }
            }
        }
    }

    private var coordinate: TownPlace? { model.rankings?.places[town] }

    private var histories: [TownHistory] {
        RankingList.allCases.compactMap { model.rankings?.history(of: town, list: $0) }
    }

    @ViewBuilder private var place: some View {
        if let coordinate {
            TownMapView(name: town.name, place: coordinate)
                .frame(height: 300)
        } else if model.rankings != nil {
            Text(strings.noPlace)
                .foregroundColor(.secondary)
                .padding(16)
        }
    }

    private var heading: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(town.name)
                .font(.title2)
                .bold()
                .accessibilityIdentifier("town-name")
            Text(town.area.title(in: strings.language))
                .font(.subheadline)
                .foregroundColor(.secondary)
            if coordinate != nil {
                Text(strings.station(town.name))
                    .font(.footnote)
                    .foregroundColor(.secondary)
            }
        }
    }

    /// The rank in a list of the year on screen, as the way there.
    @ViewBuilder private func standing(_ list: RankingList) -> some View {
        let entry = model.rankings?.entry(for: town, year: model.year, list: list)
        if let entry, town.area == model.area {
            let title = "\(strings.title(list)) \(strings.rank(entry.rank))"
            Button {
                model.show(entry, in: list)
                dismiss()
            } label: {
                HStack(spacing: 12) {
                    RankBadge(rank: entry.rank, list: list)
                        .frame(width: 50)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(title).bold().foregroundColor(.primary)
                        Text(strings.name(ofYear: model.year))
                            .font(.footnote)
                            .foregroundColor(.secondary)
                    }
                    Spacer(minLength: 0)
                    ChangeMark(change: entry.change)
                }
                .padding(12)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel(title)
            .accessibilityIdentifier("town-standing-\(list.rawValue)")
            .townCard()
        }
    }

    private var saveButton: some View {
        let isSaved = model.isSaved(town)
        return Button {
            Task { await model.toggleSaved(town) }
        } label: {
            Image(systemName: isSaved ? "bookmark.fill" : "bookmark")
        }
        .accessibilityLabel(isSaved ? strings.unsave : strings.save)
        .accessibilityIdentifier("town-save")
    }

    private func mapButton(_ page: URL) -> some View {
        Button {
            openURL(page)
        } label: {
            Label(strings.openMap, systemImage: "map")
                .frame(maxWidth: .infinity)
                .frame(height: 44)
        }
        .buttonStyle(.bordered)
        .accessibilityLabel(strings.openMap)
        .accessibilityIdentifier("town-open-map")
    }
}
