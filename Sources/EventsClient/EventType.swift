/// Whether people apply on connpass.
public enum EventType: Hashable, Sendable, RawRepresentable, Codable {
    /// People apply here.
    case participation
    /// Announced only; people apply elsewhere, and the counts mean nothing.
    case advertisement
    /// A kind the service has added since.
    case other(String)

    /// Reads the service's word.
    public init(rawValue: String) {
        self =
            switch rawValue {
            case "participation": .participation
            case "advertisement": .advertisement
            default: .other(rawValue)
            }
    }

    /// The service's word.
    public var rawValue: String {
        switch self {
        case .participation: "participation"
        case .advertisement: "advertisement"
        case .other(let word): word
        }
    }
}
