import Combine
import Foundation
import HeadlessBackend
import LayoutCore
import SwiftUICore
import TestSupport
import Testing

/// What a change costs in bodies, measurements and render nodes: never more for more rows.
@MainActor
struct ListWorkTests {
    enum Container: CaseIterable { case list, lazyStack, lazyGrid }

    struct Item: Identifiable, Equatable {
        let id: Int
        var title: String
        init(_ id: Int) {
            self.id = id
            title = "Item \(id)"
        }
    }

    final class Model: ObservableObject {
        @Published var items: [Item]
        init(_ count: Int) { items = (0..<count).map(Item.init) }
    }

    struct Rows: View {
        let container: Container
        @ObservedObject var model: Model

        var body: some View {
            switch container {
            case .list: List(model.items) { Row(item: $0) }
            case .lazyStack: ScrollView { LazyVStack { rows } }
            case .lazyGrid:
                ScrollView {
                    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { rows }
                }
            }
        }

        private var rows: some View { ForEach(model.items) { Row(item: $0) } }
    }

    /// A title, a subtitle and three chips.
    struct Row: View {
        let item: Item
        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Text(item.title).bold()
                Text("Subtitle").font(.footnote)
                HStack(spacing: 6) {
                    ForEach(0..<3) { Text("tag \($0)").padding(.horizontal, 8) }
                }
            }
        }
    }

    /// What work was done, so that two amounts can be compared as a whole.
    struct Work: Equatable, CustomStringConvertible {
        var bodies: [String: Int]
        var measures: Int
        var commits: Int
        /// Render nodes that the last of the commits named.
        var changed: Int
        var removed: Int
        var nodes: Int

        var description: String {
            "\(bodies), \(measures) measures, \(commits) commits with \(changed) nodes changed "
                + "and \(removed) removed, \(nodes) nodes more"
        }
    }

    private func work(_ window: HeadlessWindow, _ body: () -> Void) -> Work {
        window.resetCounts()
        let measures = LayoutNode.measureCount
        let (commits, nodes) = (window.commitCount, window.liveNodeCount)
        body()
        window.pump()
        let isCommitted = window.commitCount > commits
        return Work(
            bodies: window.bodyCounts, measures: LayoutNode.measureCount - measures,
            commits: window.commitCount - commits,
            changed: isCommitted ? window.backend.lastCommit?.changed.count ?? 0 : 0,
            removed: isCommitted ? window.backend.lastCommit?.removed.count ?? 0 : 0,
            nodes: window.liveNodeCount - nodes)
    }

    /// The work of a change among few and among many rows, which must be the same.
    private func work(
        _ container: Container, sourceLocation: SourceLocation = #_sourceLocation,
        _ change: (HeadlessWindow, Model) -> Void
    ) -> Work {
        let amounts = [200, 50_000].map { count in
            let model = Model(count)
            let window = HeadlessWindow { Rows(container: container, model: model) }
            return work(window) { change(window, model) }
        }
        #expect(
            amounts[0] == amounts[1], "among 200 and among 50,000 rows",
            sourceLocation: sourceLocation)
        return amounts[1]
    }

    @Test(arguments: Container.allCases)
    func `a row on screen changes: its body, one node, its own measures`(_ container: Container) {
        let work = work(container) { _, model in model.items[3].title = "Other" }
        #expect(work.bodies == ["Rows": 1, "Row": 1])
        #expect(work.commits == 1)
        #expect(work.changed <= 2)
        #expect(work.removed == 0)
        #expect(work.measures <= 10)
        #expect(work.nodes == 0)
    }

    @Test(arguments: Container.allCases)
    func `a row out of sight changes: no row's body, no measure, no commit`(
        _ container: Container
    ) {
        let work = work(container) { _, model in
            model.items[model.items.count - 10].title = "Other"
        }
        #expect(
            work
                == Work(
                    bodies: ["Rows": 1], measures: 0, commits: 0, changed: 0, removed: 0,
                    nodes: 0))
    }

    @Test(arguments: Container.allCases)
    func `an object that says it changed and did not: no row's body, no commit`(
        _ container: Container
    ) {
        let work = work(container) { _, model in model.objectWillChange.send() }
        #expect(
            work
                == Work(
                    bodies: ["Rows": 1], measures: 0, commits: 0, changed: 0, removed: 0,
                    nodes: 0))
    }

    @Test(arguments: Container.allCases)
    func `a hundred rows appended out of sight: no row's body, no new node`(
        _ container: Container
    ) {
        let work = work(container) { _, model in
            model.items += (100_000..<100_100).map(Item.init)
        }
        #expect(work.bodies == ["Rows": 1])
        #expect(work.measures <= 10)
        #expect(work.commits <= 1)
        #expect(work.changed <= 2)
        #expect(work.nodes == 0)
    }

    @Test(arguments: Container.allCases)
    func `a row put in above what shows: its body, and those that move are not measured anew`(
        _ container: Container
    ) {
        let work = work(container) { _, model in model.items.insert(Item(-1), at: 0) }
        #expect(work.bodies == ["Rows": 1, "Row": 1])
        #expect(work.commits == 1)
        #expect(work.measures <= 100)
    }

    @Test(arguments: Container.allCases)
    func `scrolling by a screen: the rows that come, whatever came before`(
        _ container: Container
    ) {
        let work = work(container) { window, _ in window.scroll(to: 500) }
        let rows = work.bodies["Row", default: 0]
        #expect(work.bodies.keys.sorted() == ["Row"])
        #expect((4...30).contains(rows))
        #expect(work.commits <= 2)
        #expect(work.measures <= rows * 80)

        let model = Model(10_000)
        let window = HeadlessWindow { Rows(container: container, model: model) }
        for step in 1...10 { window.scroll(to: CGFloat(step) * 500) }
        let later = self.work(window) { window.scroll(to: 11 * 500) }
        #expect(later.bodies["Row", default: 0] <= rows + 4)
        #expect(later.measures <= work.measures * 3 / 2)
        #expect(later.nodes <= 60, "what left gave its nodes back")
    }

    @Test(arguments: Container.allCases)
    func `a window made wider evaluates no body that is on screen`(_ container: Container) {
        let work = work(container) { window, _ in window.resize(width: 410, height: 600) }
        #expect(work.bodies == [:])
        #expect(work.commits == 1)
        #expect(work.nodes == 0)
    }

    @Test func `ten thousand writes make each body run once`() {
        let model = Model(100)
        let window = HeadlessWindow { Rows(container: .list, model: model) }
        let work = work(window) {
            for index in 0..<10_000 { model.items[2].title = "Title \(index)" }
        }
        #expect(work.bodies == ["Rows": 1, "Row": 1])
        #expect(work.commits == 1)
    }
}
