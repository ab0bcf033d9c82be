import Foundation
import SwiftUI

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The one model of the app: all screens look at it.
@MainActor
final class SearchModel: ObservableObject {
    static let shared = SearchModel()

    @Published var words = ""
    @Published var kind = SearchKind.title
    @Published private(set) var articles: [Article] = []
    @Published private(set) var isSearching = false
    @Published private(set) var hasSearched = false
    @Published var failure: String?

    /// The site that is asked.
    var site: URL

    private init() {
        let named = ProcessInfo.processInfo.environment["EXAMPLE_URL"].flatMap(URL.init(string:))
        site = named ?? URL(string: "https://qiita.com")!
    }

    var hasFailed: Bool {
        get { failure != nil }
        set { if !newValue { failure = nil } }
    }

    func search() async {
        let words = words.trimmingCharacters(in: .whitespaces)
        guard !words.isEmpty else { return }
        isSearching = true
        defer { isSearching = false }
        do {
            articles = try await articles(matching: kind.query(for: words))
            hasSearched = true
        } catch {
            failure = error.localizedDescription
        }
    }

    func clear() {
        words = ""
        articles = []
        hasSearched = false
    }

    private func articles(matching query: String) async throws -> [Article] {
        var parts = URLComponents(
            url: site.appendingPathComponent("api/v2/items"), resolvingAgainstBaseURL: true)
        parts?.queryItems = [
            URLQueryItem(name: "per_page", value: "20"),
            URLQueryItem(name: "query", value: query),
        ]
        let (data, response) = try await URLSession.shared.data(from: parts?.url ?? site)
        if let http = response as? HTTPURLResponse, http.statusCode != 200 {
            throw SearchError.refused(http.statusCode)
        }
        return try JSONDecoder().decode([Article].self, from: data)
    }
}

enum SearchError: LocalizedError {
    case refused(Int)

    var errorDescription: String? {
        switch self {
        case .refused(let status): "検索できませんでした(\(status))"
        }
    }
}
