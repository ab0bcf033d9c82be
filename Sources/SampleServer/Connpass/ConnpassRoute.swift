/// The seven endpoints of connpass v2.
enum ConnpassRoute: Equatable {
    case events
    case presentations(eventID: Int)
    case groups
    case users
    case userGroups(nickname: String)
    case attendedEvents(nickname: String)
    case presenterEvents(nickname: String)

    /// `nil` for any other path; paths end in a slash.
    init?(path: String) {
        guard path.hasPrefix("/api/v2/"), path.hasSuffix("/") else { return nil }
        let parts = path.dropFirst("/api/v2/".count).dropLast()
            .split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        switch (parts.count, parts.first, parts.last) {
        case (1, "events", _): self = .events
        case (1, "groups", _): self = .groups
        case (1, "users", _): self = .users
        case (3, "events", "presentations"):
            guard let id = Int(parts[1]) else { return nil }
            self = .presentations(eventID: id)
        case (3, "users", let last?): self.init(user: parts[1], last: last)
        default: return nil
        }
    }

    private init?(user nickname: String, last: String) {
        switch last {
        case "groups": self = .userGroups(nickname: nickname)
        case "attended_events": self = .attendedEvents(nickname: nickname)
        case "presenter_events": self = .presenterEvents(nickname: nickname)
        default: return nil
        }
    }
}
