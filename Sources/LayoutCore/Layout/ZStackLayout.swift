import Foundation

/// The rules of a stack towards the viewer as a layout value.
public struct ZStackLayout: Layout, Equatable, Sendable {
    /// The guides lined up.
    public var alignment: Alignment

    /// Makes the rules from two guides.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The union of the subviews of the highest priority.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        MainActor.assumeIsolated {
            DepthLayout(alignment: alignment, children: Array(subviews.nodes))
                .union(proposal).size
        }
    }

    /// Places all subviews on top of one another.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
    ) {
        let inner = ProposedViewSize(bounds.size)
        let origins = MainActor.assumeIsolated {
            let layout = DepthLayout(alignment: alignment, children: Array(subviews.nodes))
            let anchor = layout.union(proposal).anchor
            return layout.children.map { layout.origin(of: $0, proposal: inner, anchor: anchor) }
        }
        for (subview, origin) in zip(subviews, origins) {
            let point = CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y)
            subview.place(at: point, proposal: inner)
        }
    }
}
