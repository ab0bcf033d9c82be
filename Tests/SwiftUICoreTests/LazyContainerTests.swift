import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// What lazy containers must hold to, whatever is scrolled and changed.
@MainActor
struct LazyContainerTests {
    enum Container: CaseIterable { case list, lazyStack, sections, afterHeader }

    struct Row: View {
        let id: Int
        @State private var isOpen = false
        var body: some View {
            VStack(spacing: 0) {
                Text("r\(id)").font(.system(size: 10))
                Button("open \(id)") { isOpen.toggle() }.buttonStyle(.plain)
                // Rows of many heights.
                Color.red.frame(width: 10, height: CGFloat((id * 37) % 90) + (isOpen ? 200 : 0))
            }
        }
    }

    struct Rows: View {
        let container: Container
        let give: (Binding<[Int]>) -> Void
        @State var ids: [Int]

        var body: some View {
            let _ = give($ids)
            switch container {
            case .list: List(ids, id: \.self) { Row(id: $0) }
            case .lazyStack: ScrollView { LazyVStack { rows } }
            case .sections:
                List {
                    Section("even") {
                        ForEach(ids.filter { $0 % 2 == 0 }, id: \.self) { Row(id: $0) }
                    }
                    Section("odd") {
                        ForEach(ids.filter { $0 % 2 == 1 }, id: \.self) { Row(id: $0) }
                    }
                }
            case .afterHeader:
                ScrollView {
                    VStack {
                        Color.blue.frame(width: 50, height: 300)
                        LazyVStack { rows }
                        LazyVStack { ForEach(1..<4) { Text("tail \($0)") } }
                    }
                }
            }
        }

        private var rows: some View { ForEach(ids, id: \.self) { Row(id: $0) } }
    }

    private func order(_ ids: [Int], _ container: Container) -> [Int] {
        container == .sections ? ids.filter { $0 % 2 == 0 } + ids.filter { $0 % 2 == 1 } : ids
    }

    /// The rows on screen must be a stretch of the collection, one below the other, and reach
    /// from edge to edge unless the content ends there.
    private func check(
        _ window: HeadlessWindow, _ ids: [Int], _ container: Container, _ comment: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let expected = order(ids, container)
        let shown = window.texts.filter { $0.hasPrefix("r") }
        let shownIDs = shown.compactMap { Int($0.dropFirst()) }
        let frames = shown.compactMap { window.frame(ofText: $0) }
        var problem: String?
        if let first = shownIDs.first {
            let start = expected.firstIndex(of: first) ?? 0
            if Array(expected[start...].prefix(shownIDs.count)) != shownIDs {
                problem = "no stretch of \(expected): \(shownIDs)"
            } else if zip(frames, frames.dropFirst()).contains(where: { $1.minY < $0.maxY }) {
                problem = "rows lie on each other: \(frames.map(\.minY))"
            } else if (frames.first?.minY ?? 0) > 60, start > 0 {
                problem = "a gap above \(shownIDs)"
            } else if (frames.last?.minY ?? 0) < 300, shownIDs.last != expected.last {
                problem = "a gap below \(shownIDs): \(frames.map(\.minY))"
            }
        } else if !expected.isEmpty, container != .afterHeader {
            problem = "nothing on screen"
        }
        if let problem { Issue.record("\(comment): \(problem)", sourceLocation: sourceLocation) }
    }

