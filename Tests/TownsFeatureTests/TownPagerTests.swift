import Foundation
import HeadlessBackend
import SwiftUICore
import Testing
import TownsClient

@testable import TownsFeature

/// Bar and pages slide together in 0.3 seconds, evenly, however the switch was made.
@MainActor
@Suite struct TownPagerTests {
    /// Where the bar begins and where the second page begins, in points.
    private func places(_ window: HeadlessWindow) -> (bar: CGFloat, page: CGFloat)? {
        guard let bar = window.frame("towns-bar"), let page = window.frame("town-buy-1") else {
            return nil
        }
        return (bar.minX, page.minX - 16)
    }

    private func check(
        _ window: HeadlessWindow, bar: CGFloat, page: CGFloat, _ comment: Comment,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let places = try #require(
            self.places(window), "\(comment): \(window.tree())", sourceLocation: sourceLocation)
        #expect(abs(places.bar - bar) < 0.01, comment, sourceLocation: sourceLocation)
        #expect(abs(places.page - page) < 0.01, comment, sourceLocation: sourceLocation)
    }

    private func checkSlide(_ window: HeadlessWindow, _ name: String) throws {
        try check(window, bar: 0, page: 400, "\(name) at 0 s")
        window.advance(by: 0.1)
        try check(window, bar: 200 / 3, page: 400 * 2 / 3, "\(name) at 0.1 s")
        window.advance(by: 0.1)
        try check(window, bar: 400 / 3, page: 400 / 3, "\(name) at 0.2 s")
        window.advance(by: 0.1)
        try check(window, bar: 200, page: 0, "\(name) at 0.3 s")
    }

    @Test func `pressing the tab slides bar and pages`() async throws {
        let window = await loadedTownsWindow()
        window.press(identifier: "towns-tab-buy")
        try checkSlide(window, "pressed")
    }

    @Test func `swiping slides them alike`() async throws {
        let model = TownsModel.testing()
        let window = await loadedTownsWindow(model)
        window.swipe(.left)
        #expect(model.list == .buy)
        try checkSlide(window, "swiped")
    }

    @Test func `so do the keys`() async throws {
        let window = await loadedTownsWindow()
        window.turnPage(by: 1)
        try checkSlide(window, "by key")
    }

    @Test func `so does the choice of a list, and a link to a town`() async throws {
        for isLink in [false, true] {
            let model = TownsModel.testing()
            let window = await loadedTownsWindow(model)
            if isLink {
                window.press(identifier: "town-other-rent-1")
            } else {
                model.list = .buy
                window.pump()
            }
            try check(window, bar: 0, page: 400, "at 0 s")
            for (time, bar) in [(0.1, 200.0 / 3), (0.2, 400.0 / 3), (0.3, 200)] {
                window.advance(by: 0.1)
                try check(window, bar: bar, page: 400 - 2 * bar, "link \(isLink) at \(time) s")
            }
        }
    }

    @Test func `the way back takes as long`() async throws {
        let model = TownsModel.testing()
        let window = await loadedTownsWindow(model)
        window.press(identifier: "towns-tab-buy")
        window.advance(by: 0.3)
        window.press(identifier: "towns-tab-rent")
        for (time, bar) in [(0.0, 200.0), (0.1, 400.0 / 3), (0.2, 200.0 / 3), (0.3, 0)] {
            if time > 0 { window.advance(by: 0.1) }
            let place = try #require(window.frame("towns-bar"))
            #expect(abs(place.minX - bar) < 0.01, "the bar at \(time) s")
        }
    }

    @Test func `a choice and keys that interrupt start from where it is`() async throws {
        let model = TownsModel.testing()
        for turnsBack in [{ _ in model.list = .rent }, { $0.turnPage(by: -1) }]
            as [@MainActor (HeadlessWindow) -> Void]
        {
            model.list = .rent
            let window = await loadedTownsWindow(model)
            window.press(identifier: "towns-tab-buy")
            window.advance(by: 0.15)
            turnsBack(window)
            window.pump()
            try check(window, bar: 100, page: 200, "turned round")
            window.advance(by: 0.15)
            try check(window, bar: 50, page: 300, "half way back")
        }
    }

    @Test func `a slide that is interrupted goes back from where it is`() async throws {
        let window = await loadedTownsWindow()
        window.press(identifier: "towns-tab-buy")
        window.advance(by: 0.15)
        try check(window, bar: 100, page: 200, "half way")
        window.press(identifier: "towns-tab-rent")
        try check(window, bar: 100, page: 200, "turned round")
        window.advance(by: 0.15)
        try check(window, bar: 50, page: 300, "half way back")
        window.advance(by: 0.15)
        #expect(window.frame("towns-bar").map { abs($0.minX) < 0.01 } == true)
        #expect(window.frame("town-rent-1").map { abs($0.minX - 16) < 0.01 } == true)
    }

    @Test func `a swipe to the left on the last page leads nowhere`() async throws {
        let model = TownsModel.testing()
        let window = await loadedTownsWindow(model)
        window.swipe(.left)
        window.advance(by: 1)
        window.swipe(.left)
        window.advance(by: 1)
        window.pump()
        #expect(model.list == .buy)
        try check(window, bar: 200, page: 0, "at rest")
    }

    @Test func `tabs are half the width and 44 high, the bar is 2 high`() async throws {
        for width in [360.0, 1200] {
            let window = await loadedTownsWindow(width: width)
            let rent = try #require(window.frame("towns-tab-rent"))
            let buy = try #require(window.frame("towns-tab-buy"))
            let bar = try #require(window.frame("towns-bar"))
            #expect(rent.width == width / 2 && rent.height == 44)
            #expect(buy.minX == width / 2 && buy.width == width / 2)
            #expect(bar.width == width / 2 && bar.height == 2)
            #expect(bar.minY == rent.maxY)
        }
    }

    @Test func `the bar is under its tab after the window changed its size`() async throws {
        let window = await loadedTownsWindow()
        window.press(identifier: "towns-tab-buy")
        window.advance(by: 0.3)
        window.resize(width: 600, height: 700)
        #expect(window.frame("towns-bar")?.minX == 300)
        #expect(window.frame("town-buy-1")?.minX == 16)
    }
}
