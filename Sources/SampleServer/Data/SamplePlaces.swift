import Foundation

/// A public place: a prefecture's office or a large station, as a point to hold events near.
struct SamplePlace: Sendable {
    var prefecture: String
    var address: String
    var name: String
    var latitude: Double
    var longitude: Double

    fileprivate init(
        _ prefecture: String, _ address: String, _ name: String, _ latitude: Double,
        _ longitude: Double
    ) {
        self.prefecture = prefecture
        self.address = address
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
    }
}

extension SamplePlace {
    /// The places of one prefecture; empty for `online`.
    static func places(in prefecture: String) -> [SamplePlace] {
        all.filter { $0.prefecture == prefecture }
    }

    /// North to south; prefectural offices, then stations of the large cities.
    static let all: [SamplePlace] = [
        .init("hokkaido", "北海道札幌市中央区北3条西6丁目", "札幌", 43.0642, 141.3469),
        .init("aomori", "青森県青森市長島1-1-1", "青森", 40.8246, 140.7406),
        .init("iwate", "岩手県盛岡市内丸10-1", "盛岡", 39.7036, 141.1527),
        .init("miyagi", "宮城県仙台市青葉区本町3-8-1", "仙台", 38.2688, 140.8721),
        .init("akita", "秋田県秋田市山王4-1-1", "秋田", 39.7186, 140.1024),
        .init("yamagata", "山形県山形市松波2-8-1", "山形", 38.2404, 140.3633),
        .init("fukushima", "福島県福島市杉妻町2-16", "福島", 37.7503, 140.4676),
        .init("ibaraki", "茨城県水戸市笠原町978-6", "水戸", 36.3418, 140.4468),
        .init("tochigi", "栃木県宇都宮市塙田1-1-20", "宇都宮", 36.5658, 139.8836),
        .init("gunma", "群馬県前橋市大手町1-1-1", "前橋", 36.3911, 139.0608),
        .init("saitama", "埼玉県さいたま市浦和区高砂3-15-1", "浦和", 35.8569, 139.6489),
        .init("chiba", "千葉県千葉市中央区市場町1-1", "千葉", 35.6046, 140.1233),
        .init("tokyo", "東京都新宿区西新宿2-8-1", "西新宿", 35.6895, 139.6917),
        .init("tokyo", "東京都千代田区丸の内1-9-1", "東京駅前", 35.6812, 139.7671),
        .init("tokyo", "東京都渋谷区道玄坂1-1-1", "渋谷", 35.6580, 139.7016),
        .init("tokyo", "東京都千代田区外神田1-17-6", "秋葉原", 35.6984, 139.7731),
        .init("tokyo", "東京都港区高輪3-26-27", "品川", 35.6285, 139.7388),
        .init("tokyo", "東京都台東区上野7-1-1", "上野", 35.7138, 139.7773),
        .init("tokyo", "東京都世田谷区三軒茶屋2-13", "三軒茶屋", 35.6436, 139.6702),
        .init("kanagawa", "神奈川県横浜市中区日本大通1", "関内", 35.4478, 139.6425),
        .init("kanagawa", "神奈川県横浜市西区高島2-16-1", "横浜", 35.4660, 139.6223),
        .init("yamanashi", "山梨県甲府市丸の内1-6-1", "甲府", 35.6642, 138.5684),
        .init("nagano", "長野県長野市南長野幅下692-2", "長野", 36.6513, 138.1810),
        .init("niigata", "新潟県新潟市中央区新光町4-1", "新潟", 37.9026, 139.0232),
        .init("toyama", "富山県富山市新総曲輪1-7", "富山", 36.6953, 137.2113),
        .init("ishikawa", "石川県金沢市鞍月1-1", "金沢", 36.5947, 136.6256),
        .init("fukui", "福井県福井市大手3-17-1", "福井", 36.0652, 136.2216),
        .init("gifu", "岐阜県岐阜市薮田南2-1-1", "岐阜", 35.3912, 136.7223),
        .init("shizuoka", "静岡県静岡市葵区追手町9-6", "静岡", 34.9769, 138.3831),
        .init("aichi", "愛知県名古屋市中区三の丸3-1-2", "名古屋", 35.1802, 136.9066),
        .init("aichi", "愛知県名古屋市中村区名駅1-1-4", "名駅", 35.1709, 136.8815),
        .init("mie", "三重県津市広明町13", "津", 34.7303, 136.5086),
        .init("shiga", "滋賀県大津市京町4-1-1", "大津", 35.0045, 135.8686),
        .init("kyoto", "京都府京都市上京区下立売通新町西入薮ノ内町", "京都", 35.0214, 135.7556),
        .init("osaka", "大阪府大阪市中央区大手前2", "谷町", 34.6863, 135.5200),
        .init("osaka", "大阪府大阪市北区梅田3-1-1", "梅田", 34.7025, 135.4959),
        .init("hyogo", "兵庫県神戸市中央区下山手通5-10-1", "神戸", 34.6913, 135.1830),
        .init("nara", "奈良県奈良市登大路町30", "奈良", 34.6853, 135.8327),
        .init("wakayama", "和歌山県和歌山市小松原通1-1", "和歌山", 34.2260, 135.1675),
        .init("tottori", "鳥取県鳥取市東町1-220", "鳥取", 35.5036, 134.2383),
        .init("shimane", "島根県松江市殿町1", "松江", 35.4723, 133.0505),
        .init("okayama", "岡山県岡山市北区内山下2-4-6", "岡山", 34.6618, 133.9344),
        .init("hiroshima", "広島県広島市中区基町10-52", "広島", 34.3966, 132.4596),
        .init("yamaguchi", "山口県山口市滝町1-1", "山口", 34.1859, 131.4714),
        .init("tokushima", "徳島県徳島市万代町1-1", "徳島", 34.0658, 134.5593),
        .init("kagawa", "香川県高松市番町4-1-10", "高松", 34.3401, 134.0433),
        .init("ehime", "愛媛県松山市一番町4-4-2", "松山", 33.8416, 132.7657),
        .init("kochi", "高知県高知市丸ノ内1-2-20", "高知", 33.5597, 133.5311),
        .init("fukuoka", "福岡県福岡市博多区東公園7-7", "博多", 33.6064, 130.4181),
        .init("fukuoka", "福岡県福岡市中央区天神2-11-3", "天神", 33.5902, 130.3989),
        .init("saga", "佐賀県佐賀市城内1-1-59", "佐賀", 33.2494, 130.2988),
        .init("nagasaki", "長崎県長崎市尾上町3-1", "長崎", 32.7448, 129.8737),
        .init("kumamoto", "熊本県熊本市中央区水前寺6-18-1", "熊本", 32.7898, 130.7417),
        .init("oita", "大分県大分市大手町3-1-1", "大分", 33.2382, 131.6126),
        .init("miyazaki", "宮崎県宮崎市橘通東2-10-1", "宮崎", 31.9111, 131.4239),
        .init("kagoshima", "鹿児島県鹿児島市鴨池新町10-1", "鹿児島", 31.5602, 130.5581),
        .init("okinawa", "沖縄県那覇市泉崎1-2-2", "那覇", 26.2124, 127.6809),
    ]
}

