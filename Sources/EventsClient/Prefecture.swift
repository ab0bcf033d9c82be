/// Where an event is held: online or one of the 47 prefectures, from north to south.
public enum Prefecture: String, Hashable, Sendable, Codable, CaseIterable, Identifiable {
    case online, hokkaido, aomori, iwate, miyagi, akita, yamagata, fukushima, ibaraki, tochigi
    case gunma, saitama, chiba, tokyo, kanagawa, yamanashi, nagano, niigata, toyama, ishikawa
    case fukui, gifu, shizuoka, aichi, mie, shiga, kyoto, osaka, hyogo, nara, wakayama, tottori
    case shimane, okayama, hiroshima, yamaguchi, tokushima, kagawa, ehime, kochi, fukuoka, saga
    case nagasaki, kumamoto, oita, miyazaki, kagoshima, okinawa

    /// The word the service knows it by.
    public var id: String { rawValue }

    /// Its name in Japanese, with 都, 道, 府 or 県.
    public var japaneseName: String { Self.japaneseNames[self] ?? rawValue }

    /// Its name in Latin letters.
    public var englishName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// Its name in a language.
    public func name(in language: DisplayLanguage) -> String {
        language.pick(japaneseName, englishName)
    }

    /// Finds a place by what a person may type: `tokyo`, `Tokyo`, `東京` or `東京都`.
    public init?(named name: String) {
        let word = name.lowercased().filter { !$0.isWhitespace }
        let found = Self.allCases.first { place in
            let full = place.japaneseName
            return word == place.rawValue || word == full
                || (place != .hokkaido && place != .online && word == full.dropLast())
        }
        guard let found else { return nil }
        self = found
    }

    private static let japaneseNames: [Prefecture: String] = [
        .online: "オンライン", .hokkaido: "北海道", .aomori: "青森県", .iwate: "岩手県",
        .miyagi: "宮城県", .akita: "秋田県", .yamagata: "山形県", .fukushima: "福島県",
        .ibaraki: "茨城県", .tochigi: "栃木県", .gunma: "群馬県", .saitama: "埼玉県",
        .chiba: "千葉県", .tokyo: "東京都", .kanagawa: "神奈川県", .yamanashi: "山梨県",
        .nagano: "長野県", .niigata: "新潟県", .toyama: "富山県", .ishikawa: "石川県",
        .fukui: "福井県", .gifu: "岐阜県", .shizuoka: "静岡県", .aichi: "愛知県",
        .mie: "三重県", .shiga: "滋賀県", .kyoto: "京都府", .osaka: "大阪府", .hyogo: "兵庫県",
        .nara: "奈良県", .wakayama: "和歌山県", .tottori: "鳥取県", .shimane: "島根県",
        .okayama: "岡山県", .hiroshima: "広島県", .yamaguchi: "山口県", .tokushima: "徳島県",
        .kagawa: "香川県", .ehime: "愛媛県", .kochi: "高知県", .fukuoka: "福岡県",
        .saga: "佐賀県", .nagasaki: "長崎県", .kumamoto: "熊本県", .oita: "大分県",
        .miyazaki: "宮崎県", .kagoshima: "鹿児島県", .okinawa: "沖縄県",
    ]
}
