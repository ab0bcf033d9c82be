import Foundation
import LayoutCore

/// The box of one item of a lazy container: a row, a cell, a section's header.
@MainActor
class RowBox: LayoutNode {
    let item: LazyItem
    private(set) var contents: [LayoutNode] = []
    /// The axis along which items follow one another.
    var axis: Axis { .vertical }
    /// Where content stands that is smaller than its place.
    var alignment = Alignment.center { didSet { if alignment != oldValue { setNeedsLayout() } } }
    /// Whether the box stays while it is out of sight, such as for the keyboard's focus.
    var isKept = false
    /// Whether a person holds it, over the others.
    var isLifted = false { didSet { if isLifted != oldValue { liftDidChange() } } }

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

    /// The row was taken or put down.
    func liftDidChange() {}

    /// Puts contents and decorations in drawing order.
    func updateChildren() { setChildren(contents) }

    /// Room around the contents.
    var insets: EdgeInsets { EdgeInsets() }
    /// The least length along the axis.
    var minimumLength: CGFloat { 0 }
    /// Points by which the contents are drawn away from their place.
    var contentShift: CGFloat { 0 }

    private var insetSize: CGSize {
        CGSize(
            width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
    }

    private func contentProposal(_ across: CGFloat?) -> ProposedViewSize {
        let side = axis.perpendicular
        return ProposedViewSize(
            along: nil, across: across.map { max($0 - insetSize[side], 0) }, axis: axis)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let side = axis.perpendicular
        var size = CGSize.zero
        guard !contents.isEmpty else {
            size[side] = proposal[side] ?? 0
            size[axis] = proposal[axis] ?? 0
            return size
        }
        let inner = contentProposal(proposal[side])
        for content in contents {
            let one = content.sizeThatFits(inner)
            size[side] = max(size[side], one[side])
            size[axis] += one[axis]
        }
        size[side] = proposal[side] ?? size[side] + insetSize[side]
        size[axis] = proposal[axis] ?? max(size[axis] + insetSize[axis], minimumLength)
        return size
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let side = axis.perpendicular
        let inner = contentProposal(size[side])
        let sizes = contents.map { $0.sizeThatFits(inner) }
        var room = CGSize(
            width: size.width - insetSize.width, height: size.height - insetSize.height)
        let alignment = alignment.withoutBaselines
        let length = sizes.reduce(0) { $0 + $1[axis] }
        let slack = room[axis] - length
        var position = slack * alignment.fraction(along: axis)
        for (content, contentSize) in zip(contents, sizes) {
            room[axis] = contentSize[axis]
            let guide = content.alignmentPoint(of: alignment, in: contentSize, proposal: inner)
            var point = CGPoint.zero
            point[side] = room[side] * alignment.fraction(along: side) - guide[side]
            point[axis] = position
            content.place(
                at: CGPoint(
                    x: insets.leading + point.x + contentShift, y: insets.top + point.y),
                proposal: inner)
            position += contentSize[axis]
        }
    }
}

/// An item of a row or a horizontal grid.
@MainActor
final class HorizontalRowBox: RowBox {
    override var axis: Axis { .horizontal }
}

extension Alignment {
    // One content has nothing to share a baseline with.
    fileprivate var withoutBaselines: Alignment {
        switch vertical {
        case .firstTextBaseline: Alignment(horizontal: horizontal, vertical: .top)
        case .lastTextBaseline: Alignment(horizontal: horizontal, vertical: .bottom)
        default: self
        }
    }

    /// Where along an axis it lies, from 0 to 1; guides of an app's own count as the middle.
    fileprivate func fraction(along axis: Axis) -> CGFloat {
        if axis == .horizontal {
            return horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        }
        return vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
    }
}
