/// A region that has rankings of its own.
public enum TownArea: String, Hashable, Sendable, Codable, CaseIterable {
    /// Tokyo, Kanagawa, Chiba and Saitama.
    case shutoken
    /// The prefectures around Osaka: three up to 2023, six from 2024 on.
    case kinki
    /// Aichi, Gifu and Mie.
    case chubu
    /// Fukuoka, which stands for Kyushu.
    case kyushu

    /// The area's name, such as 首都圏.
    public func title(in language: DisplayLanguage) -> String {
        switch self {
        case .shutoken: language.pick("首都圏", "Greater Tokyo")
        case .kinki: language.pick("近畿圏", "Kinki")
        case .chubu: language.pick("中部圏", "Chubu")
        case .kyushu: language.pick("九州圏（福岡県）", "Kyushu (Fukuoka)")
        }
    }
}
