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
