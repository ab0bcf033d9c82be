import Foundation
import Testing

@testable import TownsClient

@Suite struct OtherRankingsTests {
    private let rankings: TownRankings
    init() throws { rankings = try BundledTowns.rankings() }

    private func table(_ area: TownArea, _ year: Int, _ list: RankingList) throws -> TownTable {
        try #require(rankings.table(.init(area: area, year: year, list: list)))
    }

    /// `1本厚木 2大宮 …` of all known places.
    private func names(_ area: TownArea, _ year: Int, _ list: RankingList) throws -> String {
        try table(area, year, list).entries.map { "\($0.rank)\($0.town)" }.joined(separator: " ")
    }

    @Test(arguments: [
        (
            2022,
            "1本厚木 2大宮 3柏 4八王子 5西川口 6葛西 7三鷹 8蕨 9千葉 10川崎 12池袋 14荻窪 15北千住 "
                + "18高円寺 19新小岩 21三軒茶屋 29亀有"
        ),
        (
            2023,
            "1本厚木 2大宮 3八王子 4柏 5三鷹 6葛西 7川崎 12池袋 15荻窪 16三軒茶屋 20北千住 21高円寺 "
                + "24新小岩 26亀有 54所沢 71笹塚 86町屋"
        ),
        (2024, "1本厚木 2葛西 3八王子 4大宮 5三鷹 6柏 7川崎 8北千住 9町田 10蕨 81武蔵小山"),
        (2025, "1葛西 2本厚木 3大宮 4北千住 5八王子 6三鷹 7柏 8川崎 9荻窪 10池袋"),
        (2026, "1葛西 2八王子 3大宮 4本厚木 5三鷹 6川崎 7高円寺 8荻窪 9北千住 10三軒茶屋 80方南町"),
    ])
    func `greater Tokyo to rent`(year: Int, expected: String) throws {
        #expect(try names(.shutoken, year, .rent) == expected)
    }

    @Test(arguments: [
        (2022, "1勝どき 2白金高輪 3横浜 4浅草 5平塚 9東中野 11牛込柳町 20茅ケ崎 61田町"),
        (
            2023,
            "1勝どき 2横浜 3平塚 4茅ケ崎 5田町 8大宮 11半蔵門 12白金高輪 20南砂町 25浜松町 28麻布十番 "
                + "67五反田 91神保町 114浅草"
        ),
        (
            2024,
            "1勝どき 2平塚 3大宮 4八王子 5八街 6本厚木 7南砂町 8茅ケ崎 9横浜 10五反田 17浅草 19後楽園 "
                + "20両国 29春日 42湯河原"
        ),
        (2025, "1勝どき 2八王子 3大宮 4後楽園 5本厚木 6湯河原 7大網 8東松山 9小岩 10八街"),
        (2026, "1湯河原 2八王子 3八街 4不動前 5田町 9品川 33勝どき 37大崎"),
    ])
    func `greater Tokyo to buy`(year: Int, expected: String) throws {
        #expect(try names(.shutoken, year, .buy) == expected)
    }

