import Foundation
import Payload

extension Event: Codable {
    public init(from decoder: any Decoder) throws {
        var fields = try LenientFields(decoder)
        try self.init(&fields)
    }

    /// Reads an event; only its number and title are indispensable.
    init(_ fields: inout LenientFields) throws {
        guard let id = fields.whole("id"), id > 0 else { throw Defect("id") }
        guard let title = fields.filledText("title") else { throw Defect("title") }
        self.init(id: id, title: title)
        catchphrase = fields.filledText("catch")
        descriptionHTML = fields.filledText("description")
        url = fields.webAddress("url")
        imageURL = fields.webAddress("image_url")
        hashTag = fields.filledText("hash_tag").flatMap(Self.bareTag)
        startedAt = fields.date("started_at")
        endedAt = fields.date("ended_at")
        publishedAt = fields.date("published_at")
        limit = fields.whole("limit").flatMap { $0 >= 0 ? $0 : nil }
        eventType = EventType(rawValue: fields.filledText("event_type") ?? "participation")
        openStatus = OpenStatus(rawValue: fields.filledText("open_status") ?? "")
        group = fields.object("group")
        address = fields.filledText("address")
        place = fields.filledText("place")
        (latitude, longitude) = Self.position(fields.number("lat"), fields.number("lon"))
        ownerID = fields.whole("owner_id")
        ownerNickname = fields.filledText("owner_nickname")
        ownerDisplayName = fields.filledText("owner_display_name")
        accepted = max(0, fields.whole("accepted") ?? 0)
        waiting = max(0, fields.whole("waiting") ?? 0)
        updatedAt = fields.date("updated_at")
    }

    private static func bareTag(_ text: String) -> String? {
        let bare = text.drop { $0 == "#" || $0 == "＃" }
        return bare.isEmpty ? nil : String(bare)
    }

    /// Both or neither; 0, 0 is what forms send when nobody set a place.
    private static func position(_ latitude: Double?, _ longitude: Double?) -> (Double?, Double?) {
        guard let latitude, let longitude, abs(latitude) <= 90, abs(longitude) <= 180,
            latitude != 0 || longitude != 0
        else { return (nil, nil) }
        return (latitude, longitude)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: FieldName.self)
        func put(_ name: String, _ value: (some Encodable)?) throws {
            try container.encode(value, forKey: FieldName(name))
        }
        try put("id", id)
        try put("title", title)
        try put("catch", catchphrase)
        try put("description", descriptionHTML)
        try put("url", url?.absoluteString)
        try put("image_url", imageURL?.absoluteString)
        try put("hash_tag", hashTag)
        try put("started_at", startedAt.map(Timestamp.text))
        try put("ended_at", endedAt.map(Timestamp.text))
        try put("published_at", publishedAt.map(Timestamp.text))
        try put("limit", limit)
        try put("event_type", eventType.rawValue)
        try put("open_status", openStatus.rawValue)
        try put("group", group)
        try put("address", address)
        try put("place", place)
        try put("lat", latitude)
        try put("lon", longitude)
        try put("owner_id", ownerID)
        try put("owner_nickname", ownerNickname)
        try put("owner_display_name", ownerDisplayName)
        try put("accepted", accepted)
        try put("waiting", waiting)
        try put("updated_at", updatedAt.map(Timestamp.text))
    }
}
