import ArticlesClient
import Foundation
import HTTPService
import Library

@testable import ArticlesFeature

/// Articles that differ in number, the last numbers being the newest.
func sampleArticles(_ numbers: ClosedRange<Int>) -> [Article] {
    numbers.map { number in
        Article(
            id: String(number), title: "記事 \(number)",
            url: URL(string: "https://qiita.com/a/items/\(number)"), markdown: "*md*",
            html: "<p>本文 \(number)</p>",
            createdAt: Date(timeIntervalSince1970: 1_790_000_000 + Double(number) * 3600),
            author: ArticleUser(id: "writer\(number % 3)"),
            tags: [ArticleTag(name: number % 2 == 0 ? "Swift" : "Rust")], likeCount: number % 7,
            stockCount: number * 3 % 11)
    }
}

/// What the network layer says without a network.
let offline = HTTPError.offline(url: SafeURL(URL(fileURLWithPath: "/")))

@MainActor
func makeModel(
    live: (any ArticlesClient)?, sample: (any ArticlesClient)? = nil, saving: Saving? = nil,
    wait: @escaping @Sendable (Date) async throws -> Void = { _ in throw CancellationError() }
) -> ArticleListModel {
    var source = ArticlesSource(live: live)
    if let sample { source.sample = { sample } }
    return ArticleListModel(
        source: source, saving: saving, settings: ReadingSettings(defaults: nil),
        language: .japanese, wait: wait)
}

/// A wait that ends when the test says so.
final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var dates: [Date] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// The moments waited for so far.
    var asked: [Date] { lock.withLock { dates } }

    @Sendable func wait(_ date: Date) async throws {
        await withCheckedContinuation { continuation in
            lock.withLock {
                dates.append(date)
                waiting.append(continuation)
            }
        }
    }

    func open() {
        let all = lock.withLock {
            defer { waiting = [] }
            return waiting
        }
        for continuation in all { continuation.resume() }
    }
}
