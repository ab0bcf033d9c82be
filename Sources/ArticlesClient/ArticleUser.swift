import Foundation
import Payload

/// Someone who writes on Qiita.
public struct ArticleUser: Hashable, Sendable, Identifiable {
    /// The name of the account.
    public var id: String
    /// The name beside it.
    public var name: String?
    /// A picture of them.
    public var pictureURL: URL?
    /// A few words on themselves.
    public var summary: String?
    /// How many articles they published.
    public var itemCount: Int?
    /// How many people follow them.
    public var followerCount: Int?
    /// Where they work.
    public var organization: String?

    /// Describes a user.
    public init(
        id: String, name: String? = nil, pictureURL: URL? = nil, summary: String? = nil,
        itemCount: Int? = nil, followerCount: Int? = nil, organization: String? = nil
    ) {
        self.id = id
        self.name = name
        self.pictureURL = pictureURL
        self.summary = summary
        self.itemCount = itemCount
        self.followerCount = followerCount
        self.organization = organization
    }

    /// Their page.
    public var url: URL? {
        WebAddress.parse("https://qiita.com/\(QiitaAddress.encoded(id))")
    }
}

extension ArticleUser: Codable {
    public init(from decoder: any Decoder) throws {
        var fields = try LenientFields(decoder)
        guard let id = fields.filledText("id") else { throw Defect("user.id") }
        self.init(id: id)
        name = fields.filledText("name")
        pictureURL = fields.webAddress("profile_image_url")
        summary = fields.filledText("description")
        itemCount = fields.whole("items_count")
        followerCount = fields.whole("followers_count")
        organization = fields.filledText("organization")
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: FieldName.self)
        func put(_ name: String, _ value: (some Encodable)?) throws {
            try container.encode(value, forKey: FieldName(name))
        }
        try put("id", id)
        try put("name", name)
        try put("profile_image_url", pictureURL?.absoluteString)
        try put("description", summary)
        try put("items_count", itemCount)
        try put("followers_count", followerCount)
        try put("organization", organization)
    }
}
