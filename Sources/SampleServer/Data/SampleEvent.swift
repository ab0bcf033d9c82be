/// An invented event.
struct SampleEvent: Sendable {
    enum OpenStatus: String, Sendable {
        case preopen, open, close, cancelled
    }

    var id: Int
    var title: String
    var catchCopy: String?
    var description: String?
    var hasPicture: Bool
    var hashTag: String?
    var start: JapanTime?
    var end: JapanTime?
    var published: JapanTime?
    var limit: Int?
    var isAdvertisement: Bool
    var openStatus: OpenStatus
    var group: SampleGroup?
    var venue: SampleVenue
    var owner: SampleUser
    /// The service leaves the owner's number out now and then; the nickname is always there.
    var showsOwnerID: Bool
    var accepted: Int
    var waiting: Int
    var updated: JapanTime

    /// Nicknames beside the owner's and the participants' play no part in searches.
    func isAttended(by user: SampleUser) -> Bool {
        user.id != owner.id && (id &* 31 &+ user.number &* 17) % 23 == 0
    }

    func isPresented(by user: SampleUser) -> Bool {
        isAttended(by: user) && (id &+ user.number) % 3 == 0
    }
}

/// An invented group that holds events.
struct SampleGroup: Sendable {
    var id: Int
    var subdomain: String
    var title: String
    var subtitle: String
    var hashTag: String
    var topics: [String]
    /// The prefecture most of its events take place in.
    var home: String
    var members: Int
}

/// An invented user; nobody's name.
struct SampleUser: Sendable {
    enum Kind: String, Sendable {
        case owner = "sample_owner"
        case member = "sample_user"
    }

    var kind: Kind
    var number: Int

    var id: Int { (kind == .owner ? 990_000 : 995_000) + number }
    var nickname: String { kind.rawValue + String(number) }
    var displayName: String { (kind == .owner ? "見本主催" : "見本参加者") + String(number) }

    /// The users there are, owners first.
    static let all: [SampleUser] =
        (1...40).map { SampleUser(kind: .owner, number: $0) }
        + (1...80).map { SampleUser(kind: .member, number: $0) }
}

/// Where an event takes place.
struct SampleVenue: Sendable {
    /// One of the values of the `prefecture` parameter.
    var prefecture: String
    var place: String?
    var address: String?
    /// Degrees, as decimal strings with twelve places.
    var latitude: String?
    var longitude: String?
}
