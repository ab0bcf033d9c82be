import Foundation

/// What a row and a page say of a study group.
struct Meetup: Decodable, Identifiable {
    let id: Int
    let title: String
    let url: URL
    let startedAt: String?
    let place: String?
    let ownerNickname: String

    private enum CodingKeys: String, CodingKey {
        case id, title, url, place
        case startedAt = "started_at"
        case ownerNickname = "owner_nickname"
    }

    /// The day before the `T` of an ISO date.
    var day: String { startedAt.map { String($0.prefix(10)) } ?? "日時未定" }
}

/// The envelope of a search.
struct Meetups: Decodable {
    let events: [Meetup]
}
