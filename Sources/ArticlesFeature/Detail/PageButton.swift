import ArticlesClient
import FeatureViews
import SwiftUI

/// Opens the article's page, in the app or in the browser, as the person has set.
struct PageButton: View {
    let url: URL

    @Environment(\.openURL) private var openURL
    @Environment(\.articlesStrings) private var strings

    var body: some View {
        Button {
            openURL(url)
        } label: {
            Text(strings.openPage)
                .bold()
                .foregroundColor(.black)
                .frame(maxWidth: .infinity)
                .padding(.vertical, 12)
                .background(Color.qiita)
                .cornerRadius(10)
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("article-open-page")
    }
}

/// The comments, fetched when somebody wants to read them.
struct CommentsSection: View {
    @ObservedObject var model: ArticleDetailModel
    @Environment(\.articlesStrings) private var strings

    var body: some View {
        if let comments = model.comments {
            VStack(alignment: .leading, spacing: 16) {
                ForEach(comments) { comment in CommentView(comment: comment) }
            }
            .accessibilityIdentifier("article-comments")
        } else if model.isLoadingComments {
            ProgressView()
        } else if model.article.commentCount > 0, model.actions.comments != nil {
            Button(strings.comments(model.article.commentCount)) {
                Task { await model.commentsWanted() }
            }
            .accessibilityIdentifier("article-load-comments")
        }
    }
}

/// What one reader wrote.
struct CommentView: View {
    let comment: ArticleComment

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(spacing: 8) {
                ArticleAvatar(user: comment.author)
                VStack(alignment: .leading, spacing: 0) {
                    Text("@\(comment.author?.id ?? "")")
                        .font(.subheadline)
                    if let date = comment.createdAt {
                        Text(Article.text(date))
                            .font(.caption)
                            .foregroundColor(.secondary)
                    }
                }
            }
            MarkupBlocks(blocks: comment.document.blocks, picturesAllowed: false)
        }
    }
}
