import ArticlesClient
import SwiftUI

/// The articles section: a list, its search and the details behind it.
public struct ArticleListView: View {
    @ObservedObject private var model: ArticleListModel

    /// Shows a model's articles in a navigation stack of its own.
    public init(model: ArticleListModel) { self.model = model }

    public var body: some View {
        NavigationStack {
            ArticleList(model: model)
                .articleListChrome(model: model)
        }
    }
}

extension View {
    /// Puts title, buttons, alert and details of the articles section around a list.
    public func articleListChrome(model: ArticleListModel) -> some View {
        modifier(ArticleListChrome(model: model))
    }
}

/// Title, buttons, alert and details, for a stack and for a split view alike.
struct ArticleListChrome: ViewModifier {
    @ObservedObject var model: ArticleListModel

    @Environment(\.articlesStrings) private var strings

    func body(content: Content) -> some View {
        content
            .navigationTitle(strings.title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { toolbar }
            .task { await model.appeared() }
            .alert(
                strings.error, isPresented: $model.isFailurePresented, presenting: model.failure
            ) { failure in
                Button(strings.ok, role: .cancel) {}
                if failure.canRetry {
                    Button(strings.retry) { Task { await model.retry() } }
                }
            } message: { failure in
                Text(failure.sentence.description)
            }
            .navigationDestination(for: Article.self) { article in
                ArticleDetailView(article: article, actions: model.actions)
            }
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .navigationBarTrailing) {
            Button {
                Task { await model.refresh() }
            } label: {
                Image(systemName: ArticleSymbol.refresh)
            }
            .accessibilityLabel(strings.refresh)
            .accessibilityIdentifier("articles-refresh")
        }
    }
}

extension ArticleListModel {
    /// What a detail can do when it was reached from this list.
    public var actions: ArticleActions {
        ArticleActions(
            saving: saving, settings: settings, language: language,
            searchTag: { [weak self] name in Task { await self?.tagChosen(name) } },
            searchUser: { [weak self] id in Task { await self?.userChosen(id) } },
            comments: { [weak self] id in
                try await self?.currentClient().comments(articleID: id) ?? []
            })
    }
}
