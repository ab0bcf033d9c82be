/// The state of an event itself, not of its registration.
public enum OpenStatus: Hashable, Sendable, RawRepresentable, Codable {
    /// Not begun.
    case preopen
    /// Going on.
    case open
    /// Over.
    case close
    /// Called off.
    case cancelled
    /// A state the service has added since.
    case other(String)

    /// Reads the service's word.
    public init(rawValue: String) {
        self =
            switch rawValue {
            case "preopen": .preopen
            case "open": .open
            case "close": .close
            case "cancelled": .cancelled
            default: .other(rawValue)
            }
    }

    /// The service's word.
    public var rawValue: String {
        switch self {
        case .preopen: "preopen"
        case .open: "open"
        case .close: "close"
        case .cancelled: "cancelled"
        case .other(let word): word
        }
    }

    /// The state in words; the service's own word when it is a new one.
    public func title(in language: DisplayLanguage) -> String {
        switch self {
        case .preopen: language.pick("開催前", "Upcoming")
        case .open: language.pick("開催中", "Going on")
        case .close: language.pick("終了", "Over")
        case .cancelled: language.pick("中止", "Cancelled")
        case .other(let word): word
        }
    }
}
