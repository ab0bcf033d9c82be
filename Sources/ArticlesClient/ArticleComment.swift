import Foundation
import Markup
import Payload

/// What a reader wrote under an article.
public struct ArticleComment: Hashable, Sendable, Identifiable, Decodable {
    /// The service's identifier.
    public var id: String
    /// Its words as untrusted HTML.
    public var html: String
    /// Who wrote it.
    public var author: ArticleUser?
    /// When.
    public var createdAt: Date?

    /// Describes a comment.
    public init(id: String, html: String, author: ArticleUser? = nil, createdAt: Date? = nil) {
        self.id = id
        self.html = html
        self.author = author
        self.createdAt = createdAt
    }

    public init(from decoder: any Decoder) throws {
        var fields = try LenientFields(decoder)
        guard let id = fields.filledText("id") else { throw Defect("id") }
        self.init(id: id, html: fields.text("rendered_body") ?? "")
        author = fields.object("user")
        createdAt = fields.date("created_at")
    }

    /// The HTML as a tree of blocks to show.
    public var document: MarkupDocument { MarkupDocument(html: html) }
}

/// A tag with what the service tells of it.
public struct ArticleTopic: Hashable, Sendable, Identifiable, Decodable {
    /// Its name, such as `Swift`.
    public var id: String
    /// How many people follow it.
    public var followerCount: Int
    /// How many articles have it.
    public var itemCount: Int
    /// Its picture.
    public var iconURL: URL?

    /// Describes a tag.
    public init(id: String, followerCount: Int = 0, itemCount: Int = 0, iconURL: URL? = nil) {
        self.id = id
        self.followerCount = followerCount
        self.itemCount = itemCount
        self.iconURL = iconURL
    }

    public init(from decoder: any Decoder) throws {
        var fields = try LenientFields(decoder)
        guard let id = fields.filledText("id") else { throw Defect("id") }
        self.init(
            id: id, followerCount: max(0, fields.whole("followers_count") ?? 0),
            itemCount: max(0, fields.whole("items_count") ?? 0),
            iconURL: fields.webAddress("icon_url"))
    }
}
