import Foundation
import HeadlessBackend
import Library
import SwiftUICore
import Testing
import TownsClient

@testable import TownsFeature

@MainActor
@Suite struct TownLinkTests {
    @Test func `a town in both lists leads to the other one`() async throws {
        let model = TownsModel.testing()
        let window = await loadedTownsWindow(model, height: 4000)
        #expect(window.texts.contains("「買って住みたい」でも3位"))
        #expect(window.node("town-other-rent-3") == nil, "葛西 stands in one list alone")
        window.press(identifier: "town-other-rent-1")
        #expect(model.list == .buy)
        #expect(model.pointer?.entry.town == "本厚木")
        #expect(!model.isOpen(.buy))
        window.advance(by: 0.3)
        window.pump()
        #expect(window.texts.contains("「借りて住みたい」でも1位"))
    }

    @Test func `a link to a place after the tenth opens those`() async {
        let model = TownsModel.testing()
        let window = await loadedTownsWindow(model, height: 4000)
        window.press(identifier: "town-other-rent-2")
        window.advance(by: 0.3)
        window.pump()
        #expect(model.isOpen(.buy))
        #expect(window.node("town-buy-15") != nil)
    }

    @Test func `a link scrolls to the place, however often it is followed`() async throws {
        let model = TownsModel.testing()
        let window = await loadedTownsWindow(model)
        for _ in 1...2 {
            window.press(identifier: "town-other-rent-2")
            window.advance(by: 0.3)
            window.pump()
            let place = try #require(window.frame("town-buy-15"))
            #expect(place.minY >= 44 && place.maxY <= 700, "the place is at \(place)")
            window.scroll(to: 0)
            model.list = .rent
            window.advance(by: 0.3)
            window.pump()
        }
    }

    /// How strongly each mark of a place can be seen; those that can't be are left out.
    private func marks(_ window: HeadlessWindow) -> [Double] {
        window.nodes.compactMap { node in
            guard case .shape(let shape) = node.content, shape.stroke != nil,
                shape.strokeStyle.lineWidth == 2
            else { return nil }
            var strength = 1.0
            var ancestor = node.parent
            while let current = ancestor {
                if case .effect(.opacity(let opacity)) = current.content { strength *= opacity }
                ancestor = current.parent
            }
            return strength > 0 ? strength : nil
        }
    }

    @Test func `a link marks the place for a while`() async {
        let window = await loadedTownsWindow()
        #expect(marks(window).isEmpty)
        window.press(identifier: "town-other-rent-2")
        window.advance(by: 0.3)
        #expect(marks(window) == [1])
        window.advance(by: 1)
        #expect(marks(window) == [1])
        window.advance(by: 0.4)
        #expect(marks(window).count == 1 && marks(window)[0] < 1, "it fades: \(marks(window))")
        window.advance(by: 0.4)
        #expect(marks(window).isEmpty)
    }

    @Test func `where motion is reduced the mark stays until the next link`() async {
        let window = await loadedTownsWindow()
        window.reducesMotion = true
        window.press(identifier: "town-other-rent-2")
        window.advance(by: 5)
        #expect(marks(window) == [1])
    }

    @Test func `coming back from a town leaves the list where it was`() async throws {
        let model = TownsModel.testing()
        let window = await loadedTownsWindow(model)
        window.press(identifier: "town-other-rent-2")
        window.advance(by: 0.3)
        window.pump()
        window.scroll(to: 0)
        let before = try #require(window.frame("town-buy-1"))
        window.tap("town-buy-1")
        #expect(window.title == "勝どき")
        #expect(window.goBack())
        window.pump()
        #expect(window.frame("town-buy-1") == before)
    }

    @Test func `a card leads to the town with its ranks of all years`() async {
        let window = await loadedTownsWindow(height: 2000)
        window.tap("town-rent-1")
        #expect(window.title == "本厚木")
        #expect(window.texts.contains("首都圏"))
        #expect(window.texts.contains("順位の移り変わり"))
        #expect(window.texts.contains("2026年") && window.texts.contains("2020年"))
        #expect(window.texts.contains("11位＊"), "in 2020, from the change of 2021")
        #expect(window.texts.contains("買って住みたい 3位"))
        window.goBack()
        #expect(window.title == "住みたい街ランキング2021(首都圏)")
    }

    @Test func `from a town its place in the other list is a press away`() async {
        let model = TownsModel.testing()
        let window = await loadedTownsWindow(model, height: 2000)
        window.tap("town-rent-1")
        window.press(identifier: "town-standing-buy")
        window.advance(by: 1)
        window.pump()
        #expect(model.list == .buy)
        #expect(window.title == "住みたい街ランキング2021(首都圏)")
    }

    @Test func `a town is shown on OpenStreetMap`() async {
        let window = await loadedTownsWindow(height: 2000)
        window.tap("town-rent-1")
        window.tap("town-open-map")
        #expect(
            window.openedURLs.map(\.absoluteString) == [
                "https://www.openstreetmap.org/?mlat=35.439&mlon=139.364#map=15/35.439/139.364"
            ])
    }

    @Test func `a town of which nobody knows where it is has no map`() async {
        let model = TownsModel.testing()
        let window = await loadedTownsWindow(model, height: 4000)
        model.choose(area: .kyushu)
        window.pump()
        window.tap("town-rent-5")
        #expect(window.title == "恵比寿")
        #expect(window.texts.contains("場所がわからない街です。"))
        #expect(window.node("town-open-map") == nil)
    }

    @Test func `a town is saved and taken back`() async throws {
        let library = Library.inMemory()
        let model = TownsModel(saving: Saving(library), language: .japanese)
        let window = await loadedTownsWindow(model, height: 2000)
        let town = Town("本厚木", in: .shutoken)
        window.tap("town-rent-1")
        window.tap("town-save")
        await window.pump { model.isSaved(town) }
        let item = try #require(try await library.items().first)
        #expect(item.kind == .town && item.title == "本厚木" && item.subtitle == "首都圏")
        #expect(item.text.contains("2021年 借りて住みたい 1位"))
        #expect(item.text.contains("小田急小田原線"))
        #expect(try item.value(Town.self) == town)
        window.tap("town-save")
        await window.pump { !model.isSaved(town) }
        #expect(try await library.isSaved(item.reference) == false)
    }

    @Test func `without a library there is no button to save`() async {
        let window = await loadedTownsWindow(height: 2000)
        window.tap("town-rent-1")
        #expect(window.node("town-save") == nil)
    }
}
