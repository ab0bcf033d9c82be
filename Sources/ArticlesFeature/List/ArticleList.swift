import ArticlesClient
import FeatureViews
import SwiftUI

/// The rows of the list with their banners, without the navigation around them.
public struct ArticleList: View {
    @ObservedObject private var model: ArticleListModel
    @Environment(\.articlesStrings) private var strings

    /// Shows a model's articles.
    public init(model: ArticleListModel) { self.model = model }

    public var body: some View {
        VStack(spacing: 0) {
            ArticleSearchBar(model: model)
            Divider()
            list
            if model.countBelowPlace > 0 {
                Divider()
                SortAgainBar(model: model)
            }
        }
    }

    private var list: some View {
        List {
            banners
            ForEach(model.articles) { article in
                NavigationLink(value: article) { ArticleRow(article: article) }
                    .accessibilityIdentifier("article-row-\(article.id)")
                    .onAppear { Task { await model.rowAppeared(article) } }
            }
            if model.isEmpty {
                NothingFoundView(strings.nothingFound, help: strings.nothingFoundHelp)
                    .accessibilityIdentifier("articles-empty")
            }
            if model.hasMore { MoreArticlesRow(model: model) }
            if model.isCapped, let total = model.total {
                Text(strings.capped(total))
                    .font(.footnote)
                    .foregroundColor(.secondary)
                    .accessibilityIdentifier("articles-capped")
            }
        }
        .listStyle(.plain)
        .refreshable { await model.refresh() }
        .loading(model.isLoading, identifier: "articles-loading")
    }

    @ViewBuilder private var banners: some View {
        if let reason = model.sampleReason {
            reason.banner(strings) { Task { await model.refresh() } }
        }
        if let date = model.waitingUntil {
            NoticeRow(
                symbol: ArticleSymbol.clock, text: strings.waiting(ErrorSentence.moment(date)),
                identifier: "articles-waiting")
        } else if let count = model.lowRate {
            NoticeRow(
                symbol: ArticleSymbol.warning, text: strings.remaining(count),
                identifier: "articles-rate")
        }
        if model.hasLoaded {
            Text(summary)
                .font(.footnote)
                .foregroundColor(.secondary)
                .lineLimit(2)
                .accessibilityIdentifier("articles-summary")
        }
        if model.droppedCount > 0 {
            NoticeRow(
                symbol: ArticleSymbol.warning, text: strings.dropped(model.droppedCount),
                identifier: "articles-dropped")
        }
    }

    private var summary: String {
        let hits = model.total.map { " — \(strings.hits($0))" } ?? ""
        return model.shownSearch.summary(strings) + hits
    }
}

/// A small line with a symbol that tells something about the list.
struct NoticeRow: View {
    let symbol: String
    let text: String
    let identifier: String

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Image(systemName: symbol)
                .foregroundColor(.orange)
            Text(text)
        }
        .font(.footnote)
        .accessibilityIdentifier(identifier)
    }
}

/// Says that articles of further pages belong higher up, and moves them when asked to.
struct SortAgainBar: View {
    @ObservedObject var model: ArticleListModel
    @Environment(\.articlesStrings) private var strings

    var body: some View {
        HStack(spacing: 12) {
            Text(strings.belongHigher(model.countBelowPlace))
                .foregroundColor(.secondary)
                .accessibilityIdentifier("articles-below-place")
            Spacer(minLength: 0)
            Button(strings.sortAgain) { model.sortAgain() }
                .accessibilityIdentifier("articles-sort-again")
        }
        .font(.footnote)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
    }
}

/// The end of the list while there is more.
struct MoreArticlesRow: View {
    @ObservedObject var model: ArticleListModel
    @Environment(\.articlesStrings) private var strings

    var body: some View {
        HStack {
            Spacer()
            if model.isLoadingMore {
                ProgressView()
            } else {
                Button(strings.loadMore) { Task { await model.loadMore() } }
                    .disabled(model.waitingUntil != nil)
                    .accessibilityIdentifier("articles-load-more")
            }
            Spacer()
        }
    }
}
