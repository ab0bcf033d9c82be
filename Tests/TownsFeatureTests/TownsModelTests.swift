import Foundation
import HeadlessBackend
import Testing
import TownsClient

@testable import TownsFeature

@MainActor
@Suite struct TownsModelTests {
    private let trouble = TownsError.unexpectedShape(reason: "x")

    @Test func `coming on screen again asks for nothing`() async throws {
        let client = FixtureTownsClient(try BundledTowns.rankings())
        let model = TownsModel.testing(client)
        await model.appeared()
        await model.appeared()
        #expect(client.callCount == 1)
        await model.refresh()
        #expect(client.callCount == 2)
    }

    @Test func `a failure is told and what was on screen stays`() async throws {
        let client = FixtureTownsClient(try BundledTowns.rankings())
        let model = TownsModel.testing(client)
        let window = await loadedTownsWindow(model)
        client.failure = trouble
        await model.refresh()
        window.pump()
        #expect(window.alert?.hasPrefix("ランキングのデータが知らない形です") == true)
        #expect(window.alertButtons == ["OK", "再試行"])
        #expect(window.texts.contains("本厚木"))
        client.failure = nil
        window.tapAlert("再試行")
        await window.pump { client.callCount == 3 && !model.isLoading }
        #expect(model.failure == nil && window.alert == nil)
    }

    @Test func `the product's own data stands in, and that is said with the reason`() async {
        let client = FixtureTownsClient(TownRankings(tables: []), failure: trouble)
        let model = TownsModel.testing(client, fallback: BundledTowns())
        let window = await loadedTownsWindow(model, height: 3000)
        #expect(!model.isFailurePresented)
        let notice = window.texts.first { $0.hasPrefix("付属のデータを表示しています。") }
        #expect(notice?.contains("知らない形です") == true)
        #expect(window.texts.contains("本厚木"))
        client.failure = nil
        client.known = TownRankings(tables: [
            TownTable(
                id: .init(area: .shutoken, year: 2021, list: .rent), source: "x",
                entries: [TownEntry(rank: 1, town: "鎌倉", change: .keep)])
        ])
        await model.refresh()
        window.pump()
        #expect(window.texts.contains("鎌倉"))
        #expect(!window.texts.contains { $0.hasPrefix("付属のデータ") })
    }

    @Test func `towns that could not be read are counted`() async throws {
        let whole = try BundledTowns.rankings()
        let client = FixtureTownsClient(
            TownRankings(tables: whole.tables, places: whole.places, droppedCount: 2))
        let window = await loadedTownsWindow(.testing(client), height: 3000)
        #expect(window.texts.contains("2 件の街を読めませんでした。"))
    }

    @Test func `an address that cannot be used is a failure with what to do`() async {
        let model = TownsModel(
            source: TownsSource(client: { throw TownsError.badAddress("ftp://x") }),
            language: .english)
        await model.appeared()
        #expect(model.failure?.sentence.help == "Give an address that starts with https.")
        #expect(model.isFailurePresented)
    }

    @Test func `an area keeps the year, or the nearest there is`() async {
        let model = TownsModel.testing()
        await model.appeared()
        model.choose(year: 2024)
        model.choose(area: .chubu)
        #expect(model.year == 2024)
        model.choose(area: .shutoken)
        model.choose(year: 2023)
        model.choose(area: .chubu)
        #expect([2022, 2024].contains(model.year))
    }
}
