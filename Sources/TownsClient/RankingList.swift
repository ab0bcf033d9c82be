/// What people want to do with a home in the town.
public enum RankingList: String, Hashable, Sendable, Codable, CaseIterable {
    /// 借りて住みたい.
    case rent
    /// 買って住みたい.
    case buy

    /// The list's name, such as 借りて住みたい.
    public func title(in language: DisplayLanguage) -> String {
        switch self {
        case .rent: language.pick("借りて住みたい", "To rent")
        case .buy: language.pick("買って住みたい", "To buy")
        }
    }

    /// The other of the two.
    public var other: RankingList { self == .rent ? .buy : .rent }
}
