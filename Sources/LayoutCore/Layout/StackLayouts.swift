import Foundation

/// The rules of a row as a layout value.
public struct HStackLayout: Layout, Equatable, Sendable {
    /// The guide lined up from top to bottom.
    public var alignment: VerticalAlignment
    /// Points between neighbours, or `nil` for what they prefer.
    public var spacing: CGFloat?

    /// Makes the rules of a row.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Spacers inside grow horizontally.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    /// The row's size.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize { stack.size(proposal, subviews) }

    /// Places the subviews in a row.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
    ) { stack.place(proposal, subviews, in: bounds) }

    private var stack: LinearRules {
        LinearRules(axis: .horizontal, spacing: spacing, alignment: alignment.key)
    }
}

/// The rules of a column as a layout value.
public struct VStackLayout: Layout, Equatable, Sendable {
    /// The guide lined up from left to right.
    public var alignment: HorizontalAlignment
    /// Points between neighbours, or `nil` for what they prefer.
    public var spacing: CGFloat?

    /// Makes the rules of a column.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Spacers inside grow vertically.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    /// The column's size.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize { stack.size(proposal, subviews) }

    /// Places the subviews in a column.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
    ) { stack.place(proposal, subviews, in: bounds) }

    private var stack: LinearRules {
        LinearRules(axis: .vertical, spacing: spacing, alignment: alignment.key)
    }
}

/// The stack algorithm over a custom layout's subviews.
private struct LinearRules: Sendable {
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
