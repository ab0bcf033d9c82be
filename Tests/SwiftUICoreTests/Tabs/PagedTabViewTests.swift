import Foundation
import HeadlessBackend
import SwiftUICore
import Testing

@MainActor
struct PagedTabViewTests {
    /// Two pages under a bar that slides with them, as in the ranking of towns.
    struct Ranking: View {
        @State private var page = 0
        var body: some View {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Button("rent") { page = 0 }.frame(width: 200, height: 44)
                    Button("buy") { page = 1 }.frame(width: 200, height: 44)
                }
                HStack(spacing: 0) {
                    Text("m").frame(width: 200, height: 16)
                    Spacer(minLength: 0)
                }
                .offset(x: page == 0 ? 0 : 200)
                TabView(selection: $page) {
                    Text("R").tag(0)
                    Text("B").tag(1)
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
            }
            .animation(.linear(duration: 0.3), value: page)
        }
    }

    private func x(_ text: String, _ window: HeadlessWindow) -> Double {
        Double(window.frame(ofText: text)?.minX ?? .nan)
    }

    private func expectSlide(_ window: HeadlessWindow, _ comment: Comment) {
        let bar = x("m", window)
        #expect(x("R", window) == 192.5, comment)
        for (moved, expected) in [(1.0 / 3, 1), (2.0 / 3, 2), (1, 3)] {
            window.advance(by: 0.1)
            let seconds = "\(comment) at 0.\(expected) s"
            #expect(abs(x("m", window) - bar - 200 * moved) < 0.01, "\(seconds)")
            #expect(abs(x("B", window) - 592.5 + 400 * moved) < 0.01, "\(seconds)")
        }
        window.pump()
        #expect(!window.texts.contains("R"), "the page that is passed is not drawn any more")
    }

    @Test func `bar and pages move together however the switch was made`() {
        let pressed = HeadlessWindow(width: 400, height: 600) { Ranking() }
        pressed.tap("buy")
        expectSlide(pressed, "pressed")
        let swiped = HeadlessWindow(width: 400, height: 600) { Ranking() }
        swiped.swipe(.left)
        expectSlide(swiped, "swiped")
        let keyed = HeadlessWindow(width: 400, height: 600) { Ranking() }
        keyed.turnPage(by: 1)
        expectSlide(keyed, "by key")
    }

    struct Plain: View {
        let count: Int
        var mode = PageTabViewStyle.IndexDisplayMode.automatic
        @State private var page = 0
        var body: some View {
            VStack(spacing: 0) {
                Button("jump \(page)") { page = count - 1 }
                Button("slide") { withAnimation(.linear(duration: 1)) { page = count - 1 } }
                TabView(selection: $page) {
                    ForEach(0..<count, id: \.self) { index in Page(index: index) }
                }
                .tabViewStyle(PageTabViewStyle(indexDisplayMode: mode))
            }
        }
    }

    struct Page: View {
        let index: Int
        var body: some View { Text("page \(index)") }
    }

    @Test func `a bare write moves at once`() {
        let window = HeadlessWindow { Plain(count: 3) }
        window.tap("jump 0")
        #expect(window.texts.contains("page 2"))
        #expect(!window.texts.contains("page 0"))
    }

    @Test func `an animated write slides over the pages between`() {
        let window = HeadlessWindow(width: 400, height: 600) { Plain(count: 3) }
        let start = x("page 0", window)
        window.tap("slide")
        window.advance(by: 0.5)
        #expect(abs(x("page 0", window) - (start - 400)) < 0.01)
        #expect(abs(x("page 1", window) - start) < 0.01)
        window.advance(by: 0.5)
        #expect(abs(x("page 2", window) - start) < 0.01)
    }

    @Test func `the strip follows a finger and goes on from where it is`() {
        let window = HeadlessWindow(width: 400, height: 600) { Plain(count: 3) }
        let start = x("page 0", window)
        let touch = window.press(at: CGPoint(x: 300, y: 400))
        touch.move(to: CGPoint(x: 285, y: 400))
        touch.move(to: CGPoint(x: 85, y: 400))
        #expect(abs(x("page 0", window) - (start - 200)) < 0.01)
        #expect(abs(x("page 1", window) - (start + 200)) < 0.01)
        touch.move(to: CGPoint(x: 35, y: 400), after: 1)
        touch.lift()
        #expect(abs(x("page 1", window) - (start + 150)) < 0.01)
        #expect(window.texts.contains("jump 1"), "the selection is written when it is let go")
        window.advance(by: 2)
        window.pump()
        #expect(abs(x("page 1", window) - start) < 0.01)
    }

    @Test func `a drag that is too short goes back`() {
        let window = HeadlessWindow(width: 400, height: 600) { Plain(count: 3) }
        let start = x("page 0", window)
        let touch = window.press(at: CGPoint(x: 300, y: 400))
        touch.move(to: CGPoint(x: 285, y: 400))
        touch.move(to: CGPoint(x: 205, y: 400))
        touch.move(to: CGPoint(x: 205, y: 400), after: 1)
        touch.lift()
        window.advance(by: 2)
        #expect(abs(x("page 0", window) - start) < 0.01)
        #expect(window.texts.contains("jump 0"))
    }

    @Test func `the first page resists being dragged to the right`() {
        let window = HeadlessWindow(width: 400, height: 600) { Plain(count: 2) }
        let start = x("page 0", window)
        let touch = window.press(at: CGPoint(x: 100, y: 400))
        touch.move(to: CGPoint(x: 115, y: 400))
        touch.move(to: CGPoint(x: 215, y: 400))
        #expect(abs(x("page 0", window) - (start + 40)) < 0.01)
        touch.lift()
        window.advance(by: 2)
        #expect(abs(x("page 0", window) - start) < 0.01)
    }

    @Test func `a slide that is caught stops where it is`() {
        let window = HeadlessWindow(width: 400, height: 600) { Plain(count: 2) }
        let start = x("page 0", window)
        window.tap("slide")
        window.advance(by: 0.25)
        let touch = window.press(at: CGPoint(x: 300, y: 400))
        touch.move(to: CGPoint(x: 285, y: 400))
        #expect(abs(x("page 0", window) - (start - 100)) < 0.01)
        window.advance(by: 0.25)
        #expect(abs(x("page 0", window) - (start - 100)) < 0.01)
        touch.move(to: CGPoint(x: 235, y: 400))
        #expect(abs(x("page 0", window) - (start - 150)) < 0.01)
    }

    @Test func `up and down is left to what is on the page`() {
        let window = HeadlessWindow(width: 400, height: 600) { Plain(count: 3) }
        let start = x("page 0", window)
        let touch = window.press(at: CGPoint(x: 300, y: 400))
        touch.move(to: CGPoint(x: 298, y: 300))
        touch.move(to: CGPoint(x: 100, y: 300))
        #expect(x("page 0", window) == start)
        touch.lift()
        #expect(window.texts.contains("jump 0"))
    }

    @Test func `only pages near the chosen one are made`() {
        let window = HeadlessWindow { Plain(count: 1000) }
        #expect(window.bodyCounts["Page"] == 1)
        window.swipe(.left)
        window.advance(by: 2)
        #expect(window.bodyCounts["Page"] == 2)
        window.tap("jump 1")
        #expect(window.texts.contains("page 999"))
        #expect((window.bodyCounts["Page"] ?? 0) <= 3)
    }

    @Test func `dots show which page it is, and turn to others`() {
        let window = HeadlessWindow { Plain(count: 3) }
        #expect(window.tabs == ["Page 1 of 3", "Page 2 of 3", "Page 3 of 3"])
        #expect(window.selectedTabs == ["Page 1 of 3"])
        window.selectTab("Page 3 of 3")
        #expect(window.selectedTabs == ["Page 3 of 3"])
        #expect(window.texts.contains("jump 2"))
        #expect(HeadlessWindow { Plain(count: 3, mode: .never) }.tabs.isEmpty)
        #expect(HeadlessWindow { Plain(count: 1) }.tabs.isEmpty)
        #expect(HeadlessWindow { Plain(count: 1, mode: .always) }.tabs.count == 1)
    }

    @Test func `pages are told of coming and going`() {
        final class Log { var lines: [String] = [] }
        let log = Log()
        struct Named: View {
            let log: Log
            @State private var page = 0
            var body: some View {
                TabView(selection: $page) {
                    ForEach(0..<3, id: \.self) { index in
                        Text("\(index)")
                            .onAppear { log.lines.append("+\(index)") }
                            .onDisappear { log.lines.append("-\(index)") }
                    }
                }
                .tabViewStyle(.page)
            }
        }
        let window = HeadlessWindow { Named(log: log) }
        window.swipe(.left)
        #expect(log.lines == ["+0", "+1", "-0"])
    }
}
