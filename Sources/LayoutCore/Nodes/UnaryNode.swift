import Foundation

/// A modifier's node: one child, whose traits and guides show through.
///
/// As it stands it changes nothing. Without a child it is zero by zero.
open class UnaryNode: LayoutNode {
    /// The first child; more than one is not expected.
    public final var child: LayoutNode? { children.first }

    /// What the child is offered.
    open func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    /// The node's own size around its child's.
    open func size(around childSize: CGSize, proposal: ProposedViewSize) -> CGSize { childSize }

    /// The child's origin in this node.
    open func childOrigin(
        _ child: LayoutNode, proposal childProposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint { .zero }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let child else { return .zero }
        let childSize = child.sizeThatFits(childProposal(for: proposal))
        return size(around: childSize, proposal: proposal)
    }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let child else { return }
        let inner = childProposal(for: proposal)
        child.place(at: childOrigin(child, proposal: inner, in: size), proposal: inner)
    }

    open override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let child else { return nil }
        let inner = childProposal(for: proposal)
        let childSize = child.sizeThatFits(inner)
        guard let value = child.explicitValue(of: key, in: childSize, proposal: inner) else {
            return nil
        }
        return value + childOrigin(child, proposal: inner, in: size)[key.axis]
    }

    open override var ownExplicitGuides: ExplicitGuides { [] }
    open override var childStackAxis: Axis? { stackAxis }
    open override var traitSource: LayoutNode? { children.first }
    open override var isSpacer: Bool { child?.isSpacer ?? false }
    open override var spacingPreference: SpacingPreference { child?.spacingPreference ?? .plain }
}

/// A modifier without effect on layout, such as an opacity.
open class PassthroughNode: UnaryNode {}
