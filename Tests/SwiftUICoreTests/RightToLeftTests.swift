import Foundation
import HeadlessBackend
import LayoutCore
import SwiftUICore
import TestSupport
import Testing

/// What is read from the right.
@MainActor
struct RightToLeftTests {
    private let ten = Font.system(size: 10)

    private func window<V: View>(
        width: CGFloat = 200, height: CGFloat = 100, @ViewBuilder _ content: () -> V
    ) -> HeadlessWindow {
        HeadlessWindow(width: width, height: height) {
            content().font(ten).environment(\.layoutDirection, .rightToLeft)
        }
    }

    @Test func `rows, edges and alignments are mirrored`() {
        let window = window {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 10) {
                    Text("a")
                    Text("bb")
                    Spacer()
                }
                Text("c").padding(.leading, 30)
                Text("d").frame(maxWidth: .infinity, alignment: .trailing)
                Color.clear.frame(height: 10).overlay(Text("e"), alignment: .leading)
            }
        }
        #expect(window.frame(ofText: "a")?.minX == 190)
        #expect(window.frame(ofText: "bb")?.minX == 160)
        #expect(window.frame(ofText: "c")?.maxX == 170)
        #expect(window.frame(ofText: "d")?.minX == 0)
        #expect(window.frame(ofText: "e")?.maxX == 200)
    }

    @Test func `content in the other direction stands inside as it would alone`() {
        let window = window {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    Text("a")
                    Text("b")
                }
                .environment(\.layoutDirection, .leftToRight)
                Text("c")
                Spacer()
            }
        }
        #expect(window.frame(ofText: "a")?.minX == 180)
        #expect(window.frame(ofText: "b")?.minX == 190)
        #expect(window.frame(ofText: "c")?.minX == 170)
    }

    @Test func `a direction that changes moves what is on screen`() {
        struct Owner: View {
            @State private var direction = LayoutDirection.leftToRight
            var body: some View {
                VStack(alignment: .leading) {
                    Button("turn") { direction = .rightToLeft }
                    HStack(spacing: 0) {
                        Text("a")
                        Spacer()
                    }
                }
                .font(.system(size: 10))
                .environment(\.layoutDirection, direction)
            }
        }
        let window = HeadlessWindow(width: 200, height: 100) { Owner() }
        #expect(window.frame(ofText: "a")?.minX == 0)
        window.tap("turn")
        #expect(window.frame(ofText: "a")?.maxX == 200)
    }

    @Test func `points of offsets, positions, paths and readers are those of the screen`() {
        var frame = CGRect.zero
        let window = window {
            ZStack {
                Text("a").offset(x: 20)
                Text("b").position(x: 30, y: 50)
                GeometryReader { proxy in
                    let _ = (frame = proxy.frame(in: .global))
                    Text("c")
                }
                .frame(width: 50, height: 10)
                Canvas { context, _ in
                    context.draw(Text("d"), in: CGRect(x: 7, y: 0, width: 10, height: 10))
                }
            }
        }
        #expect(window.frame(ofText: "a")?.midX == 120)
        #expect(window.frame(ofText: "b")?.midX == 30)
        #expect(frame.minX == 75)
        #expect(window.frame(ofText: "c")?.maxX == 125)
        #expect(window.frame(ofText: "d")?.minX == 7)
    }

    @Test func `lines of a text and of a field stand at the right`() {
        let window = window {
            VStack {
                Text("two lines\nof text")
                TextField("field", text: .constant(""))
                Text("end\nof it all").multilineTextAlignment(.trailing)
            }
        }
        let alignments = window.nodes.compactMap { node -> ResolvedText.Alignment? in
            switch node.content {
            case .text(let text): text.alignment
            case .textField(let field): field.alignment
            default: nil
            }
        }
        #expect(alignments == [.trailing, .trailing, .leading])
    }

    @Test func `signs of where one reads to point to the left, others stay`() {
        let window = window {
            HStack {
                Image(systemName: "chevron.forward")
                Image(systemName: "chevron.backward")
                Image(systemName: "chevron.right")
                Text("mirrored").flipsForRightToLeftLayoutDirection(true)
            }
        }
        let symbols = window.nodes.compactMap { node -> String? in
            if case .image(let image) = node.content, case .symbol(let name) = image.source {
                name
            } else {
                nil
            }
        }
        #expect(symbols == ["chevron.left", "chevron.right", "chevron.right"])
        let mirrored = window.nodes.contains {
            if case .effect(.transform(let x, _, _, _)) = $0.content { x == -1 } else { false }
        }
        #expect(mirrored)
    }

    @Test func `a row that scrolls sideways starts at its right end`() {
        let window = window(width: 100, height: 50) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<1000) { Text("\($0)").frame(width: 50) }
                }
            }
        }
        #expect(window.frame(ofText: "0")?.midX == 75)
        #expect(window.frame(ofText: "1")?.midX == 25)
        window.scrollAcross(to: 50_000 - 100 - 5000)
        #expect(window.frame(ofText: "100")?.midX == 75)
    }

    @Test func `rows of a list have their accessories at the left`() {
        let window = window(width: 300, height: 200) {
            NavigationStack {
                List { NavigationLink("row", value: 1) }
                    .navigationDestination(for: Int.self) { _ in Text("page") }
            }
        }
        let chevron = window.nodes.first { node in
            if case .image(let image) = node.content {
                image.source == .symbol("chevron.left")
            } else {
                false
            }
        }
        let words = window.frame(ofText: "row")?.minX ?? 0
        #expect(chevron.map { window.frame(of: $0).maxX < words } == true)
        #expect(words > 150)
        window.tap("row")
        checkTexts(window, ["page"])
    }

    @Test func `swiping to the right shows the trailing actions`() {
        let log = Recorder()
        let window = window(width: 300, height: 200) {
            List {
                Text("row").swipeActions { Button("act") { log.note("act") } }
            }
        }
        window.swipe("row", by: 80)
        window.tap("act")
        #expect(log.take() == ["act"])
    }

    @Test func `the next page comes from the left`() {
        struct Pages: View {
            @State private var page = 0
            var body: some View {
                TabView(selection: $page) {
                    Text("first").tag(0)
                    Text("second").tag(1)
                }
                .tabViewStyle(.page)
            }
        }
        let window = window(width: 200, height: 100) { Pages() }
        window.swipe(.right)
        window.settleMotions()
        checkTexts(window, ["second"])
        window.turnPage(by: 1)
        window.settleMotions()
        checkTexts(window, ["first"])
    }
}
