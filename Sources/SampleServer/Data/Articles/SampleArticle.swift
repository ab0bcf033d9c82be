import Foundation

/// An invented article.
struct SampleArticle: Sendable {
    struct Tag: Sendable {
        var name: String
        var versions: [String] = []
    }

    var id: String
    var title: String
    var writer: SampleWriter
    var tags: [Tag]
    var created: JapanTime
    var updated: JapanTime
    var likes: Int
    var stocks: Int
    var comments: Int
    var organization: String?
    var parts: [ArticlePart]

    func hasTag(_ name: String) -> Bool {
        tags.contains { $0.name.lowercased() == name.lowercased() }
    }

    /// The body as its author typed it.
    func markdown(root: URL?) -> String {
        parts.map { $0.markdown(root: root) }.joined(separator: "\n\n") + "\n"
    }

    /// The body as the service renders it, with the lines each element came from.
    func html(root: URL?) -> String {
        var line = 1
        var html = ""
        for part in parts {
            let source = part.markdown(root: root).split(
                separator: "\n", omittingEmptySubsequences: false)
            let end = line + source.count - 1
            let place = "\(line):1-\(end):\(max(1, source.last?.utf8.count ?? 1))"
            html += part.html(root: root, place: place) + "\n"
            line = end + 2
        }
        return html
    }

    /// What a search looks in, in lower case.
    var searchText: String { markdown(root: nil).lowercased() }

    /// The code alone, in lower case.
    var codeText: String {
        parts.compactMap { part in
            if case .code(_, _, let text) = part { text.lowercased() } else { nil }
        }.joined(separator: "\n")
    }
}

/// An invented author; nobody's name.
struct SampleWriter: Sendable, Equatable {
    var number: Int

    var id: String { number == 0 ? "sample_me" : "sample_writer\(number)" }
    var name: String { number % 3 == 0 ? "" : "見本書き手\(number)" }
    var summary: String? { number % 4 == 0 ? nil : "見本の記事を書いています。" }

    /// Whom a token belongs to.
    static let reader = SampleWriter(number: 0)
    static let all: [SampleWriter] = (0...60).map { SampleWriter(number: $0) }
}

/// What a reader wrote under an invented article.
struct SampleComment: Sendable {
    var id: String
    var text: String
    var writer: SampleWriter
    var created: JapanTime

    private static let texts = [
        "参考になりました！", "同じところで詰まっていました。助かります。",
        "3つめのコードは <code>let</code> でもよさそうです。", "手元では再現しませんでした。環境を教えてください。",
        "続きを楽しみにしています 🎉",
    ]

    /// The latest first, as the service has it.
    static func all(of article: SampleArticle) -> [SampleComment] {
        (0..<article.comments).map { index in
            SampleComment(
                id: String(article.id.reversed().dropLast(2)) + "0\(index % 10)",
                text: texts[(article.likes + index) % texts.count],
                writer: SampleWriter(number: (article.writer.number + index * 7) % 60 + 1),
                created: article.created.adding(minutes: 90 + index * 700))
        }.reversed()
    }
}
