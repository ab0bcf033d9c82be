import Foundation
import LayoutCore
import Testing

@MainActor
@Suite struct MeasureCountTests {
    private final class CountingLeaf: LayoutNode {
        var count = 0

        override func measure(_ proposal: ProposedViewSize) -> CGSize {
            count += 1
            return proposal.replacingUnspecifiedDimensions()
        }
    }

    private let window = ProposedViewSize(width: 10_000, height: 10_000)

    /// A hundred stacks, each holding a fixed view and the next; the axis by depth.
    private func nest(_ leaf: LayoutNode, axis: (Int) -> Axis) -> LayoutNode {
        var node = leaf
        for depth in 0..<100 {
            let stack =
                axis(depth) == .horizontal
                ? StackNode.row(spacing: 1) : StackNode.column(spacing: 1)
            stack.setChildren([LeafNode(size: CGSize(width: 2, height: 2)), node])
            node = stack
        }
        return node
    }

    private func measures(_ body: () -> Void) -> Int {
        let before = LayoutNode.measureCount
        body()
        return LayoutNode.measureCount - before
    }

    @Test func `a leaf under a hundred rows is measured three times`() {
        let leaf = CountingLeaf()
        nest(leaf) { _ in .horizontal }.place(at: .zero, proposal: window)
        #expect(leaf.count == 3)
    }

    @Test func `a leaf under a hundred crossing stacks is measured at most nine times`() {
        let leaf = CountingLeaf()
        nest(leaf) { $0.isMultiple(of: 2) ? .horizontal : .vertical }
            .place(at: .zero, proposal: window)
        #expect(leaf.count <= 9)
        #expect(leaf.frame.width > 0)
    }

    @Test func `a leaf in crossing stacks of ideal size is measured at most sixteen times`() {
        let leaf = CountingLeaf()
        let root = FixedSizeNode()
        root.setChildren([nest(leaf) { $0.isMultiple(of: 2) ? .horizontal : .vertical }])
        root.place(at: .zero, proposal: window)
        #expect(leaf.count <= 16)
    }

    @Test func `a leaf under a hundred modifiers is measured once`() {
        let leaf = CountingLeaf()
        var node: LayoutNode = leaf
        for depth in 0..<100 {
            let wrapper: UnaryNode =
                depth.isMultiple(of: 2)
                ? PaddingNode(insets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
                : FlexibleFrameNode(width: FlexibleLength(max: .infinity))
            wrapper.setChildren([node])
            node = wrapper
        }
        node.place(at: .zero, proposal: window)
        #expect(leaf.count == 1)
    }

    @Test func `a leaf under a hundred depth stacks is measured at most twice`() {
        let leaf = CountingLeaf()
        var node: LayoutNode = leaf
        for _ in 0..<100 {
            let stack = ZStackNode()
            stack.setChildren([node, LeafNode(size: CGSize(width: 2, height: 2))])
            node = stack
        }
        node.place(at: .zero, proposal: window)
        #expect(leaf.count <= 2)
    }

    @Test func `an only child is measured once and a rigid sibling twice`() {
        let only = CountingLeaf()
        let single = StackNode.row()
        single.setChildren([only])
        single.place(at: .zero, proposal: window)
        #expect(only.count == 1)

        let row = StackNode.row()
        row.setChildren((0..<10).map { _ in LeafNode(size: CGSize(width: 5, height: 5)) })
        let count = measures { row.place(at: .zero, proposal: window) }
        #expect(count == 1 + 10 * 2)
    }

    @Test func `five thousand siblings cost a constant each`() {
        let column = StackNode.column(spacing: 1)
        column.setChildren((0..<5_000).map { _ in CountingLeaf() })
        let count = measures { column.place(at: .zero, proposal: window) }
        #expect(count == 1 + 5_000 * 3)
    }

    @Test func `a pass with nothing changed measures nothing`() {
        let root = nest(CountingLeaf()) { $0.isMultiple(of: 2) ? .horizontal : .vertical }
        root.place(at: .zero, proposal: window)
        #expect(measures { root.place(at: .zero, proposal: window) } == 0)
    }

    /// Twenty rows of twenty leaves, laid out.
    private func makeTable() -> (column: StackNode, leaves: [[LeafNode]]) {
        let leaves = (0..<20).map { _ in
            (0..<20).map { _ in LeafNode(size: CGSize(width: 5, height: 5)) }
        }
        let column = StackNode.column(spacing: 0)
        column.setChildren(
            leaves.map { leaves in
                let row = StackNode.row(spacing: 0)
                row.setChildren(leaves)
                return row
            })
        column.place(at: .zero, proposal: window)
        return (column, leaves)
    }

    @Test func `a leaf that became wider measures only itself and its ancestors`() {
        let (column, leaves) = makeTable()
        leaves[7][3].size.width = 9
        let count = measures { column.place(at: .zero, proposal: window) }
        // The column once, the row for least and greatest height, the leaf for least and greatest
        // width in each of those and in the final height.
        #expect(count == 1 + 2 + 3 * 2)
        #expect(leaves[7][4].frame.minX == 24)
    }

    @Test func `a leaf that became higher measures its row and no other`() {
        let (column, leaves) = makeTable()
        leaves[7][3].size.height = 9
        let count = measures { column.place(at: .zero, proposal: window) }
        #expect(count == 1 + 2 + 2 * 2 + 20 * 2)
        #expect(column.children[8].frame.minY == 44)
    }

    @Test func `a changed offset measures nothing`() {
        let offset = OffsetNode()
        let leaf = CountingLeaf()
        offset.setChildren([leaf])
        let root = nest(offset) { $0.isMultiple(of: 2) ? .horizontal : .vertical }
        root.place(at: .zero, proposal: window)
        offset.offset = CGSize(width: 3, height: 4)
        #expect(measures { root.place(at: .zero, proposal: window) } == 0)
        #expect(leaf.frame.origin == CGPoint(x: 3, y: 4))
    }

    @Test func `a change inside a geometry reader stays inside`() {
        let reader = GeometryReaderNode()
        let leaf = LeafNode(size: CGSize(width: 1, height: 1))
        reader.setChildren([leaf])
        let root = nest(reader) { $0.isMultiple(of: 2) ? .horizontal : .vertical }
        root.place(at: .zero, proposal: window)
        leaf.size = CGSize(width: 5, height: 5)
        #expect(measures { root.place(at: .zero, proposal: window) } == 1)
        #expect(leaf.frame.size == CGSize(width: 5, height: 5))
    }

    @Test func `a changed decoration does not measure its base`() {
        let overlay = OverlayNode()
        let badge = LeafNode(size: CGSize(width: 1, height: 1))
        overlay.setChildren([CountingLeaf(), badge])
        let root = nest(overlay) { $0.isMultiple(of: 2) ? .horizontal : .vertical }
        root.place(at: .zero, proposal: window)
        badge.size = CGSize(width: 5, height: 5)
        #expect(measures { root.place(at: .zero, proposal: window) } == 1)
        #expect(badge.frame.width == 5)
    }
}
