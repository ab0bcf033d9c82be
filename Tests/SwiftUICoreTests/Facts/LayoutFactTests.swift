import Foundation
import HeadlessBackend
import LayoutCore
import SwiftUICore
import TestSupport
import Testing

/// Facts on layout that no other test states; numbers are theirs.
@MainActor
struct LayoutFactTests {
    private let ten = Font.system(size: 10)

    /// Tells the size that its child takes for proposals, and offers it all of the window.
    private struct Asking: Layout {
        let proposals: [ProposedViewSize]
        let note: ([CGSize]) -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize
        { proposal.replacingUnspecifiedDimensions() }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            guard let child = subviews.first else { return }
            note(proposals.map { child.sizeThatFits($0) })
            child.place(at: bounds.origin, proposal: proposal)
        }
    }

    private func sizes<V: View>(_ proposals: [ProposedViewSize], of view: V) -> [CGSize] {
        var sizes: [CGSize] = []
        let window = HeadlessWindow(width: 200, height: 200) {
            Asking(proposals: proposals, note: { sizes = $0 }).callAsFunction { view }
        }
        window.close()
        return sizes
    }

    // 67
    @Test func `zero asks for the minimum, infinity for the maximum, nil for the ideal size`() {
        let view = Color.red.frame(
            minWidth: 10, idealWidth: 40, maxWidth: 90, minHeight: 20, idealHeight: 50,
            maxHeight: 100)
        #expect(
            sizes([.zero, .infinity, .unspecified], of: view) == [
                CGSize(width: 10, height: 20), CGSize(width: 90, height: 100),
                CGSize(width: 40, height: 50),
            ])
    }

    private func width(_ name: String, _ window: HeadlessWindow) -> String? {
        window.texts.first { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count + 1)) }
    }

    private struct Box: View {
        let name: String
        var body: some View {
            GeometryReader { Text("\(name) \(Int($0.size.width))").font(.system(size: 1)) }
        }
    }

    // 69
    @Test func `of two unbounded children the one with the larger minimum goes first`() {
        let window = HeadlessWindow(width: 100, height: 20) {
            HStack(spacing: 0) {
                Box(name: "small").frame(minWidth: 20, maxWidth: .infinity)
                Box(name: "large").frame(minWidth: 60, maxWidth: .infinity)
            }
        }
        #expect(width("large", window) == "60")
        #expect(width("small", window) == "40")
    }

    private func gap<A: View, B: View>(_ first: A, _ second: B, spacing: CGFloat? = nil) -> CGFloat
    {
        let measured = sizes(
            [.unspecified],
            of: VStack(spacing: spacing) {
                first
                second
            })
        return (measured.first?.height ?? 0) - (sizes([.unspecified], of: first).first?.height ?? 0)
            - (sizes([.unspecified], of: second).first?.height ?? 0)
    }

    // 72, 73
    @Test func `default spacing depends on the neighbours, only an explicit one is uniform`() {
        let text = Text("t").font(ten)
        let color = Color.red.frame(width: 10, height: 10)
        #expect(gap(color, color) == 8)
        #expect(gap(text, color) == 8)
        #expect(gap(text, Spacer(minLength: 5)) == 0)
        #expect(gap(color, Spacer(minLength: 5)) == 0)
        #expect(gap(text, color) != gap(text, Spacer(minLength: 5)))
        #expect(gap(text, text, spacing: 3) == 3)
        #expect(gap(color, color, spacing: 3) == 3)
        #expect(gap(text, Spacer(minLength: 5), spacing: 3) == 3)
    }

    // 72
    @Test func `texts of one font stand closer below one another where the desktop says so`() {
        let outer = StackSpacing.current
        defer { StackSpacing.current = outer }
        StackSpacing.current = StackSpacing(plain: 8, textOverText: 0)
        let text = Text("t").font(ten)
        #expect(gap(text, text) == 0)
        #expect(gap(text, Color.red.frame(height: 10)) == 8)
    }

    // 81
    @Test func `a lazy row expands vertically and hugs horizontally`() {
        let proposal = ProposedViewSize(width: 200, height: 100)
        let row = sizes([proposal], of: LazyHStack { Text("a").font(ten) })
        #expect(row == [CGSize(width: 10, height: 100)])
        let column = sizes([proposal], of: LazyVStack { Text("a").font(ten) })
        #expect(column == [CGSize(width: 200, height: 10)])
        #expect(sizes([proposal], of: HStack { Text("a").font(ten) }).first?.height == 10)
    }

    // 84
    @Test func `bounds of a frame out of order are raised and negative minimums become zero`() {
        let raised = Color.red.frame(minWidth: 50, idealWidth: 20, maxWidth: 10)
        #expect(
            sizes([.unspecified, .infinity], of: raised).map(\.width) == [50, 50])
        let negative = Color.red.frame(minWidth: -20, maxWidth: 30)
        #expect(sizes([.zero, .infinity], of: negative).map(\.width) == [0, 30])
    }

    // 86
    @Test func `a view that fits along no axis is its first child`() {
        let window = HeadlessWindow(width: 20, height: 10) {
            ViewThatFits(in: []) {
                Text("far too long for it").font(ten)
                Text("a").font(ten)
            }
        }
        checkTexts(window, ["far too long for it"])
    }

    // 88
    @Test func `column widths of lazy grids come from the definitions, not from the cells`() {
        func columns(_ words: [String]) -> [CGFloat?] {
            let window = HeadlessWindow(width: 200, height: 100) {
                LazyVGrid(
                    columns: [
                        GridItem(.fixed(60), spacing: 0, alignment: .leading),
                        GridItem(.flexible(), spacing: 0, alignment: .leading),
                    ], spacing: 0
                ) { ForEach(words, id: \.self) { Text($0).font(ten).lineLimit(1) } }
            }
            return words.map { window.frame(ofText: $0)?.minX }
        }
        #expect(columns(["a", "b"]) == [0, 60])
        #expect(columns(["a long word", "another long word"]) == [0, 60])
    }

    // 102: Apple documents no number; ours are what an app can read and set.
    @Test func `rows of a list have at least the height that the environment says`() {
        func height(_ list: some View) -> CGFloat? {
            let window = HeadlessWindow { list }
            guard let first = window.frame(ofText: "a"), let second = window.frame(ofText: "b")
            else { return nil }
            return second.midY - first.midY
        }
        let list = List {
            Text("a").font(ten)
            Text("b").font(ten)
        }
        .listStyle(.plain)
        #expect(height(list.environment(\.defaultMinListRowHeight, 80)) == 80)
        #expect((height(list) ?? 0) >= EnvironmentValues().defaultMinListRowHeight)
    }
}
