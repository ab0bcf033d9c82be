import Foundation

/// What a row says of an article.
struct Article: Decodable, Identifiable {
    struct Author: Decodable {
        let id: String
        let picture: URL?

        private enum CodingKeys: String, CodingKey {
            case id
            case picture = "profile_image_url"
        }
    }

    struct Tag: Decodable {
        let name: String
    }

    let id: String
    let title: String
    let url: URL
    let likes: Int
    let stocks: Int
    let tags: [Tag]
    let user: Author

    private enum CodingKeys: String, CodingKey {
        case id, title, url, tags, user
        case likes = "likes_count"
        case stocks = "stocks_count"
    }
}
