import Foundation
import LayoutCore
import Testing

@MainActor
@Suite struct InvalidationTests {
    @MainActor private final class Tree {
        let leaf = LeafNode(size: CGSize(width: 10, height: 10))
        let padding = PaddingNode(insets: EdgeInsets())
        let root = StackNode.row(spacing: 0)
        var calls = 0

        init() {
            padding.setChildren([leaf])
            root.setChildren([padding, LeafNode(size: CGSize(width: 5, height: 5))])
            root.onNeedsLayout = { [unowned self] in calls += 1 }
        }

        func layOut() { root.place(at: .zero, proposal: .unspecified) }
    }

    private final class RecordingNode: PassthroughNode {
        var changes: [CGRect] = []
        override func frameDidChange(from old: CGRect) { changes.append(frame) }
    }

    @Test func `the root hears of a change once until it is laid out`() {
        let tree = Tree()
        tree.layOut()
        tree.calls = 0
        tree.leaf.size.width = 20
        tree.leaf.size.width = 30
        tree.padding.insets.top = 1
        #expect(tree.calls == 1)
        tree.layOut()
        tree.leaf.size.width = 40
        #expect(tree.calls == 2)
    }

    @Test func `a tree never laid out reports its first change`() {
        let tree = Tree()
        tree.root.place(at: .zero, proposal: .unspecified)
        tree.calls = 0
        tree.leaf.size.width = 20
        #expect(tree.calls == 1)
        #expect(tree.root.needsLayout)
    }

    @Test func `setting an equal value changes nothing`() {
        let tree = Tree()
        tree.layOut()
        tree.calls = 0
        tree.leaf.size = tree.leaf.size
        tree.padding.insets = tree.padding.insets
        tree.root.spacing = 0
        tree.root.alignment = VerticalAlignment.center.key
        tree.leaf.priority = 2
        tree.layOut()
        tree.calls = 0
        tree.leaf.priority = 2
        tree.root.setChildren(tree.root.children)
        #expect(tree.calls == 0)
        #expect(!tree.root.needsLayout)
    }

    @Test func `a change between measuring and placing is not lost`() {
        let tree = Tree()
        tree.layOut()
        tree.leaf.size.width = 20
        #expect(tree.root.sizeThatFits(.unspecified).width == 25)
        tree.leaf.size.width = 30
        #expect(tree.root.sizeThatFits(.unspecified).width == 35)
        tree.layOut()
        #expect(tree.root.children[1].frame.minX == 30)
    }

    @Test func `every question is answered anew after a change`() {
        let tree = Tree()
        let questions: [CGFloat?] = [nil, 0, 5, 10, 20, 30, .infinity]
        withEvery(questions) { width in
            withEvery(questions) { height in
                _ = tree.root.sizeThatFits(ProposedViewSize(width: width, height: height))
            }
        }
        tree.leaf.size = CGSize(width: 50, height: 60)
        withEvery(questions) { width in
            withEvery(questions) { height in
                let size = tree.root.sizeThatFits(ProposedViewSize(width: width, height: height))
                #expect(size == CGSize(width: 55, height: 60))
            }
        }
    }

    @Test func `the frame hook runs only when the frame changed`() {
        let node = RecordingNode()
        node.setChildren([LeafNode(size: CGSize(width: 4, height: 4))])
        node.place(at: CGPoint(x: 1, y: 1), proposal: .unspecified)
        node.place(at: CGPoint(x: 1, y: 1), proposal: .unspecified)
        node.place(at: CGPoint(x: 2, y: 1), proposal: .unspecified)
        #expect(node.changes.map(\.minX) == [1, 2])
    }

    @Test func `a node has one parent`() {
        let leaf = LeafNode(size: CGSize(width: 1, height: 1))
        let first = StackNode.row()
        let second = StackNode.row()
        first.setChildren([leaf])
        second.setChildren([leaf])
        #expect(leaf.parent === second)
        #expect(first.children.isEmpty)
        second.setChildren([])
        #expect(leaf.parent == nil)
    }

    @Test func `a child outlives its parent`() {
        let leaf = LeafNode(size: CGSize(width: 1, height: 1))
        var parent: StackNode? = StackNode.row()
        weak let weakParent = parent
        parent?.setChildren([leaf])
        parent = nil
        #expect(weakParent == nil)
        #expect(leaf.parent == nil)
        leaf.setNeedsLayout()
    }

    @Test func `children change places without losing their frames' owners`() {
        let row = StackNode.row(spacing: 0)
        let leaves = (1...3).map { LeafNode(size: CGSize(width: CGFloat($0), height: 1)) }
        row.setChildren(leaves)
        row.place(at: .zero, proposal: .unspecified)
        row.setChildren([leaves[2], leaves[0]])
        row.place(at: .zero, proposal: .unspecified)
        #expect(leaves[2].frame.minX == 0)
        #expect(leaves[0].frame.minX == 3)
        #expect(row.frame.width == 4)
        #expect(leaves[1].parent == nil)
    }

    @Test func `a spacer moved to a stack of the other axis grows the other way`() {
        let spacer = SpacerNode()
        let wrapper = PassthroughNode()
        wrapper.setChildren([spacer])
        let row = StackNode.row(spacing: 0)
        row.setChildren([wrapper])
        row.place(at: .zero, proposal: ProposedViewSize(width: 50, height: 60))
        #expect(spacer.frame.size == CGSize(width: 50, height: 0))
        let column = StackNode.column(spacing: 0)
        column.setChildren([wrapper])
        column.place(at: .zero, proposal: ProposedViewSize(width: 50, height: 60))
        #expect(spacer.frame.size == CGSize(width: 0, height: 60))
        column.axis = .horizontal
        column.place(at: .zero, proposal: ProposedViewSize(width: 50, height: 60))
        #expect(spacer.frame.size == CGSize(width: 50, height: 0))
    }

    @Test func `a change during placement waits for the next pass`() {
        final class Meddler: UnaryNode {
            var other: LeafNode?
            override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
                other?.size.width = 99
                super.placeChildren(in: size, proposal: proposal)
            }
        }
        let meddler = Meddler()
        meddler.setChildren([LeafNode(size: CGSize(width: 1, height: 1))])
        let victim = LeafNode(size: CGSize(width: 1, height: 1))
        let row = StackNode.row(spacing: 0)
        row.setChildren([victim, meddler])
        row.place(at: .zero, proposal: .unspecified)
        meddler.other = victim
        meddler.setNeedsPlacement()
        row.place(at: .zero, proposal: .unspecified)
        #expect(row.needsLayout)
        row.place(at: .zero, proposal: .unspecified)
        #expect(row.frame.width == 100)
        #expect(meddler.frame.minX == 99)
    }

    @Test func `a new guide closure invalidates only if it answers otherwise`() {
        let leaf = LeafNode(size: CGSize(width: 10, height: 10))
        let guide = AlignmentGuideNode(key: VerticalAlignment.top.key) { _ in 3 }
        guide.setChildren([leaf])
        let row = StackNode.row(alignment: .top)
        row.setChildren([guide, LeafNode(size: CGSize(width: 10, height: 10))])
        row.place(at: .zero, proposal: .unspecified)
        guide.compute = { _ in 1 + 2 }
        #expect(!row.needsLayout)
        guide.compute = { _ in 4 }
        #expect(row.needsLayout)
        row.place(at: .zero, proposal: .unspecified)
        #expect(row.children[1].frame.minY == 4)
    }
}
