import Foundation

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
