/// The endpoints of Qiita v2 that read.
enum QiitaRoute: Equatable {
    case items
    case item(id: String)
    case comments(itemID: String)
    case tags
    case tag(name: String)
    case tagItems(name: String)
    case users
    case user(id: String)
    case userItems(id: String)
    case authenticatedUser
    case authenticatedUserItems

    /// `nil` for any other path.
    ///
    /// - Parameter path: Decoded, below `/api/v2/`; a tag's name may hold slashes.
    init?(path: String) {
        switch path {
        case "items": self = .items
        case "tags": self = .tags
        case "users": self = .users
        case "authenticated_user": self = .authenticatedUser
        case "authenticated_user/items": self = .authenticatedUserItems
        default:
            guard let slash = path.firstIndex(of: "/") else { return nil }
            let rest = String(path[path.index(after: slash)...])
            self.init(kind: String(path[..<slash]), rest: rest)
        }
    }

    private init?(kind: String, rest: String) {
        func name(before end: String) -> String? {
            guard rest.hasSuffix(end), rest.count > end.count else { return nil }
            return String(rest.dropLast(end.count))
        }
        guard !rest.isEmpty else { return nil }
        switch kind {
        case "items":
            self = name(before: "/comments").map(Self.comments) ?? .item(id: rest)
        case "tags": self = name(before: "/items").map(Self.tagItems) ?? .tag(name: rest)
        case "users": self = name(before: "/items").map(Self.userItems) ?? .user(id: rest)
        default: return nil
        }
    }
}
