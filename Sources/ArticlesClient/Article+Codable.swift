import Foundation
import Payload

extension Article: Codable {
    /// Reads an article; only its identifier and title are indispensable.
    public init(from decoder: any Decoder) throws {
        var fields = try LenientFields(decoder)
        guard let id = fields.filledText("id") else { throw Defect("id") }
        guard let title = fields.filledText("title") else { throw Defect("title") }
        self.init(id: id, title: title)
        url = fields.webAddress("url")
        markdown = fields.text("body")
        html = fields.text("rendered_body")
        createdAt = fields.date("created_at")
        updatedAt = fields.date("updated_at")
        author = fields.object("user")
        let list: LossyList<ArticleTag>? = fields.object("tags")
        tags = list?.elements ?? []
        likeCount = max(0, fields.whole("likes_count") ?? 0)
        // Came late: older bodies lack it.
        stockCount = max(0, fields.whole("stocks_count") ?? 0)
        commentCount = max(0, fields.whole("comments_count") ?? 0)
        isPrivate = fields.flag("private") ?? false
        isSlide = fields.flag("slide") ?? false
        organization = fields.filledText("organization_url_name")
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: FieldName.self)
        func put(_ name: String, _ value: (some Encodable)?) throws {
            try container.encode(value, forKey: FieldName(name))
        }
        try put("id", id)
        try put("title", title)
        try put("url", url?.absoluteString)
        try put("body", markdown)
        try put("rendered_body", html)
        try put("created_at", createdAt.map(Timestamp.text))
        try put("updated_at", updatedAt.map(Timestamp.text))
        try put("user", author)
        try put("tags", tags)
        try put("likes_count", likeCount)
        try put("stocks_count", stockCount)
        try put("comments_count", commentCount)
        try put("private", isPrivate)
        try put("slide", isSlide)
        try put("organization_url_name", organization)
    }
}
