import Foundation

/// A container that sizes itself and places its subviews by rules of one's own.
///
/// The runtime calls it on the main actor. Proposals and sizes are in points; an open dimension
/// asks for the ideal length, zero for the minimum, infinity for the maximum.
///
/// Source: Apple's reference for `Layout`.
public protocol Layout {
    /// What the runtime may assume about the layout.
    static var layoutProperties: LayoutProperties { get }

    /// Results kept between calls.
    associatedtype Cache = Void

    /// The subviews as the layout sees them.
    typealias Subviews = LayoutSubviews

    /// Makes the cache; called when the layout first meets its subviews.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date after the layout or its subviews changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The spacing the container prefers around itself.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The container's size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
        -> CGSize

    /// Places every subview; one that isn't placed is centred.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The position of a horizontal guide, or `nil` to merge those of the subviews.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// The position of a vertical guide, or `nil` to merge those of the subviews.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// No assumptions.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The union of the subviews' preferences.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var result = subviews.first?.spacing else { return ViewSpacing() }
        for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
        return result
    }

    /// Leaves the guide to the subviews.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }

    /// Leaves the guide to the subviews.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
    /// Makes nothing.
    public func makeCache(subviews: Subviews) {}
}

/// What the runtime may assume about a layout.
public struct LayoutProperties: Sendable {
    /// The axis along which spacers and dividers inside take their direction.
    public var stackOrientation: Axis?

    /// Makes properties without assumptions.
    public init() {}
}

/// A value a view can give to the layout around it.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value

    /// What holds for views that set nothing.
    static var defaultValue: Value { get }
}
