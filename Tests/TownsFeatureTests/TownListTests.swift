import Foundation
import HeadlessBackend
import SwiftUICore
import Testing
import TownsClient

@testable import TownsFeature

@MainActor
@Suite struct TownListTests {
    @Test func `before the data arrives there is a spinner, no card and no button`() async {
        let held = HeldTowns()
        let model = TownsModel.testing(held)
        let window = townsWindow(model)
        await window.pump { model.isLoading }
        #expect(window.texts.contains("Loading…"))
        #expect(window.identifiers(prefix: "town-rent-").isEmpty)
        #expect(window.node("towns-more-rent") == nil)
        held.letGo()
        await window.pump { model.rankings != nil }
    }

    @Test func `when it arrives every row shows in the same frame`() async {
        let held = HeldTowns()
        let model = TownsModel.testing(held)
        let window = townsWindow(model, height: 4000)
        await window.pump { model.isLoading }
        held.letGo()
        // Waits without rendering, then renders one frame.
        for _ in 0..<2000 where model.rankings == nil { await Task.yield() }
        window.renderFrame()
        #expect(window.identifiers(prefix: "town-rent-") == (1...10).map { "town-rent-\($0)" })
        #expect(window.node("towns-more-rent") != nil)
        let first = window.frame("town-rent-1")
        window.advance(by: 0.1)
        #expect(window.frame("town-rent-1") == first, "nothing flies in")
    }

    @Test func `the title names year and area`() async {
        let model = TownsModel.testing()
        let window = await loadedTownsWindow(model)
        #expect(window.title == "住みたい街ランキング2021(首都圏)")
        model.choose(area: .kinki)
        window.pump()
        #expect(window.title == "住みたい街ランキング2022(近畿圏)")
    }

    @Test func `a card shows rank, change, town and line`() async throws {
        let window = await loadedTownsWindow(height: 2000)
        for text in ["3アップ", "1ダウン", "本厚木", "小田急小田原線", "JR京浜東北・根岸線ほか"] {
            #expect(window.texts.contains(text), "\(text)")
        }
        let card = try #require(window.node("town-rent-1"))
        #expect(card.accessibility.label == "1位、本厚木、3アップ、小田急小田原線")
        #expect(window.frame(of: card).minX == 16 && window.frame(of: card).maxX == 384)
    }

    @Test func `cards are ten points apart and stand in columns where there is room`() async throws
    {
        let narrow = await loadedTownsWindow(width: 360, height: 3000)
        let first = try #require(narrow.frame("town-rent-4"))
        let second = try #require(narrow.frame("town-rent-5"))
        #expect(first.width == 328 && second.minX == first.minX)
        let wide = await loadedTownsWindow(width: 1200, height: 3000)
        let cards = try (4...6).map { try #require(wide.frame("town-rent-\($0)")) }
        #expect(cards[0].minY == cards[1].minY && cards[1].minY == cards[2].minY)
        #expect(abs(cards[1].minX - cards[0].maxX - 10) < 0.01)
        #expect(abs(cards[2].maxX - 1184) < 0.01)
    }

    @Test func `the places from 11 on open and close with one button`() async throws {
        let window = await loadedTownsWindow(height: 4000)
        let rows = (11...20).map { "town-rent-\($0)" }
        #expect(window.texts.contains("11位以降を見る ▾"))
        #expect(window.node("town-rent-11") == nil)
        let button = try #require(window.frame("towns-more-rent"))
        #expect(button.width == 400 && button.height == 52)
        window.tap("towns-more-rent")
        #expect(window.texts.contains("閉じる ▴"))
        for row in rows { #expect(window.node(row) != nil, "\(row)") }
        #expect(window.texts.contains("高円寺") && window.texts.contains("小岩"))
        window.tap("towns-more-rent")
        #expect(window.texts.contains("11位以降を見る ▾"))
        for row in rows { #expect(window.node(row) == nil, "\(row)") }
    }

    @Test func `each list opens for itself`() async {
        let model = TownsModel.testing()
        let window = await loadedTownsWindow(model, height: 4000)
        window.tap("towns-more-rent")
        #expect(model.isOpen(.rent) && !model.isOpen(.buy))
        window.press(identifier: "towns-tab-buy")
        window.advance(by: 0.3)
        window.pump()
        #expect(window.texts.contains("11位以降を見る ▾"))
    }

    @Test func `gaps are shown as gaps, with the source`() async {
        let model = TownsModel.testing()
        let window = await loadedTownsWindow(model, height: 4000)
        model.choose(year: 2026)
        model.list = .buy
        window.advance(by: 1)
        window.pump()
        #expect(window.texts.contains("6〜8位") && window.texts.contains("10位"))
        #expect(window.texts.contains("出典に記載がありません"))
        #expect(window.texts.contains("出典: livedoor 30608329, 30608541 (2026)"))
        window.tap("towns-more-buy")
        #expect(window.texts.contains("11〜20位"))
        #expect(window.node("town-buy-33") != nil && window.node("town-buy-37") != nil)
    }

    @Test func `a list that nobody recorded says so`() async {
        let model = TownsModel.testing()
        let window = await loadedTownsWindow(model)
        model.choose(area: .chubu)
        window.pump()
        #expect(model.year == 2022)
        #expect(window.texts.contains("この年の「借りて住みたい」は記録がありません。"))
        #expect(window.node("towns-more-rent") == nil)
    }

    @Test func `area and year are chosen with pickers`() async {
        let model = TownsModel.testing()
        let window = await loadedTownsWindow(model)
        window.select("2025年", in: "年")
        #expect(model.year == 2025)
        window.select("九州圏（福岡県）", in: "地域")
        #expect(model.area == .kyushu && model.year == 2025)
        window.select("近畿圏", in: "地域")
        window.select("2026年", in: "年")
        #expect(window.texts.contains("江坂"))
    }

    @Test func `the section speaks English, towns stay Japanese`() async {
        let window = await loadedTownsWindow(height: 3000, language: .english)
        #expect(window.title == "Towns to live in 2021 (Greater Tokyo)")
        for text in ["To rent", "To buy", "3 up", "1 down", "本厚木", "Show 11th and below ▾"] {
            #expect(window.texts.contains(text), "\(text)")
        }
    }
}
