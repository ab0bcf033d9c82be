import Foundation
import Markup
import Payload

/// One article, as Qiita describes it.
///
/// Coded in the service's own shape, so that what is stored or printed reads like its answers.
public struct Article: Hashable, Sendable, Identifiable {
    /// The service's identifier, 20 hexadecimal digits.
    public var id: String
    /// Its title, never empty.
    public var title: String
    /// Its page, http or https.
    public var url: URL?
    /// What its author typed, in Qiita's Markdown; left out where nobody needs it.
    public var markdown: String?
    /// The same as untrusted HTML, see `MarkupDocument`.
    public var html: String?
    /// When it was published.
    public var createdAt: Date?
    /// When it was last changed.
    public var updatedAt: Date?
    /// Who wrote it.
    public var author: ArticleUser?
    /// What it is about.
    public var tags: [ArticleTag]
    /// How many readers liked it.
    public var likeCount: Int
    /// How many readers keep it.
    public var stockCount: Int
    /// How many comments it has.
    public var commentCount: Int
    /// Whether only people with its address can read it.
    public var isPrivate: Bool
    /// Whether it is meant to be shown as slides.
    public var isSlide: Bool
    /// The short name of the organisation it was written for.
    public var organization: String?

    /// Describes an article.
    public init(
        id: String, title: String, url: URL? = nil, markdown: String? = nil, html: String? = nil,
        createdAt: Date? = nil, updatedAt: Date? = nil, author: ArticleUser? = nil,
        tags: [ArticleTag] = [], likeCount: Int = 0, stockCount: Int = 0, commentCount: Int = 0,
        isPrivate: Bool = false, isSlide: Bool = false, organization: String? = nil
    ) {
        self.id = id
        self.title = title
        self.url = url
        self.markdown = markdown
        self.html = html
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.author = author
        self.tags = tags
        self.likeCount = likeCount
        self.stockCount = stockCount
        self.commentCount = commentCount
        self.isPrivate = isPrivate
        self.isSlide = isSlide
        self.organization = organization
    }
}

/// A subject an article is filed under.
public struct ArticleTag: Hashable, Sendable, Codable {
    /// Its name as written, such as `Swift` or `C++`.
    public var name: String
    /// The versions of the subject the article speaks of.
    public var versions: [String]

    /// Describes a tag.
    public init(name: String, versions: [String] = []) {
        self.name = name
        self.versions = versions
    }

    public init(from decoder: any Decoder) throws {
        var fields = try LenientFields(decoder)
        guard let name = fields.filledText("name") else { throw Defect("tag.name") }
        let list: LossyList<String>? = fields.object("versions")
        self.init(name: name, versions: list?.elements ?? [])
    }
}
