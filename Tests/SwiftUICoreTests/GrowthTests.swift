import HeadlessBackend
import LayoutCore
import SwiftUICore
import TestSupport
import Testing

/// Deep and wide trees: counts grow with their size and no faster.
@MainActor
struct GrowthTests {
    /// Stacks in stacks with a number beside each; the innermost holds a button that counts.
    struct Nest: View {
        let depth: Int
        var body: some View {
            if depth == 0 {
                Counter()
            } else if depth.isMultiple(of: 2) {
                VStack(spacing: 0) {
                    Color.red.frame(width: 1, height: 1)
                    AnyView(Nest(depth: depth - 1))
                }
            } else {
                HStack(spacing: 0) {
                    Color.red.frame(width: 1, height: 1)
                    AnyView(Nest(depth: depth - 1))
                }
            }
        }
    }

    struct Counter: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 }.buttonStyle(.plain) }
    }

    struct Siblings: View {
        let count: Int
        @State private var chosen = -1
        var body: some View {
            VStack(spacing: 0) {
                Button("choose") { chosen += 1 }.buttonStyle(.plain)
                ForEach(0..<count, id: \.self) { Sibling(index: $0, isChosen: $0 == chosen) }
            }
        }
    }

    struct Sibling: View {
        let index: Int
        let isChosen: Bool
        var body: some View { Text(isChosen ? "chosen" : "\(index)") }
    }

    private func measures(_ body: () -> Void) -> Int {
        let before = LayoutNode.measureCount
        body()
        return LayoutNode.measureCount - before
    }

    private func nest(_ depth: Int) -> (start: Int, change: Int, bodies: Int) {
        var window: HeadlessWindow?
        let start = measures { window = HeadlessWindow { Nest(depth: depth) } }
        window?.resetCounts()
        let change = measures { window?.tap("count 0") }
        #expect(window?.texts == ["count 1"])
        return (start, change, window?.bodyCounts.values.reduce(0, +) ?? 0)
    }

    @Test func `ten times deeper nesting takes ten times the measures`() {
        let (few, many) = (nest(30), nest(300))
        #expect(many.start <= few.start * 11)
        #expect(many.start <= 300 * 20)
        #expect(many.change <= few.change * 11)
    }

    @Test func `a change three hundred levels down evaluates no body above`() {
        #expect(nest(300).bodies == nest(10).bodies)
    }

    private func siblings(_ count: Int) -> (start: Int, change: Int, bodies: [String: Int]) {
        var window: HeadlessWindow?
        let start = measures { window = HeadlessWindow { Siblings(count: count) } }
        window?.resetCounts()
        let change = measures { window?.tap("choose") }
        #expect(window?.texts[1] == "chosen")
        return (start, change, window?.bodyCounts ?? [:])
    }

    @Test func `ten times the siblings take ten times the measures`() {
        let (few, many) = (siblings(500), siblings(5_000))
        #expect(many.start <= few.start * 11)
        #expect(many.start <= 5_000 * 8)
    }

    @Test func `one of five thousand siblings changes: its body and its measures alone`() {
        let (few, many) = (siblings(50), siblings(5_000))
        #expect(many.bodies == ["Sibling": 1])
        #expect(many.change == few.change)
    }

    @Test func `a view that is given equal values again is not evaluated`() {
        struct Owner: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("count") { count += 1 }
                    Sibling(index: 1, isChosen: count < 0)
                    Nest(depth: 4)
                }
            }
        }
        let window = HeadlessWindow { Owner() }
        window.resetCounts()
        let commits = window.commitCount
        let count = measures { window.tap("count") }
        #expect(window.bodyCounts == ["Owner": 1])
        #expect(window.commitCount == commits)
        #expect(count == 0)
    }
}