    @Test func `the other areas, as far as they are known`() throws {
        #expect(try names(.kinki, 2022, .rent) == "1江坂 2三ノ宮 3姫路")
        #expect(
            try names(.kinki, 2023, .rent)
                == "1江坂 2三ノ宮 3大正 4出町柳 5大国町 6新大阪 7京橋 8阿波座 9武庫之荘 10神戸 13姫路")
        #expect(try names(.kinki, 2024, .rent) == "1出町柳 2江坂 3新大阪 4三ノ宮 5南草津")
        #expect(try names(.kinki, 2025, .rent) == "1江坂 2出町柳 3三ノ宮")
        #expect(try names(.kinki, 2026, .rent) == "1江坂 2出町柳 3新大阪 7草津 9南草津")
        #expect(try names(.kinki, 2022, .buy) == "1谷町四丁目 2本町 3三ノ宮")
        #expect(try names(.kinki, 2023, .buy) == "1姫路")
        #expect(try names(.kinki, 2024, .buy) == "1姫路 5石山")
        #expect(try names(.kinki, 2025, .buy) == "1姫路")
        #expect(try names(.kinki, 2026, .buy) == "1谷町六丁目 2姫路 3京橋")
        #expect(try names(.chubu, 2024, .rent) == "1岐阜 2豊橋 3新栄町 4岡崎")
        #expect(
            try names(.chubu, 2026, .rent)
                == "1岐阜 2新栄町 3岡崎 4名古屋 5豊橋 6金山 7大曽根 8千種 9刈谷 10今池")
        #expect(try names(.chubu, 2022, .buy) == "1名古屋 2岐阜 3名鉄岐阜 4伏見 5久屋大通 6上前津")
        #expect(try (2024...2026).map { try names(.chubu, $0, .buy) } == ["1岐阜", "1岐阜", "1岐阜"])
        #expect(
            try names(.kyushu, 2023, .rent)
                == "1博多 2西鉄平尾 3大橋 4高宮 5恵比寿 6渡辺通 7姪浜 8井尻 9吉塚 10西新")
        #expect(try names(.kyushu, 2025, .rent) == "1博多 2西鉄平尾 3高宮 5渡辺通")
        #expect(try names(.kyushu, 2023, .buy) == "1博多 2西鉄平尾 3高宮 8藤崎")
        #expect(try names(.kyushu, 2024, .buy) == "1博多 2西新 3大橋")
        #expect(try names(.kyushu, 2025, .buy) == "1西新 2博多 3竹下")
    }

    @Test func `gaps are told as gaps`() throws {
        let table = try table(.shutoken, 2026, .buy)
        #expect(table.gaps == [6...8, 10...20])
        #expect(!table.isComplete)
        #expect(
            table.places(in: 1...10).map(\.id) == [1, 2, 3, 4, 5, 6, 9, 10],
            "a gap stands for its first rank")
        #expect(table.places(in: 1...10)[5] == .gap(6...8))
        #expect(table.entriesBeyond.map(\.town) == ["勝どき", "大崎"])
        #expect(try self.table(.shutoken, 2021, .rent).isComplete)
    }

    @Test func `changes are those stated, else computed from the year before`() throws {
        func change(_ town: String, _ year: Int, _ list: RankingList) throws -> RankChange? {
            try table(.shutoken, year, list).entry(for: town)?.change
        }
        #expect(try change("横浜", 2022, .buy) == .up(20), "stated: 23 to 3")
        #expect(try change("柏", 2022, .rent) == .up(6), "computed: 9 to 3")
        #expect(try change("葛西", 2022, .rent) == .down(3))
        #expect(try change("本厚木", 2022, .rent) == .keep)
        #expect(try change("北千住", 2022, .rent) == .unknown)
        #expect(try change("武蔵小山", 2024, .rent) == .up(47))
        #expect(try change("大宮", 2024, .buy) == .up(5))
        #expect(try change("勝どき", 2026, .buy) == .down(32))
        #expect(try change("高円寺", 2026, .rent) == .unknown)
    }

    @Test func `a stated rank of the year before never contradicts that year's table`() {
        for table in rankings.tables {
            var earlier = table.id
            earlier.year -= 1
            guard let before = rankings.table(earlier) else { continue }
            for entry in table.entries {
                guard let rank = entry.earlierRank, let known = before.entry(for: entry.town)
                else { continue }
                #expect(known.rank == rank, "\(table.id) \(entry.town)")
            }
            for entry in table.entries {
                guard let rank = entry.earlierRank else { continue }
                let holder = before.entries.first { $0.rank == rank }?.town
                #expect(holder == nil || holder == entry.town, "\(table.id) \(entry.town)")
            }
        }
    }

    @Test func `no ranking names a town or a rank twice`() {
        for table in rankings.tables {
            #expect(Set(table.entries.map(\.rank)).count == table.entries.count, "\(table.id)")
            #expect(Set(table.entries.map(\.town)).count == table.entries.count, "\(table.id)")
        }
        #expect(Set(rankings.tables.map(\.id)).count == rankings.tables.count)
        #expect(rankings.tables.count == 33)
    }

    @Test func `every town has a place in its area but the one nobody knows`() {
        let boxes: [TownArea: (ClosedRange<Double>, ClosedRange<Double>)] = [
            .shutoken: (35.1...36.1, 139.0...140.4), .kinki: (34.6...35.1, 134.6...136.0),
            .chubu: (34.7...35.5, 136.7...137.4), .kyushu: (33.5...33.7, 130.3...130.5),
        ]
        var missing: [String] = []
        for town in rankings.towns {
            guard let place = rankings.places[town], let box = boxes[town.area] else {
                missing.append(town.id)
                continue
            }
            #expect(box.0.contains(place.latitude) && box.1.contains(place.longitude), "\(town)")
        }
        #expect(missing == ["kyushu/恵比寿"])
        #expect(rankings.places[Town("東京", in: .shutoken)]?.latitude == 35.681)
    }

    @Test func `sources are named where they are known`() throws {
        #expect(try table(.shutoken, 2022, .rent).source == "limo.media/27517 (2022-02-03)")
        #expect(try table(.chubu, 2026, .rent).source == "shizuoka-life (2026)")
        #expect(try table(.kinki, 2023, .rent).source == nil)
    }

    @Test func `a town's ranks over the years, with what the next year tells of one`() {
        let town = Town("横浜", in: .shutoken)
        let buy = rankings.history(of: town, list: .buy)
        #expect(buy.points.map(\.year) == [2021, 2022, 2023, 2024, 2025, 2026])
        #expect(buy.points.map(\.rank) == [23, 3, 2, 9, nil, nil])
        #expect(buy.points.map(\.isComputed) == [true, false, false, false, false, false])
        #expect(buy.best == 2)
        #expect(!rankings.history(of: town, list: .rent).isKnown)
        let first = rankings.history(of: Town("本厚木", in: .shutoken), list: .rent).points
        #expect(first.first == .init(year: 2020, rank: 4, isComputed: true))
    }

    @Test func `a town in both lists is found`() throws {
        let rent = try table(.shutoken, 2021, .rent)
        let both = rent.entries.filter { rankings.otherEntry(of: $0, in: rent.id) != nil }
        #expect(both.map(\.town) == ["本厚木", "大宮", "八王子", "千葉", "三鷹", "柏", "川口"])
    }

    @Test func `names that two areas share are two towns`() {
        #expect(
            rankings.towns(named: "恵比寿")
                == [Town("恵比寿", in: .shutoken), Town("恵比寿", in: .kyushu)])
        #expect(rankings.towns(named: "どこにもない") == [])
    }

    @Test func `a line that this year's source does not print comes from another year`() throws {
        let table = try table(.shutoken, 2026, .rent)
        let kasai = try #require(table.entry(for: "葛西"))
        #expect(kasai.line == nil)
        #expect(rankings.line(of: kasai, in: .shutoken) == "東京メトロ東西線")
    }

    @Test func `areas and years there are`() {
        #expect(rankings.areas == [.shutoken, .kinki, .chubu, .kyushu])
        #expect(rankings.years(in: .shutoken) == [2026, 2025, 2024, 2023, 2022, 2021])
        #expect(rankings.years(in: .chubu) == [2026, 2025, 2024, 2022])
    }
}
