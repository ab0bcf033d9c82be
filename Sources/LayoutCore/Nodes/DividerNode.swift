import Foundation

/// A line across the stack around it; horizontal outside a stack.
open class DividerNode: LayoutNode {
    /// The line's thickness in points.
    public static let thickness: CGFloat = 1

    open override var ownExplicitGuides: ExplicitGuides { [] }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        stackAxis == .horizontal
            ? CGSize(width: Self.thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: Self.thickness)
    }
}
