import Foundation
import Testing

@testable import TownsClient

/// Every figure of the two complete tables, written out a second time, by hand.
@Suite struct Ranking2021Tests {
    private func lines(_ list: RankingList) throws -> [String] {
        let id = TownTable.ID(area: .shutoken, year: 2021, list: list)
        let table = try #require(try BundledTowns.rankings().table(id))
        return table.entries.map { entry in
            let change = entry.change.title(in: .japanese) ?? "?"
            return "\(entry.rank) \(entry.town) \(change) \(entry.line ?? "?")"
        }
    }

    @Test func `towns to rent are those of the table`() throws {
        let expected = """
            1 本厚木 3アップ 小田急小田原線
            2 大宮 3アップ JR京浜東北・根岸線ほか
            3 葛西 1ダウン 東京メトロ東西線
            4 八王子 3アップ JR中央線ほか
            5 池袋 4ダウン JR山手線ほか
            6 千葉 8アップ JR総武線ほか
            7 蕨 4アップ JR京浜東北・根岸線
            8 三鷹 9アップ JR中央線ほか
            9 柏 7アップ JR常磐線ほか
            10 川崎 7ダウン JR東海道本線ほか
            11 高円寺 2アップ JR中央線ほか
            12 西川口 8アップ JR京浜東北・根岸線
            13 船橋 8アップ JR総武線ほか
            14 町田 8アップ 小田急小田原線ほか
            15 荻窪 7ダウン JR中央線ほか
            16 三軒茶屋 10ダウン 東急田園都市線ほか
            17 川口 15アップ JR中央線ほか
            18 吉祥寺 9ダウン JR中央線ほか
            19 新小岩 1ダウン JR総武線ほか
            20 小岩 キープ JR総武線
            """
        #expect(try lines(.rent).joined(separator: "\n") == expected)
    }

    @Test func `towns to buy in are those of the table`() throws {
        let expected = """
            1 勝どき キープ 都営大江戸線
            2 白金高輪 17アップ 東京メトロ南北線ほか
            3 本厚木 8アップ 小田急小田原線
            4 三鷹 1ダウン JR中央線ほか
            5 北浦和 1ダウン JR京浜東北・根岸線
            6 八王子 キープ JR中央線ほか
            7 柏 8アップ JR常磐線ほか
            8 目黒 13アップ JR山手線ほか
            9 恵比寿 7ダウン JR山手線ほか
            10 東京 5ダウン JR東海道本線ほか
            11 橋本 31アップ JR横浜線ほか
            12 浦和 5ダウン JR京浜東北・根岸線ほか
            13 千葉 49アップ JR総武線ほか
            14 平塚 25アップ JR東海道本線ほか
            15 大宮 9アップ JR京浜東北・根岸線ほか
            16 朝霞 13アップ 東武東上線
            17 八街 9アップ JR総武本線
            18 川口 9アップ JR京浜東北・根岸線
            19 牛込柳町 191アップ 都営大江戸線
            20 中目黒 7ダウン 東京メトロ日比谷線ほか
            """
        #expect(try lines(.buy).joined(separator: "\n") == expected)
    }

    @Test func `the file keeps the names other programs read`() throws {
        let json = try JSONSerialization.jsonObject(with: BundledTowns.ranking2021())
        let lists = try #require(json as? [String: [[String: Any]]])
        #expect(Set(lists.keys) == ["townRankingsForRent", "townRankingsForBuy"])
        let first = try #require(lists["townRankingsForRent"]?.first)
        #expect(
            Set(first.keys)
                == ["rank", "townName", "isRankUp", "rankFluctuation", "availableLine"])
        #expect(first["isRankUp"] as? Bool == true)
        #expect(first["rankFluctuation"] as? Int == 3)
    }
}
