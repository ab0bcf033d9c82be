import Foundation

/// An article, and what the reader did with it.
struct Item: Decodable, Identifiable {
    struct Tag: Decodable, Hashable {
        let name: String
    }

    struct User: Decodable {
        let id: String
        let itemsCount: Int
    }

    let id: String
    let title: String
    let url: URL
    let likesCount: Int
    let createdAt: Date
    let tags: [Tag]
    let user: User
    /// Only known here.
    var isMarked = false

    private enum CodingKeys: String, CodingKey {
        case id, title, url, likesCount, createdAt, tags, user
    }
}
