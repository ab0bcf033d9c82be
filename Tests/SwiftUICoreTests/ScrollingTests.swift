import Foundation
import HeadlessBackend
import LayoutCore
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct ScrollingTests {
    enum Container: CaseIterable { case list, lazyStack, stack, grid, row, sections }

    struct Page: View {
        let container: Container
        let target: Int
        let anchor: UnitPoint?
        var isAnimated = false

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("go") {
                        if isAnimated {
                            withAnimation(.linear(duration: 1)) {
                                proxy.scrollTo(target, anchor: anchor)
                            }
                        } else {
                            proxy.scrollTo(target, anchor: anchor)
                        }
                    }
                    .frame(height: 20)
                    content
                }
            }
        }

        @ViewBuilder private var content: some View {
            switch container {
            case .list: List(0..<2000, id: \.self) { cell($0) }
            case .lazyStack: ScrollView { LazyVStack(spacing: 0) { cells } }
            case .stack: ScrollView { VStack(spacing: 0) { cells } }
            case .grid:
                ScrollView {
                    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { cells }
                }
            case .row: ScrollView(.horizontal) { LazyHStack(spacing: 0) { cells } }
            case .sections:
                List {
                    ForEach(0..<20) { section in
                        Section("s\(section)") {
                            ForEach((section * 100)..<(section * 100 + 100), id: \.self) {
                                cell($0)
                            }
                        }
                    }
                }
                .listStyle(.plain)
            }
        }

        private var cells: some View { ForEach(0..<2000) { cell($0) } }

        private func cell(_ id: Int) -> some View {
            Text("c\(id)").font(.system(size: 10))
                .frame(width: 60, height: CGFloat(30 + id * 7 % 60))
        }
    }

    @Test(arguments: Container.allCases)
    func `a row however far away goes where it is to be`(_ container: Container) {
        let window = HeadlessWindow(width: 300, height: 420) {
            Page(container: container, target: 1500, anchor: .center)
        }
        window.tap("go")
        let frame = window.frame(ofText: "c1500") ?? .zero
        if container == .row {
            #expect(abs(frame.midX - 150) < 1, "\(frame)")
        } else {
            #expect(abs(frame.midY - 220) < 16, "\(frame)")
        }
    }

    @Test(arguments: [Container.list, .lazyStack, .stack])
    func `without an anchor it comes just into sight`(_ container: Container) {
        let window = HeadlessWindow(width: 300, height: 420) {
            Page(container: container, target: 1500, anchor: nil)
        }
        window.tap("go")
        let frame = window.frame(ofText: "c1500") ?? .zero
        #expect(frame.maxY <= 420 && frame.maxY > 360, "\(frame)")
        window.tap("go")
        #expect(window.frame(ofText: "c1500") == frame)
    }

    @Test func `an animated scroll is under way in between and ends there`() {
        let window = HeadlessWindow(width: 300, height: 420) {
            Page(container: .lazyStack, target: 1000, anchor: .top, isAnimated: true)
        }
        window.tap("go")
        window.advance(by: 0.5)
        let middle = window.texts.compactMap { $0.hasPrefix("c") ? Int($0.dropFirst()) : nil }
        #expect(middle.contains { (300...700).contains($0) }, "\(middle)")
        window.advance(by: 0.3)
        window.advance(by: 0.3)
        window.advance(by: 0.1)
        #expect(abs((window.frame(ofText: "c1000")?.minY ?? 0) - 20) < 40)
        #expect(!window.renderFrame(), "nothing is left to do")
    }

    @Test func `a person's scrolling ends the program's`() {
        let window = HeadlessWindow(width: 300, height: 420) {
            Page(container: .lazyStack, target: 1000, anchor: .top, isAnimated: true)
        }
        window.tap("go")
        window.advance(by: 0.3)
        window.scroll(to: 0)
        window.advance(by: 0.3)
        #expect(window.texts.contains("c0"))
    }

    @Test func `static rows and views with an id are found`() {
        struct Child: View {
            var body: some View {
                ScrollViewReader { proxy in
                    List {
                        Button("down") { proxy.scrollTo("end", anchor: .bottom) }
                        ForEach(0..<300) { Text("row \($0)") }
                        Text("last").id("end")
                    }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.tap("down")
        #expect(window.frame(ofText: "last") != nil)
    }

    @Test func `a row appended in the same action is scrolled to`() {
        struct Chat: View {
            @State private var messages = Array(0..<50)
            var body: some View {
                ScrollViewReader { proxy in
                    Button("send") {
                        messages.append(messages.count)
                        proxy.scrollTo(messages.count - 1, anchor: .bottom)
                    }
                    ScrollView { LazyVStack { ForEach(messages, id: \.self) { Text("m\($0)") } } }
                }
            }
        }
        let window = HeadlessWindow { VStack { Chat() } }
        window.tap("send")
        #expect(window.texts.contains("m50"))
    }

    @Test func `content that is anchored at its end starts there and stays there`() {
        struct Chat: View {
            @State private var count = 100
            var body: some View {
                Button("more") { count += 10 }
                ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Text("m\($0)") } } }
                    .defaultScrollAnchor(.bottom)
            }
        }
        let window = HeadlessWindow { VStack { Chat() } }
        #expect(window.texts.contains("m99"))
        window.tap("more")
        #expect(window.texts.contains("m109"))
        window.scroll(to: 0)
        window.tap("more")
        #expect(window.texts.contains("m0"))
    }

    @Test func `a position is told and obeyed`() {
        struct Child: View {
            @State private var id: Int?
            var body: some View {
                Text("at \(id ?? -1)").frame(height: 20)
                Button("far") { id = 500 }.frame(height: 20)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1000, id: \.self) { Text("m\($0)").frame(height: 40) }
                    }
                }
                .scrollPosition(id: $id)
            }
        }
        let window = HeadlessWindow { VStack(spacing: 0) { Child() } }
        window.scroll(to: 400)
        #expect(window.texts.contains("at 10"))
        window.tap("far")
        #expect(window.frame(ofText: "m500")?.midY == 60)
    }

    @Test func `bars and scrolling are turned off by modifiers`() {
        let window = HeadlessWindow {
            ScrollView { Text("x") }.scrollIndicators(.hidden).scrollDisabled(true)
        }
        guard case .scroll(let state) = window.scrollRegion?.content else {
            Issue.record("no region")
            return
        }
        #expect(!state.showsIndicators && state.isDisabled)
    }
}
