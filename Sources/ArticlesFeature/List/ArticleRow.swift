import ArticlesClient
import FeatureViews
import SwiftUI

/// One article of the list. What an article lacks leaves no hole.
struct ArticleRow: View {
    let article: Article

    @Environment(\.articlesStrings) private var strings

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(spacing: 8) {
                ArticleAvatar(user: article.author)
                VStack(alignment: .leading, spacing: 0) {
                    if let author = article.author {
                        Text("@\(author.id)")
                            .font(.subheadline)
                            .lineLimit(1)
                    }
                    if let date = article.createdText {
                        Text(date)
                            .font(.caption)
                            .foregroundColor(.secondary)
                    }
                }
                Spacer(minLength: 0)
            }
            Text(article.title)
                .bold()
                .lineLimit(3)
                .fixedSize(horizontal: false, vertical: true)
            if !article.tags.isEmpty { tags }
            ArticleCounts(article: article)
        }
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var tags: some View {
        FlowLayout(spacing: 6) {
            ForEach(article.tags, id: \.self) { TagChip(name: $0.name) }
        }
    }
}

/// How many readers liked and keep an article.
struct ArticleCounts: View {
    let article: Article

    @Environment(\.articlesStrings) private var strings

    var body: some View {
        HStack(spacing: 14) {
            count(ArticleSymbol.like, strings.likes, article.likeCount)
            count(ArticleSymbol.stock, strings.stocks, article.stockCount)
        }
        .font(.footnote)
        .foregroundColor(.secondary)
    }

    private func count(_ symbol: String, _ name: String, _ number: Int) -> some View {
        HStack(spacing: 4) {
            Image(systemName: symbol)
                .accessibilityHidden(true)
            Text("\(name) \(number)")
        }
    }
}

/// A tag in a rounded box.
struct TagChip: View {
    let name: String

    var body: some View {
        Text(name)
            .font(.caption)
            .lineLimit(1)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(Color.inset)
            .cornerRadius(6)
    }
}

/// An author's picture, 30 by 30 points, rounded.
struct ArticleAvatar: View {
    let user: ArticleUser?
    var size: CGFloat = 30

    var body: some View {
        RemotePicture(url: user?.pictureURL) {
            Image(systemName: ArticleSymbol.person)
                .font(.system(size: size * 0.9))
                .foregroundColor(.secondary)
        }
        .frame(width: size, height: size)
        .clipShape(RoundedRectangle(cornerRadius: size / 2))
        .accessibilityHidden(true)
    }
}