    @Test(arguments: Container.allCases)
    func `rows fill the viewport in order at every offset`(_ container: Container) {
        let ids = Array(1...300)
        let window = HeadlessWindow(height: 400) {
            Rows(container: container, give: { _ in }, ids: ids)
        }
        check(window, ids, container, "at the top")
        for step in 1..<120 {
            window.scroll(to: CGFloat(step) * 97)
            check(window, ids, container, "after \(step) steps")
        }
        window.scrollToEnd()
        window.scrollToEnd()
        check(window, ids, container, "at the end")
        #expect(
            window.texts.contains("r\(order(ids, container).last ?? 0)")
                || container == .afterHeader)
        for step in 0..<60 {
            window.scroll(to: CGFloat(60 - step) * 150)
            check(window, ids, container, "on the way back, \(step)")
        }
        window.scroll(to: 0)
        check(window, ids, container, "back at the top")
    }

    @Test(arguments: Container.allCases)
    func `changes while scrolled keep rows in order`(_ container: Container) {
        var random = RowIdentityTests.SplitMix(state: 3)
        var ids = Array(1...100)
        var next = 101
        var binding: Binding<[Int]>?
        let window = HeadlessWindow(height: 400) {
            Rows(container: container, give: { binding = $0 }, ids: ids)
        }
        for step in 0..<200 {
            switch random.next() % 6 {
            case 0:
                let index = Int(random.next() % UInt64(ids.count + 1))
                ids.insert(contentsOf: next..<(next + 5), at: index)
                next += 5
            case 1 where ids.count > 10: ids.removeFirst(5)
            case 2 where ids.count > 10: ids.removeLast(8)
            case 3: ids.reverse()
            case 4 where !ids.isEmpty:
                ids.swapAt(0, Int(random.next() % UInt64(ids.count)))
            default: window.scroll(to: CGFloat(random.next() % 5000))
            }
            binding?.wrappedValue = ids
            window.pump()
            check(window, ids, container, "step \(step)")
        }
        binding?.wrappedValue = []
        window.pump()
        #expect(!window.texts.contains { $0.hasPrefix("r") })
        binding?.wrappedValue = [1, 2, 3]
        window.pump()
        window.scroll(to: 0)
        check(window, [1, 2, 3], container, "filled again")
    }

    @Test(arguments: [Container.list, .lazyStack])
    func `a row that grows moves those below and nothing else`(_ container: Container) {
        let window = HeadlessWindow(height: 900) {
            Rows(container: container, give: { _ in }, ids: Array(1...30))
        }
        let first = window.frame(ofText: "r1")
        let third = window.frame(ofText: "r3")?.minY ?? 0
        window.tap("open 2")
        #expect(window.frame(ofText: "r1") == first)
        #expect(window.frame(ofText: "r3")?.minY == third + 200)
        check(window, Array(1...30), container, "grown")
    }

    @Test func `a collection that shrinks below the offset shows its end`() {
        var binding: Binding<[Int]>?
        let window = HeadlessWindow(height: 400) {
            Rows(container: .list, give: { binding = $0 }, ids: Array(1...500))
        }
        window.scrollToEnd()
        binding?.wrappedValue = Array(1...20)
        window.pump()
        #expect(window.texts.contains("r20"), "\(window.tree())")
        check(window, Array(1...20), .list, "shrunk")
    }

    @Test func `an element that gives two views gives two rows of a list`() {
        let window = HeadlessWindow(height: 600) {
            List(1..<3, id: \.self) { index in
                Text("a\(index)")
                Text("b\(index)")
            }
        }
        let frames = ["a1", "b1", "a2", "b2"].compactMap { window.frame(ofText: $0) }
        #expect(frames.count == 4)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $1.minY - $0.minY >= 40 })
    }

    @Test func `elements that give no view take no room in a lazy stack`() {
        let window = HeadlessWindow(height: 600) {
            ScrollView {
                LazyVStack(spacing: 10) {
                    ForEach(1..<10) { index in
                        if index % 4 == 1 { Text("r\(index)").font(.system(size: 10)) }
                    }
                }
            }
        }
        #expect(window.frame(ofText: "r5")?.minY == (window.frame(ofText: "r1")?.maxY ?? 0) + 10)
    }

    @Test func `two collections of one list may change at once`() {
        struct Owner: View {
            @State private var a = [1, 2, 3]
            @State private var b = [10, 11]
            var body: some View {
                List {
                    ForEach(a, id: \.self) { Text("r\($0)") }
                    Text("between")
                    ForEach(b, id: \.self) { Text("r\($0)") }
                    Button("both") {
                        a.removeFirst(2)
                        b.insert(12, at: 1)
                    }
                }
            }
        }
        let window = HeadlessWindow(height: 600) { Owner() }
        window.tap("both")
        checkTexts(window, ["r3", "between", "r10", "r12", "r11", "both"])
    }

    @Test(arguments: [false, true])
    func `a part of a list may go while another one is updated`(_ isNested: Bool) {
        struct Owner: View {
            let isNested: Bool
            @State private var groups = [["a1", "a2", "a3"], ["b1", "b2"]]
            @State private var isShown = true
            var body: some View {
                List {
                    if isShown { ForEach(groups[0], id: \.self) { Text("r\($0)") } }
                    if isNested {
                        ForEach(groups, id: \.self) { group in
                            if group != groups[0] || isShown {
                                Section("s\(group[0])") {
                                    ForEach(group, id: \.self) { Text("\($0) \(isShown)") }
                                }
                            }
                        }
                    } else {
                        ForEach(groups[1], id: \.self) { Text("\($0) \(isShown)") }
                    }
                    Button("hide") { isShown = false }
                }
            }
        }
        let window = HeadlessWindow(height: 900) { Owner(isNested: isNested) }
        window.tap("hide")
        checkTexts(
            window, (isNested ? ["sb1"] : []) + ["b1 false", "b2 false", "hide"])
    }

    @Test func `a hundred thousand bound rows make nodes only for what shows`() {
        struct Item: Identifiable {
            let id: Int
            var isOn = false
        }
        struct Owner: View {
            @State private var items = (0..<100_000).map { Item(id: $0) }
            var body: some View {
                List($items) { $item in Toggle("item \(item.id)", isOn: $item.isOn) }
            }
        }
        let window = HeadlessWindow { Owner() }
        #expect(window.liveNodeCount < 400)
        window.toggle("item 2", to: true)
        #expect(window.tree().contains("switch on"))
        #expect(window.liveNodeCount < 400)
    }

    @Test func `a selection that no body reads is shown`() {
        struct Owner: View {
            @State private var selection: Int?
            let log: Recorder
            var body: some View {
                let _ = log.note("body")
                List(1..<4, id: \.self, selection: $selection) { Text("row \($0)") }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Owner(log: log) }
        let before = window.commitCount
        window.tap("row 2")
        #expect(window.commitCount > before)
    }
}
