import Foundation
import LayoutCore
import Testing

@MainActor
@Suite struct CustomLayoutTests {
    /// Counts how its cache is used; sizes to the sum of ideal widths.
    private struct Counting: Layout, Equatable {
        final class Log {
            var made = 0
            var updated = 0
            var placed = 0
        }

        struct Cache {
            var ideals: [CGSize]
        }

        let log: Log
        var gap: CGFloat = 0

        static func == (left: Counting, right: Counting) -> Bool { left.gap == right.gap }

        func makeCache(subviews: Subviews) -> Cache {
            log.made += 1
            return Cache(ideals: subviews.map { $0.sizeThatFits(.unspecified) })
        }

        func updateCache(_ cache: inout Cache, subviews: Subviews) {
            log.updated += 1
            cache.ideals = subviews.map { $0.sizeThatFits(.unspecified) }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
            -> CGSize
        {
            let width = cache.ideals.reduce(0) { $0 + $1.width }
            let gaps = gap * CGFloat(max(0, cache.ideals.count - 1))
            return CGSize(width: width + gaps, height: cache.ideals.map(\.height).max() ?? 0)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
        ) {
            log.placed += 1
            var x = bounds.minX
            for (index, subview) in subviews.enumerated() {
                subview.place(
                    at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
                x += cache.ideals[index].width + gap
            }
        }
    }

    /// Places nothing.
    private struct Idle: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
            -> CGSize
        { CGSize(width: 100, height: 60) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
    }

    private enum Rank: LayoutValueKey {
        static let defaultValue = 0
    }

    /// Places subviews by a value they carry, with a guide of its own.
    private struct ByRank: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
            -> CGSize
        { CGSize(width: 100, height: 100) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for subview in subviews {
                let y = CGFloat(subview[Rank.self]) * 10
                subview.place(at: CGPoint(x: 0, y: y), proposal: .unspecified)
            }
        }

        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
            subviews: Subviews, cache: inout ()
        ) -> CGFloat? { guide == .third ? 77 : nil }
    }

    private func leaves(_ sizes: (CGFloat, CGFloat)...) -> [LeafNode] {
        sizes.map { LeafNode(size: CGSize(width: $0.0, height: $0.1)) }
    }

    @Test func `anchors and positions put subviews in place`() {
        let node = CustomLayoutNode(layout: Counting(log: Counting.Log(), gap: 5))
        let children = leaves((10, 10), (20, 30))
        node.setChildren(children)
        node.place(at: .zero, proposal: .unspecified)
        #expect(node.frame.size == CGSize(width: 35, height: 30))
        #expect(children[0].frame == CGRect(x: 0, y: 10, width: 10, height: 10))
        #expect(children[1].frame == CGRect(x: 15, y: 0, width: 20, height: 30))
    }

    @Test func `the cache is made once and updated once per change`() {
        let log = Counting.Log()
        let node = CustomLayoutNode(layout: Counting(log: log))
        let children = leaves((10, 10), (20, 30))
        node.setChildren(children)
        withEvery([nil, 0, 10, .infinity] as [CGFloat?]) { width in
            _ = node.sizeThatFits(ProposedViewSize(width: width, height: nil))
        }
        node.place(at: .zero, proposal: .unspecified)
        #expect(log.made == 1)
        #expect(log.updated == 0)
        children[0].size.width = 50
        node.place(at: .zero, proposal: .unspecified)
        #expect(node.frame.width == 70)
        #expect(log.made == 1)
        #expect(log.updated == 1)
    }

    @Test func `an equal layout does not invalidate and a different one does`() {
        let log = Counting.Log()
        let node = CustomLayoutNode(layout: Counting(log: log))
        node.setChildren(leaves((10, 10), (20, 30)))
        node.place(at: .zero, proposal: .unspecified)
        node.layout = Counting(log: log)
        #expect(!node.needsLayout)
        node.layout = Counting(log: log, gap: 4)
        #expect(node.needsLayout)
        node.place(at: .zero, proposal: .unspecified)
        #expect(node.frame.width == 34)
    }

    @Test func `a subview that is not placed is centred`() {
        let node = CustomLayoutNode(layout: Idle())
        let children = leaves((20, 10))
        node.setChildren(children)
        node.place(at: .zero, proposal: .unspecified)
        #expect(children[0].frame == CGRect(x: 40, y: 25, width: 20, height: 10))
    }

