import ArticlesClient
import Foundation

/// `hiroba articles show`: one article to read.
struct ArticlesShowCommand: Sendable {
    enum Format: String, CaseIterable, Sendable {
        case text, markdown, json
    }

    let id: String
    let format: Format
    let usesSample: Bool

    init(_ parsed: ParsedArguments) throws(UsageError) {
        let word = parsed.words.first ?? ""
        guard let id = Article.id(in: word) else { throw .badArticleID(word) }
        self.id = id
        format = parsed.choice("format", default: .text)
        usesSample = parsed.has("sample")
    }

    func run(_ output: Output, _ surroundings: Surroundings) async throws {
        let access = ArticleAccess(
            surroundings: surroundings, output: output, usesSample: usesSample)
        let article = try await access.use { try await $0.article(id: id) }
        switch format {
        case .text:
            let details = ArticleDetails(language: output.language, columns: surroundings.columns)
            try output.write(details.text(article))
        case .markdown:
            let text = TerminalText.paragraph(article.markdown ?? "")
            try output.write(text.hasSuffix("\n") ? text : text + "\n")
        case .json: try output.write(ServiceJSON.object(article))
        }
    }
}
