/// How a town's rank moved since the year before.
public enum RankChange: Hashable, Sendable {
    /// So many places up; at least one.
    case up(Int)
    /// So many places down; at least one.
    case down(Int)
    /// The same rank.
    case keep
    /// The rank of the year before is not known.
    case unknown

    /// Compares two ranks, of which the earlier may not be known.
    public init(from earlier: Int?, to later: Int) {
        guard let earlier else {
            self = .unknown
            return
        }
        if earlier > later {
            self = .up(earlier - later)
        } else {
            self = earlier < later ? .down(later - earlier) : .keep
        }
    }

    /// The change in the ranking's own words, such as 3アップ; `nil` when it is not known.
    public func title(in language: DisplayLanguage) -> String? {
        switch self {
        case .up(let places): language.pick("\(places)アップ", "\(places) up")
        case .down(let places): language.pick("\(places)ダウン", "\(places) down")
        case .keep: language.pick("キープ", "Same")
        case .unknown: nil
        }
    }

    /// Places gained, negative when lost; `nil` when it is not known.
    public var places: Int? {
        switch self {
        case .up(let places): places
        case .down(let places): -places
        case .keep: 0
        case .unknown: nil
        }
    }
}
