import ArticlesClient
import Foundation

/// One article as text to read.
struct ArticleDetails {
    let language: DisplayLanguage
    let columns: Int?

    func text(_ article: Article) -> String {
        let title = TerminalText.wrap(TerminalText.line(article.title), columns: columns)
        let document = article.document
        var body = MarkupTerminalText(language: language, columns: columns)
        var parts = [title, facts(article)]
        parts += body.texts(document.blocks)
        if document.isTruncated {
            parts.append(language.pick("（長いため、ここまで）", "(cut here, since it is long)"))
        }
        if !body.links.isEmpty { parts.append(links(body.links)) }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private func facts(_ article: Article) -> String {
        let tags = article.tags.map(\.name).joined(separator: ", ")
        let facts: [(Words, String?)] = [
            (Words("書いた人", "User"), article.author.map { "@\($0.id)" }),
            (Words("公開", "Published"), article.createdText),
            (Words("更新", "Updated"), article.updatedText),
            (Words("タグ", "Tags"), tags),
            (Words("LGTM", "LGTM"), String(article.likeCount)),
            (Words("ストック", "Stocks"), String(article.stockCount)),
            (Words("コメント", "Comments"), String(article.commentCount)),
            (Words("ページ", "Page"), article.url?.absoluteString),
        ]
        let width = facts.map { DisplayWidth.of($0.0.text(in: language)) }.max() ?? 0
        return facts.compactMap { name, value in
            guard let value, !value.isEmpty else { return nil }
            let label = DisplayWidth.pad(name.text(in: language), to: width)
            return "\(label)  \(TerminalText.line(value))"
        }.joined(separator: "\n")
    }

    private func links(_ links: [URL]) -> String {
        let lines = links.enumerated().map { index, url in
            "[\(index + 1)] \(TerminalText.line(url.absoluteString))"
        }
        return ([language.pick("リンク:", "Links:")] + lines).joined(separator: "\n")
    }
}