extension SampleVenue {
    private static let rooms = [
        "見本会館 3F", "見本ビル 5F 会議室A", "市民センター（見本） 第2研修室", "見本図書館 2F ホール",
        "コワーキング見本 イベントスペース", "見本タワー 21F ラウンジ", "",
    ]

    /// Every value of the `prefecture` parameter, in the documentation's order.
    static let prefectures: [String] = {
        var seen: [String] = ["online"]
        for place in SamplePlace.all where !seen.contains(place.prefecture) {
            seen.append(place.prefecture)
        }
        return seen
    }()

    static func online(_ random: inout SeededGenerator) -> SampleVenue {
        SampleVenue(
            prefecture: "online",
            place: random.pick(["オンライン", "リモート(zoom)", "YouTube Live 配信", nil]),
            address: random.pick(["オンライン", "オンライン", "", nil]))
    }

    static func inPlace(_ prefecture: String, _ random: inout SeededGenerator) -> SampleVenue {
        let places = SamplePlace.places(in: prefecture)
        guard !places.isEmpty else { return online(&random) }
        let place = random.pick(places)
        let room = random.pick(rooms)
        var venue = SampleVenue(
            prefecture: prefecture, place: place.name + room,
            address: place.address + address(in: room, &random))
        guard !random.oneIn(15) else { return venue }
        venue.latitude = String(format: "%.12f", place.latitude + jitter(&random))
        venue.longitude = String(format: "%.12f", place.longitude + jitter(&random))
        return venue
    }

    /// Some 200 metres either way, so that pins do not lie on each other.
    private static func jitter(_ random: inout SeededGenerator) -> Double {
        Double(random.number(-20...20)) / 10_000
    }

    /// One in six is long enough for three lines of a narrow list.
    private static func address(in room: String, _ random: inout SeededGenerator) -> String {
        guard random.oneIn(6) else { return room.isEmpty ? "" : " " + room }
        return " \(room) 東口エレベーターで4階へ上がり、渡り廊下を通って西館に入り、"
            + "突き当たりの受付で「勉強会」とお伝えください（19時以降は裏口の守衛室からお入りください）"
    }
}
