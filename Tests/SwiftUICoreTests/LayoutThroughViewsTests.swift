import Foundation
import HeadlessBackend
import SwiftUICore
import Testing

/// Layout as seen through views; characters are squares of their font's size.
@MainActor
struct LayoutThroughViewsTests {
    private let ten = Font.system(size: 10)

    @Test func `the content of a window stands in its middle`() {
        let window = HeadlessWindow(width: 100, height: 60) { Text("ab").font(ten) }
        #expect(window.frame(ofText: "ab") == CGRect(x: 40, y: 25, width: 20, height: 10))
    }

    // 75
    @Test func `padding is sixteen points on each side by default`() {
        let window = HeadlessWindow(width: 100, height: 100) {
            Text("ab").font(ten).padding().frame(maxWidth: .infinity, alignment: .leading)
        }
        #expect(window.frame(ofText: "ab")?.minX == 16)
    }

    // 90
    @Test func `a text that is offered less width wraps`() {
        let window = HeadlessWindow(width: 100, height: 100) {
            Text("aaaa bbbb").font(ten).frame(width: 50)
        }
        #expect(window.frame(ofText: "aaaa bbbb")?.size == CGSize(width: 40, height: 20))
    }

    @Test func `Japanese breaks between any two characters`() {
        let window = HeadlessWindow(width: 100, height: 100) {
            Text("日本語の文").font(ten).frame(width: 30)
        }
        #expect(window.frame(ofText: "日本語の文")?.size == CGSize(width: 30, height: 20))
    }

    // 93
    @Test func `a line limit holds for each text below, values below one count as one`() {
        let window = HeadlessWindow(width: 100, height: 300) {
            VStack {
                Text("aaaa bbbb cccc").font(ten).frame(width: 50)
                Text("dddd eeee ffff").font(ten).frame(width: 50).lineLimit(nil)
            }
            .lineLimit(0)
        }
        #expect(window.frame(ofText: "aaaa bbbb cccc")?.height == 10)
        #expect(window.frame(ofText: "dddd eeee ffff")?.height == 30)
    }

    // 94
    @Test func `a reserved line limit keeps the room of all lines`() {
        let window = HeadlessWindow(width: 100, height: 100) {
            Text("a").font(ten).lineLimit(3, reservesSpace: true)
        }
        #expect(window.frame(ofText: "a")?.height == 30)
    }

    // 92
    @Test func `a text of fixed height takes all its lines`() {
        let window = HeadlessWindow(width: 100, height: 100) {
            Text("aaaa bbbb cccc").font(ten).fixedSize(horizontal: false, vertical: true)
                .frame(width: 50, height: 10)
        }
        #expect(window.frame(ofText: "aaaa bbbb cccc")?.height == 30)
    }

    // 71
    @Test func `a spacer pushes its neighbours apart`() {
        let window = HeadlessWindow(width: 100, height: 20) {
            HStack {
                Text("a").font(ten)
                Spacer()
                Text("b").font(ten)
            }
        }
        #expect(window.frame(ofText: "a")?.minX == 0)
        #expect(window.frame(ofText: "b")?.maxX == 100)
    }

    // 78
    @Test func `overlays and backgrounds never change the size of their base`() {
        let window = HeadlessWindow(width: 100, height: 100) {
            VStack(spacing: 0) {
                Text("a").font(ten).overlay(Text("overlay").font(ten).fixedSize())
                Text("b").font(ten).background(Color.red.frame(width: 80, height: 80))
            }
        }
        #expect(window.frame(ofText: "a")?.minY == 40)
        #expect(window.frame(ofText: "b")?.minY == 50)
    }

    @Test func `texts in a row stand on one baseline if asked`() {
        let window = HeadlessWindow(width: 200, height: 100) {
            HStack(alignment: .firstTextBaseline) {
                Text("a").font(.system(size: 10))
                Text("b").font(.system(size: 20))
            }
        }
        let small = window.frame(ofText: "a")
        let large = window.frame(ofText: "b")
        // The baseline is at 0.8 of the size.
        #expect((small?.minY ?? 0) + 8 == (large?.minY ?? 0) + 16)
    }

    @Test func `an alignment guide moves a view against its neighbours`() {
        let window = HeadlessWindow(width: 100, height: 100) {
            VStack(alignment: .leading, spacing: 0) {
                Text("aaaa").font(ten)
                Text("b").font(ten).alignmentGuide(.leading) { _ in -20 }
            }
        }
        let a = window.frame(ofText: "aaaa")?.minX ?? 0
        #expect(window.frame(ofText: "b")?.minX == a + 20)
    }

    // 79
    @Test func `a scroll view takes the height it is offered and its content's width`() {
        let window = HeadlessWindow(width: 200, height: 100) {
            ScrollView { Color.red.frame(width: 50, height: 500) }
        }
        #expect(window.scrollRegion?.frame == CGRect(x: 75, y: 0, width: 50, height: 100))
    }

    @Test func `content wider than its scroll view stands in the middle of what it needs`() {
        let window = HeadlessWindow(width: 100, height: 100) {
            ScrollView {
                VStack {
                    Color.red.frame(width: 60, height: 10)
                    Text("ab").font(ten)
                }
            }
        }
        #expect(window.frame(ofText: "ab")?.midX == 50)
    }

    // 81
    @Test func `a lazy stack expands across and hugs along`() {
        let window = HeadlessWindow(width: 200, height: 100) {
            ScrollView { LazyVStack { Text("a").font(ten) } }
        }
        #expect(window.scrollRegion?.frame.width == 200)
        #expect(window.frame(ofText: "a")?.midX == 100)
    }

    // 80
    @Test func `a geometry reader takes all it is offered and knows it`() {
        let window = HeadlessWindow(width: 200, height: 100) {
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) \(Int(proxy.size.height))").font(ten)
            }
        }
        #expect(window.frame(ofText: "200 100")?.origin == .zero)
        window.resize(width: 300, height: 120)
        #expect(window.texts == ["300 120"])
    }

    @Test func `hidden takes room and is neither seen nor heard`() {
        let window = HeadlessWindow(width: 100, height: 100) {
            HStack(spacing: 0) {
                Text("aa").font(ten).hidden()
                Text("b").font(ten)
            }
        }
        #expect(window.frame(ofText: "b")?.minX == 55)
    }

    // 87
    @Test func `siblings of a higher zIndex are drawn later`() {
        let window = HeadlessWindow {
            ZStack {
                Text("first").zIndex(1)
                Text("second")
            }
        }
        #expect(window.texts == ["second", "first"])
    }
}
