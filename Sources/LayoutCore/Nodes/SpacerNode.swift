import Foundation

/// Flexible room along the stack around it, or both ways outside a stack.
///
/// Source: Apple's reference for `Spacer`; the default minimum as in
/// a_flexible_view_wins_over_a_spacer_which_keeps_only_its_minimum_of_eight.
open class SpacerNode: LayoutNode {
    /// The minimum length in points where none was given.
    public static let defaultMinLength: CGFloat = 8

    /// The minimum length in points, or `nil` for the default.
    public final var minLength: CGFloat? {
        didSet { if minLength != oldValue { setNeedsLayout() } }
    }

    /// Makes a spacer with a minimum length in points.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
        super.init()
    }

    open override var isSpacer: Bool { true }
    open override var ownExplicitGuides: ExplicitGuides { [] }
    open override var inheritedPriority: Double { stackAxis == nil ? 0 : -.infinity }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let least = max(0, minLength ?? Self.defaultMinLength)
        let width = max(least, proposal.width ?? least)
        let height = max(least, proposal.height ?? least)
        switch stackAxis {
        case .horizontal: return CGSize(width: width, height: 0)
        case .vertical: return CGSize(width: 0, height: height)
        case nil: return CGSize(width: width, height: height)
        }
    }
}
