import Foundation

/// The stack algorithm over a custom layout's subviews.
struct LinearRules: Sendable {
    var axis: Axis
    var spacing: CGFloat?
    var alignment: AlignmentKey

    @MainActor
    private func layout(_ subviews: LayoutSubviews) -> StackLayout {
        StackLayout(
            axis: axis, spacing: spacing, alignment: alignment, children: Array(subviews.nodes))
    }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        MainActor.assumeIsolated { layout(subviews).solve(proposal).size }
    }

    func place(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, in bounds: CGRect) {
        let items = MainActor.assumeIsolated {
            let layout = layout(subviews)
            return layout.settle(layout.solve(proposal)).items
        }
        for (subview, item) in zip(subviews, items) {
            let point = CGPoint(
                x: bounds.minX + item.origin.x, y: bounds.minY + item.origin.y)
            subview.place(at: point, proposal: item.proposal)
        }
    }
}
