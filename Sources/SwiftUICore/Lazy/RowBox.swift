import Foundation
import LayoutCore

/// The box of one item of a lazy column.
@MainActor
class RowBox: LayoutNode {
    let item: LazyItem
    private(set) var contents: [LayoutNode] = []
    /// Where content narrower than the column stands.
    var alignment = HorizontalAlignment.center

    init(_ item: LazyItem) {
        self.item = item
        super.init()
        syncContents()
    }

    /// Takes the item's boxes as they are now.
    final func syncContents() {
        var nodes: [LayoutNode] = []
        item.node.collectLayoutNodes(into: &nodes)
        guard !isIdentical(nodes, contents) || children.isEmpty else { return }
        contents = nodes
        updateChildren()
    }

    /// Puts contents and decorations in drawing order.
    func updateChildren() { setChildren(contents) }

    /// Room around the contents.
    var insets: EdgeInsets { EdgeInsets() }
    var minimumHeight: CGFloat { 0 }

    private func contentProposal(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max($0 - insets.leading - insets.trailing, 0) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard !contents.isEmpty else { return CGSize(width: proposal.width ?? 0, height: 0) }
        let inner = contentProposal(proposal.width)
        var width: CGFloat = 0
        var height: CGFloat = 0
        for content in contents {
            let size = content.sizeThatFits(inner)
            width = max(width, size.width)
            height += size.height
        }
        return CGSize(
            width: proposal.width ?? width + insets.leading + insets.trailing,
            height: max(height + insets.top + insets.bottom, minimumHeight))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let inner = contentProposal(size.width)
        let sizes = contents.map { $0.sizeThatFits(inner) }
        let room = size.height - insets.top - insets.bottom
        var y = insets.top + (room - sizes.reduce(0) { $0 + $1.height }) / 2
        for (content, contentSize) in zip(contents, sizes) {
            let width = size.width - insets.leading - insets.trailing
            let slack = width - contentSize.width
            let shift =
                alignment == .leading ? 0 : alignment == .trailing ? slack : slack / 2
            content.place(at: CGPoint(x: insets.leading + shift, y: y), proposal: inner)
            y += contentSize.height
        }
    }
}
