import ArticlesClient
import FeatureViews
import SwiftUI

/// An article to read, and what can be done with it.
public struct ArticleDetailView: View {
    @StateObject private var model: ArticleDetailModel
    @Environment(\.articlesStrings) private var strings
    @Environment(\.dismiss) private var dismiss
    @Environment(\.horizontalSizeClass) private var sizeClass

    private let article: Article
    private let actions: ArticleActions

    /// Shows an article.
    public init(article: Article, actions: ArticleActions) {
        self.article = article
        self.actions = actions
        _model = StateObject(
            wrappedValue: ArticleDetailModel(article: article, actions: actions))
    }

    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                ArticleHeading(article: article, actions: actions, leave: leave)
                Divider()
                if let document = model.document {
                    MarkupReader(
                        document, name: "article", picturesAllowed: $model.picturesAllowed,
                        alwaysAllow: model.picturesAlwaysAllowed
                    )
                    .accessibilityIdentifier("article-body")
                } else {
                    ProgressView()
                }
                Divider()
                CommentsSection(model: model)
                if let url = article.url { PageButton(url: url) }
            }
            .padding(16)
            .frame(maxWidth: 760, alignment: .leading)
            .frame(maxWidth: .infinity)
        }
        .navigationTitle(strings.detailTitle)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { toolbar }
        .opensPages(as: actions.settings)
        .task { await model.appeared() }
        .alert(
            strings.error, isPresented: $model.isFailurePresented, presenting: model.failure
        ) { _ in
            Button(strings.ok, role: .cancel) {}
        } message: { failure in
            Text(failure.sentence.description)
        }
    }

    /// In a narrow window the list lies under this page.
    private func leave() {
        if sizeClass == .compact { dismiss() }
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .navigationBarTrailing) {
            if let url = article.url { CopyLinkButton(url: url) }
        }
        ToolbarItem(placement: .navigationBarTrailing) {
            if model.canSave { saveButton }
        }
    }

    private var saveButton: some View {
        Button {
            Task { await model.saveToggled() }
        } label: {
            Image(systemName: model.isSaved ? ArticleSymbol.saved : ArticleSymbol.stock)
        }
        .accessibilityLabel(model.isSaved ? strings.saved : strings.save)
        .accessibilityIdentifier("article-save")
    }
}

/// Title, author, dates, counts and tags.
struct ArticleHeading: View {
    let article: Article
    let actions: ArticleActions
    let leave: () -> Void

    @Environment(\.articlesStrings) private var strings

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            if let author = article.author { authorLine(author) }
            Text(article.title)
                .font(.title2)
                .bold()
                .textSelection(.enabled)
                .accessibilityAddTraits(.isHeader)
                .accessibilityIdentifier("article-title")
            dates
                .font(.footnote)
                .foregroundColor(.secondary)
            if !article.tags.isEmpty { tags }
            ArticleCounts(article: article)
        }
    }

    private func authorLine(_ author: ArticleUser) -> some View {
        Button {
            actions.searchUser?(author.id)
            leave()
        } label: {
            HStack(spacing: 8) {
                ArticleAvatar(user: author)
                Text("@\(author.id)")
                if let name = author.name {
                    Text(name)
                        .foregroundColor(.secondary)
                }
            }
        }
        .buttonStyle(.plain)
        .disabled(actions.searchUser == nil)
        .accessibilityIdentifier("article-author")
    }

    private var dates: some View {
        FlowLayout(spacing: 10) {
            if let date = article.createdText { Text(strings.published(date)) }
            if let date = article.updatedText { Text(strings.updated(date)) }
        }
    }

    private var tags: some View {
        FlowLayout(spacing: 8) {
            ForEach(article.tags, id: \.self) { tag in
                Button {
                    actions.searchTag?(tag.name)
                    leave()
                } label: {
                    TagChip(name: tag.name)
                }
                .buttonStyle(.plain)
                .disabled(actions.searchTag == nil)
                .accessibilityLabel(strings.searchTag(tag.name))
                .accessibilityIdentifier("article-tag-\(tag.name)")
            }
        }
    }
}

/// Puts an address on the clipboard and says so for a moment.
struct CopyLinkButton: View {
    let url: URL

    @State private var hasCopied = false
    @Environment(\.articlesStrings) private var strings

    var body: some View {
        Button {
            UIPasteboard.general.string = url.absoluteString
            hasCopied = true
        } label: {
            Image(systemName: hasCopied ? ArticleSymbol.done : ArticleSymbol.link)
        }
        .accessibilityLabel(hasCopied ? strings.copied : strings.copyLink)
        .accessibilityIdentifier("article-copy-link")
    }
}
