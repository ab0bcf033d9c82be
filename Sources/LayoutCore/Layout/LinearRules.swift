import Foundation

/// The stack algorithm over a custom layout's subviews.
struct LinearRules: Sendable {
    var axis: Axis
    var spacing: CGFloat?
    var alignment: AlignmentKey

    @MainActor
    private func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
        -> StackLayout.Solution
    {
        let layout = StackLayout(
            axis: axis, spacing: spacing, alignment: alignment, children: Array(subviews.nodes))
        return layout.solve(proposal)
    }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        MainActor.assumeIsolated { solve(proposal, subviews).size }
    }

    func place(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, in bounds: CGRect) {
        let items = MainActor.assumeIsolated { solve(proposal, subviews).items }
        for (subview, item) in zip(subviews, items) {
            let point = CGPoint(
                x: bounds.minX + item.origin.x, y: bounds.minY + item.origin.y)
            subview.place(at: point, proposal: item.proposal)
        }
    }
}
