import Foundation

/// One event: a study group's meeting, as connpass describes it.
///
/// Coded in the service's own shape, so that what is stored or printed reads like its answers.
public struct Event: Hashable, Sendable, Identifiable {
    /// The service's number.
    public var id: Int
    /// Its title, never empty.
    public var title: String
    /// A line under the title.
    public var catchphrase: String?
    /// The description: untrusted HTML, see `EventDescription`.
    public var descriptionHTML: String?
    /// Its page, http or https.
    public var url: URL?
    /// A picture whose address stops working after a while: not to be kept.
    public var imageURL: URL?
    /// The hash tag without `#`.
    public var hashTag: String?
    /// When it begins.
    public var startedAt: Date?
    /// When it ends.
    public var endedAt: Date?
    /// When it was published.
    public var publishedAt: Date?
    /// How many people may come; `nil` without a limit.
    public var limit: Int?
    /// Whether people apply on connpass.
    public var eventType: EventType
    /// Whether it is ahead, going on, over or called off.
    public var openStatus: OpenStatus
    /// The group that holds it.
    public var group: EventGroup?
    /// Its address; オンライン when online.
    public var address: String?
    /// The venue's name.
    public var place: String?
    /// Degrees north, −90 to 90.
    public var latitude: Double?
    /// Degrees east, −180 to 180.
    public var longitude: Double?
    /// The owner's number.
    public var ownerID: Int?
    /// The owner's account.
    public var ownerNickname: String?
    /// The owner's name.
    public var ownerDisplayName: String?
    /// How many people come.
    public var accepted: Int
    /// How many people wait for a seat.
    public var waiting: Int
    /// When it was last changed.
    public var updatedAt: Date?

    /// Describes an event.
    public init(
        id: Int, title: String, catchphrase: String? = nil, descriptionHTML: String? = nil,
        url: URL? = nil, imageURL: URL? = nil, hashTag: String? = nil, startedAt: Date? = nil,
        endedAt: Date? = nil, publishedAt: Date? = nil, limit: Int? = nil,
        eventType: EventType = .participation, openStatus: OpenStatus = .preopen,
        group: EventGroup? = nil, address: String? = nil, place: String? = nil,
        latitude: Double? = nil, longitude: Double? = nil, ownerID: Int? = nil,
        ownerNickname: String? = nil, ownerDisplayName: String? = nil, accepted: Int = 0,
        waiting: Int = 0, updatedAt: Date? = nil
    ) {
        self.id = id
        self.title = title
        self.catchphrase = catchphrase
        self.descriptionHTML = descriptionHTML
        self.url = url
        self.imageURL = imageURL
        self.hashTag = hashTag
        self.startedAt = startedAt
        self.endedAt = endedAt
        self.publishedAt = publishedAt
        self.limit = limit
        self.eventType = eventType
        self.openStatus = openStatus
        self.group = group
        self.address = address
        self.place = place
        self.latitude = latitude
        self.longitude = longitude
        self.ownerID = ownerID
        self.ownerNickname = ownerNickname
        self.ownerDisplayName = ownerDisplayName
        self.accepted = accepted
        self.waiting = waiting
        self.updatedAt = updatedAt
    }
}
