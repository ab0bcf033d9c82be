import Foundation

/// A layout without its type, so that a container can change its rules and keep its subviews.
public struct AnyLayout: Layout {
    /// The wrapped layout's cache, made anew when another type of layout comes.
    public struct Cache {
        fileprivate var type: ObjectIdentifier
        fileprivate var value: Any
    }

    private let box: any AnyLayoutBox

    /// Wraps a layout.
    public init<L: Layout>(_ layout: L) {
        box = (layout as? AnyLayout)?.box ?? LayoutBox(layout: layout)
    }

    /// The axis along which spacers inside the wrapped layout take their direction.
    public var stackOrientation: Axis? { box.stackOrientation }

    /// Makes the wrapped layout's cache.
    public func makeCache(subviews: LayoutSubviews) -> Cache { box.makeCache(subviews) }

    /// Updates the wrapped layout's cache.
    public func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {
        box.updateCache(&cache, subviews)
    }

    /// The wrapped layout's spacing.
    public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
        box.spacing(subviews, &cache)
    }

    /// The wrapped layout's size.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) -> CGSize { box.sizeThatFits(proposal, subviews, &cache) }

    /// Places as the wrapped layout does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Cache
    ) { box.placeSubviews(bounds, proposal, subviews, &cache) }

    /// The wrapped layout's guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: LayoutSubviews, cache: inout Cache
    ) -> CGFloat? { box.explicitAlignment(guide, bounds, proposal, subviews, &cache) }

    /// The wrapped layout's guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: LayoutSubviews, cache: inout Cache
    ) -> CGFloat? { box.explicitAlignment(guide, bounds, proposal, subviews, &cache) }

    /// Whether both wrap equal layouts of one type; `false` where that can't be told.
    package func isKnownEqual(to other: AnyLayout) -> Bool { box.isKnownEqual(to: other.box) }
}

private protocol AnyLayoutBox {
    typealias Cache = AnyLayout.Cache
    var stackOrientation: Axis? { get }
    func isKnownEqual(to other: any AnyLayoutBox) -> Bool
    func makeCache(_ subviews: LayoutSubviews) -> Cache
    func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews)
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing
    func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> CGSize
    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache)
    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> CGFloat?
}

private struct LayoutBox<L: Layout>: AnyLayoutBox {
    let layout: L

    var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

    func isKnownEqual(to other: any AnyLayoutBox) -> Bool {
        guard let other = other as? LayoutBox<L>, let mine = layout as? any Equatable else {
            return false
        }
        func compare<Value: Equatable>(_ mine: Value) -> Bool { other.layout as? Value == mine }
        return compare(mine)
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        Cache(type: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
    }

    func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> CGSize {
        with(&cache, subviews) {
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) {
        with(&cache, subviews) {
            layout.placeSubviews(
                in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(
                of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(
                of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    /// Lends the cache out with its own type, made anew if it belongs to another layout.
    private func with<Result>(
        _ cache: inout Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        var value = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
        let result = body(&value)
        cache = Cache(type: ObjectIdentifier(L.self), value: value)
        return result
    }
}