    @Test func `layout values reach the layout`() {
        let node = CustomLayoutNode(layout: ByRank())
        let children = leaves((10, 10), (10, 10))
        children[0].setLayoutValue(Rank.self, 3)
        node.setChildren(children)
        node.place(at: .zero, proposal: .unspecified)
        #expect(children.map(\.frame.minY) == [30, 0])
        children[1].setLayoutValue(Rank.self, 4)
        node.place(at: .zero, proposal: .unspecified)
        #expect(children.map(\.frame.minY) == [30, 40])
    }

    @Test func `a layout's own guide wins over those inside`() {
        let node = CustomLayoutNode(layout: ByRank())
        let guide = AlignmentGuideNode(key: VerticalAlignment.third.key) { _ in 1 }
        guide.setChildren(leaves((10, 10)))
        guide.setLayoutValue(Rank.self, 2)
        node.setChildren([guide])
        let dimensions = node.dimensions(in: .unspecified)
        #expect(dimensions[VerticalAlignment.third] == 77)
        #expect(dimensions[explicit: VerticalAlignment.top] == nil)
    }

    @Test func `guides inside show through by the subviews' places`() {
        let node = CustomLayoutNode(layout: ByRank())
        let guide = AlignmentGuideNode(key: VerticalAlignment.top.key) { _ in 1 }
        guide.setChildren(leaves((10, 10)))
        guide.setLayoutValue(Rank.self, 2)
        node.setChildren([guide])
        #expect(node.dimensions(in: .unspecified)[explicit: VerticalAlignment.top] == 21)
    }

    @Test func `stack layouts agree with stack nodes`() {
        withEvery(SampleChild.allCases) { first in
            withEvery(SampleChild.allCases) { second in
                withEvery([0, 37, 100, nil] as [CGFloat?]) { width in
                    let proposal = ProposedViewSize(width: width, height: width)
                    let kinds = [first, second]
                    #expect(
                        frames(StackNode.row(), kinds, proposal)
                            == frames(CustomLayoutNode(layout: HStackLayout()), kinds, proposal))
                    #expect(
                        frames(StackNode.column(alignment: .leading), kinds, proposal)
                            == frames(
                                CustomLayoutNode(layout: VStackLayout(alignment: .leading)),
                                kinds, proposal))
                    #expect(
                        frames(ZStackNode(alignment: .bottom), kinds, proposal)
                            == frames(
                                CustomLayoutNode(layout: ZStackLayout(alignment: .bottom)),
                                kinds, proposal))
                }
            }
        }
    }

    private func frames(
        _ node: LayoutNode, _ kinds: [SampleChild], _ proposal: ProposedViewSize
    ) -> [CGRect] {
        node.setChildren(kinds.map { $0.makeNode() })
        node.place(at: .zero, proposal: proposal)
        return [node.frame] + node.children.map(\.frame)
    }

    @Test func `an erased layout can change into another kind`() {
        let node = CustomLayoutNode(layout: AnyLayout(HStackLayout(spacing: 1)))
        let spacer = SpacerNode()
        let children = leaves((10, 10), (20, 30))
        node.setChildren(children + [spacer])
        node.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 100))
        #expect(children[1].frame.minX == 11)
        #expect(spacer.frame.size == CGSize(width: 68, height: 0))
        node.layout = AnyLayout(HStackLayout(spacing: 1))
        #expect(!node.needsLayout)
        node.layout = AnyLayout(VStackLayout(spacing: 2))
        node.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 100))
        #expect(children[1].frame.minY == 12)
        #expect(spacer.frame.size == CGSize(width: 0, height: 56))
        node.layout = AnyLayout(AnyLayout(Counting(log: Counting.Log())))
        node.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 100))
        #expect(children[1].frame.minX == 10)
    }

    @Test func `subviews are a slice of themselves`() {
        struct Slicing: Layout {
            func sizeThatFits(
                proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) -> CGSize {
                let tail = subviews[1...]
                let ends = subviews[[0, 2]]
                return CGSize(width: CGFloat(tail.count), height: CGFloat(ends.count))
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                cache: inout ()
            ) {}
        }
        let node = CustomLayoutNode(layout: Slicing())
        node.setChildren(leaves((1, 1), (1, 1), (1, 1)))
        #expect(node.sizeThatFits(.unspecified) == CGSize(width: 2, height: 2))
    }
}
