import SwiftUI

/// An article with its author's picture.
struct ArticleRow: View {
    let article: Article
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button {
            openURL(article.url)
        } label: {
            HStack(alignment: .top) {
                picture
                VStack(alignment: .leading, spacing: 4) {
                    Text("@\(article.user.id)").font(.caption)
                    Text(article.title).font(.headline)
                    Text(article.tags.map(\.name).joined(separator: " "))
                        .font(.caption)
                        .foregroundColor(.secondary)
                    HStack {
                        Label("\(article.likes)", systemImage: "heart")
                        Label("\(article.stocks)", systemImage: "folder")
                    }
                    .font(.caption)
                }
            }
        }
        .buttonStyle(.plain)
    }

    private var picture: some View {
        AsyncImage(url: article.user.picture) { phase in
            if let image = phase.image {
                image.resizable().scaledToFill()
            } else if phase.error != nil {
                Image(systemName: "person.crop.circle.badge.exclamationmark")
            } else {
                ProgressView()
            }
        }
        .frame(width: 30, height: 30)
        .clipShape(RoundedRectangle(cornerRadius: 6))
    }
}
