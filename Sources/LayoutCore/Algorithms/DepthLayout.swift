import Foundation

/// Lines children up on top of one another.
///
/// The size is the union of the children of the highest layout priority.
///
/// Source: zstack_size_comes_from_the_highest_priority_children_only and
/// a_badge_shifted_by_guides_enlarges_a_zstack.
@MainActor
struct DepthLayout {
    let alignment: Alignment
    let children: [LayoutNode]

    /// The size, and where in it the guides meet.
    func union(_ proposal: ProposedViewSize) -> (size: CGSize, anchor: CGPoint) {
        guard let top = children.map(\.priority).max() else { return (.zero, .zero) }
        var width = Extent()
        var height = Extent()
        for child in children where child.priority == top {
            let size = child.sizeThatFits(proposal)
            let point = child.alignmentPoint(of: alignment, in: size, proposal: proposal)
            width.add(guide: point.x, length: size.width)
            height.add(guide: point.y, length: size.height)
        }
        return (
            CGSize(width: width.length, height: height.length),
            CGPoint(x: width.before, y: height.before)
        )
    }

    /// Where a child goes so that its guides meet at the anchor.
    func origin(of child: LayoutNode, proposal: ProposedViewSize, anchor: CGPoint) -> CGPoint {
        let size = child.sizeThatFits(proposal)
        let point = child.alignmentPoint(of: alignment, in: size, proposal: proposal)
        return CGPoint(x: anchor.x - point.x, y: anchor.y - point.y)
    }

    /// How far members reach to both sides of the guide they share.
    private struct Extent {
        private(set) var before = -CGFloat.infinity
        private var after = -CGFloat.infinity
        private var isUnbounded = false

        var length: CGFloat { isUnbounded ? .infinity : before + after }

        mutating func add(guide: CGFloat, length: CGFloat) {
            if length == .infinity { isUnbounded = true }
            before = max(before, guide)
            after = max(after, length - guide)
        }
    }
}
