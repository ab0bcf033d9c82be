import Foundation

/// A question to the service and the shape of its answer.
protocol APIRequest: Sendable {
    associatedtype Response: Decodable & Sendable
    var path: String { get }
    var queryItems: [URLQueryItem] { get }
}

/// The newest articles.
struct NewestItems: APIRequest {
    typealias Response = [Item]
    var page = 1

    var path: String { "api/v2/items" }
    var queryItems: [URLQueryItem] {
        [
            URLQueryItem(name: "page", value: "\(page)"),
            URLQueryItem(name: "per_page", value: "20"),
        ]
    }
}

/// The newest articles with a tag.
struct TaggedItems: APIRequest {
    typealias Response = [Item]
    let tag: String

    var path: String { "api/v2/tags/\(tag)/items" }
    var queryItems: [URLQueryItem] { [URLQueryItem(name: "per_page", value: "20")] }
}
