import SwiftUI
import TownsClient

/// The towns section: two rankings, and the towns behind them.
public struct TownsView: View {
    @ObservedObject private var model: TownsModel

    /// Shows a model's rankings in a navigation stack of its own.
    public init(model: TownsModel) { self.model = model }

    public var body: some View {
        NavigationStack {
            TownsPages(model: model)
                .navigationDestination(for: Town.self) { town in
                    TownDetailView(town: town, model: model)
                }
        }
    }
}

/// The rankings with title, buttons and alert, without the navigation around them.
public struct TownsPages: View {
    @ObservedObject private var model: TownsModel
    @Environment(\.townsStrings) private var strings

    /// Shows a model's rankings.
    public init(model: TownsModel) { self.model = model }

    public var body: some View {
        VStack(spacing: 0) {
            TownsTabBar(model: model)
            TownsPickers(model: model)
            Divider()
            ZStack {
                TownPager(model: model)
                if model.rankings == nil, model.isLoading {
                    ProgressView(strings.loading)
                        .accessibilityIdentifier("towns-loading")
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .navigationTitle(strings.title(area: model.area, year: model.year))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .principal) {
                TownsTitle(area: model.area, year: model.year)
            }
            ToolbarItem(placement: .navigationBarTrailing) {
                Button {
                    Task { await model.refresh() }
                } label: {
                    Image(systemName: "arrow.clockwise")
                }
                .accessibilityLabel(strings.refresh)
                .accessibilityIdentifier("towns-refresh")
            }
        }
        .task { await model.appeared() }
        .alert(isPresented: $model.isFailurePresented, error: model.failure) { _ in
            Button(strings.ok, role: .cancel) {}
            Button(strings.retry) { Task { await model.retry() } }
        } message: { failure in
            Text(failure.sentence.help)
        }
    }
}

/// The title in two lines, since it is longer than a narrow window has room for.
struct TownsTitle: View {
    let area: TownArea
    let year: Int
    @Environment(\.townsStrings) private var strings

    var body: some View {
        VStack(spacing: 0) {
            Text(strings.title(year: year))
                .font(.footnote)
                .bold()
            Text(strings.inBrackets(area))
                .font(.caption)
                .foregroundColor(.secondary)
        }
        .lineLimit(1)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(strings.title(area: area, year: year))
        .accessibilityIdentifier("towns-title")
    }
}
