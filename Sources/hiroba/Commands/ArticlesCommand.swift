import ArticlesClient
import Foundation

/// `hiroba articles`: searches and lists.
struct ArticlesCommand: Sendable {
    enum Format: String, CaseIterable, Sendable {
        case table, json, ndjson
    }

    let query: String
    let order: ArticleOrder
    let limit: Int
    let format: Format
    let usesSample: Bool

    /// So many hits are fetched to be sorted here.
    private static let sortingLimit = 1000

    init(_ parsed: ParsedArguments) throws(UsageError) {
        query = try Self.query(parsed)
        order = parsed.choice("sort", default: .date)
        limit = try parsed.number("limit", in: 1...10_000) ?? 50
        format = parsed.choice("format", default: .table)
        usesSample = parsed.has("sample")
    }

    /// The words as they are, then each option in Qiita's syntax.
    private static func query(_ parsed: ParsedArguments) throws(UsageError) -> String {
        var parts = parsed.words
        let lists: [(String, ArticleSearchKind)] = [
            ("tag", .tag), ("not-tag", .excludedTag), ("user", .user),
        ]
        for (option, kind) in lists {
            let quoted = parsed.list(option).map { "\"\($0)\"" }
            parts.append(kind.query(quoted.joined(separator: " ")) ?? "")
        }
        for (option, kind) in [("title", ArticleSearchKind.title), ("body", .body)] {
            for value in parsed.values(option) { parts.append(kind.query(value) ?? "") }
        }
        if let stocks = try parsed.number("stocks", in: 0...99_999_999) {
            parts.append("stocks:>=\(stocks)")
        }
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    func run(_ output: Output, _ surroundings: Surroundings) async throws {
        let access = ArticleAccess(
            surroundings: surroundings, output: output, usesSample: usesSample)
        let progress = ProgressBar(output, isVisible: surroundings.errorsGoToTerminal)
        let found = try await access.use { try await search($0, progress) }
        try output.write(text(found.articles, output.language, surroundings))
        found.explain(output, order)
    }

    private func search(
        _ client: any ArticlesClient, _ progress: ProgressBar
    ) async throws -> FoundArticles {
        var progress = progress
        defer { progress.finish() }
        var found = FoundArticles()
        let wanted = order == .date ? limit : max(limit, Self.sortingLimit)
        let first = ArticleQuery(.search(query), perPage: min(wanted, 100))
        for try await page in client.pages(first) {
            found.add(page, order)
            if page.nextPage == nil || found.articles.count >= wanted { break }
            progress.show(found.articles.count, of: min(wanted, page.total ?? wanted))
        }
        found.cut(to: limit)
        return found
    }

    private func text(
        _ articles: [Article], _ language: DisplayLanguage, _ surroundings: Surroundings
    ) throws -> String {
        switch format {
        case .table:
            ArticleTable(language: language, order: order, columns: surroundings.columns)
                .text(articles)
        case .json: try ServiceJSON.array(articles)
        case .ndjson: try ServiceJSON.lines(articles)
        }
    }
}
