import Foundation
import HeadlessBackend
import SwiftUICore
import Testing

@testable import TownRanking

@MainActor
@Suite struct TownRankingTests {
    private let ranking: Ranking

    init() throws {
        ranking = try Ranking.bundled()
    }

    private func open(colorScheme: ColorScheme = .light) -> HeadlessWindow {
        HeadlessWindow(width: 400, height: 2400, colorScheme: colorScheme) { RankingView() }
    }

    private func checkSlide(
        _ window: HeadlessWindow, _ comment: Comment,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let towns = (ranking.rent[0].name, ranking.buy[0].name)
        for step in 0...3 {
            if step > 0 { window.advance(by: 0.1) }
            let part = CGFloat(step) / 3
            let bar = try #require(
                window.frame(ofIdentifier: "bar"), sourceLocation: sourceLocation)
            #expect(
                abs(bar.minX - 200 * part) < 0.01, "\(comment), bar at step \(step)",
                sourceLocation: sourceLocation)
            let new = try #require(window.frame(ofText: towns.1), sourceLocation: sourceLocation)
            #expect(
                abs(new.midX - restOfBuy(window) - 400 * (1 - part)) < 0.01,
                "\(comment), page at step \(step)", sourceLocation: sourceLocation)
        }
    }

    /// Where the middle of the first card's name is when its page is at rest: the first column.
    private func restOfBuy(_ window: HeadlessWindow) -> CGFloat { 16 + (400 - 32 - 10) / 4 }

    @Test func `the file has twenty towns a list`() {
        #expect(ranking.rent.map(\.rank) == Array(1...20))
        #expect(ranking.buy.map(\.rank) == Array(1...20))
    }

    @Test func `ten cards lie in two columns`() throws {
        let window = open()
        let towns = ranking.rent
        #expect(towns.prefix(10).allSatisfy { window.texts.contains($0.name) })
        #expect(!window.texts.contains(towns[10].name))
        let first = try #require(window.frame(ofText: towns[0].name))
        let second = try #require(window.frame(ofText: towns[1].name))
        let third = try #require(window.frame(ofText: towns[2].name))
        #expect(first.midY == second.midY)
        #expect(abs(second.midX - first.midX - 189) < 0.01)
        #expect(first.midX == third.midX && third.minY > first.maxY)
        #expect(window.texts.contains("1〜10位"))
        #expect(window.texts.contains(towns[0].trend))
    }

    @Test func `the rest opens and closes`() {
        let window = open()
        #expect(window.tap("11位以降を見る"))
        window.advance(by: 0.3)
        #expect(ranking.rent.allSatisfy { window.texts.contains($0.name) })
        #expect(window.tap("閉じる"))
        window.advance(by: 0.3)
        window.pump()
        #expect(!window.texts.contains("20位"))
        #expect(window.offers("11位以降を見る"))
    }

    @Test func `pressing a tab slides bar and pages`() throws {
        let window = open()
        window.press("買って住みたい")
        try checkSlide(window, "pressed")
    }

    @Test func `a swipe slides them alike`() throws {
        let window = open()
        window.swipe(.left)
        try checkSlide(window, "swiped")
    }

    @Test func `a swipe back shows the first list`() throws {
        let window = open()
        window.swipe(.left)
        window.advance(by: 0.3)
        window.swipe(.right)
        window.advance(by: 0.3)
        #expect(window.frame(ofIdentifier: "bar")?.minX == 0)
        let town = try #require(window.frame(ofText: ranking.rent[0].name))
        #expect(town.minX >= 0 && town.maxX <= 200)
    }

    @Test func `the bar follows the size of the window`() {
        let window = open()
        window.press("買って住みたい")
        window.advance(by: 0.3)
        window.resize(width: 800, height: 2400)
        let bar = window.frame(ofIdentifier: "bar")
        #expect(bar?.minX == 400 && bar?.width == 400 && bar?.height == 2)
    }

    @Test func `colours come from the catalog, light and dark`() throws {
        let colors = [ColorScheme.light, .dark].map { scheme in
            Purpose.allCases.map { $0.color.resolved(for: scheme) }
        }
        #expect(abs(colors[0][0].red - 0xD9 / 255) < 0.01)
        #expect(abs(colors[0][1].blue - 0xC2 / 255) < 0.01)
        #expect(colors[0] != colors[1])
    }

    @Test func `previews show a town that rose and one that stayed`() {
        let window = HeadlessWindow(previewsOf: TownCard_Previews.self)
        #expect(window.texts.contains("3アップ") && window.texts.contains("キープ"))
        #expect(
            HeadlessWindow(previewsOf: RankingView_Previews.self).texts
                .contains(ranking.rent[0].name))
    }
}
