import Foundation
import Payload

/// The group that holds an event, as an event names it.
public struct EventGroup: Hashable, Sendable, Identifiable, Codable {
    /// The service's number.
    public var id: Int
    /// The first part of its host name.
    public var subdomain: String?
    /// Its name.
    public var title: String
    /// Its page.
    public var url: URL?

    /// Describes a group.
    public init(id: Int, subdomain: String? = nil, title: String, url: URL? = nil) {
        self.id = id
        self.subdomain = subdomain
        self.title = title
        self.url = url
    }

    public init(from decoder: any Decoder) throws {
        var fields = try LenientFields(decoder)
        guard let id = fields.whole("id") else { throw Defect("group.id") }
        self.init(
            id: id, subdomain: fields.filledText("subdomain"),
            title: fields.filledText("title") ?? "", url: fields.webAddress("url"))
    }
}

/// A group with everything the service tells of it.
public struct EventGroupProfile: Hashable, Sendable, Identifiable, Decodable {
    /// The group.
    public var group: EventGroup
    /// Its second title.
    public var subtitle: String?
    /// Its description: untrusted HTML.
    public var descriptionHTML: String?
    /// Who owns it.
    public var ownerText: String?
    /// A picture whose address stops working after a while.
    public var imageURL: URL?
    /// Its own site.
    public var websiteURL: URL?
    /// The name of its own site.
    public var websiteName: String?
    /// How many people belong to it.
    public var memberCount: Int?

    /// The service's number.
    public var id: Int { group.id }

    public init(from decoder: any Decoder) throws {
        group = try EventGroup(from: decoder)
        var fields = try LenientFields(decoder)
        subtitle = fields.filledText("sub_title")
        descriptionHTML = fields.filledText("description")
        ownerText = fields.filledText("owner_text")
        imageURL = fields.webAddress("image_url")
        websiteURL = fields.webAddress("website_url")
        websiteName = fields.filledText("website_name")
        memberCount = fields.whole("member_users_count")
    }
}
