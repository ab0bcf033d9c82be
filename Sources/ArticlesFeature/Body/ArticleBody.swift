import ArticlesClient
import SwiftUI

/// The article's blocks, with the question whether its pictures may be loaded.
struct ArticleBody: View {
    let document: MarkupDocument
    @ObservedObject var model: ArticleDetailModel

    @Environment(\.articlesStrings) private var strings

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            if !model.picturesAllowed, !hosts.isEmpty { consent }
            if document.blocks.isEmpty {
                Text(strings.emptyBody)
                    .foregroundColor(.secondary)
            }
            // Articles may be very long: only what is near the screen is laid out.
            LazyVStack(alignment: .leading, spacing: 12) {
                ForEach(Array(document.blocks.enumerated()), id: \.offset) { _, block in
                    MarkupBlockView(block: block, picturesAllowed: model.picturesAllowed)
                }
            }
            if document.isTruncated {
                Text(strings.truncated)
                    .font(.footnote)
                    .foregroundColor(.secondary)
            }
            let links = document.links
            if !links.isEmpty { LinkList(links: links) }
        }
        .accessibilityIdentifier("article-body")
    }

    private var hosts: [String] {
        var seen: Set<String> = []
        return document.imageURLs.compactMap(\.host).filter { seen.insert($0).inserted }
    }

    private var consent: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Image(systemName: ArticleSymbol.picture)
                Text(strings.picturesHeld(hosts.prefix(3).joined(separator: ", ")))
            }
            .font(.footnote)
            HStack(spacing: 12) {
                Button(strings.loadPicture) { model.picturesAllowed = true }
                    .accessibilityIdentifier("article-load-pictures")
                Button(strings.alwaysLoad) { model.picturesAlwaysAllowed() }
                    .accessibilityIdentifier("article-always-load-pictures")
            }
            .font(.footnote)
        }
        .padding(10)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.inset)
        .cornerRadius(8)
    }
}

/// Where an article's words lead. The words may promise another place than the address.
struct LinkList: View {
    let links: [MarkupLink]

    @State private var isOpen = false
    @Environment(\.openURL) private var openURL
    @Environment(\.articlesStrings) private var strings

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Button {
                isOpen.toggle()
            } label: {
                HStack(spacing: 8) {
                    Image(systemName: isOpen ? ArticleSymbol.open : ArticleSymbol.shut)
                    Text(strings.links(links.count))
                        .font(.headline)
                }
            }
            .buttonStyle(.plain)
            .accessibilityIdentifier("article-links")
            if isOpen { rows }
        }
    }

    private var rows: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(links, id: \.url) { link in
                Button {
                    openURL(link.url)
                } label: {
                    HStack(alignment: .firstTextBaseline, spacing: 6) {
                        Image(systemName: ArticleSymbol.link)
                        VStack(alignment: .leading, spacing: 0) {
                            Text(link.text)
                                .lineLimit(2)
                            Text(link.url.host ?? "")
                                .font(.caption)
                                .foregroundColor(.secondary)
                        }
                    }
                    .foregroundColor(.blue)
                }
                .buttonStyle(.plain)
            }
        }
    }
}
