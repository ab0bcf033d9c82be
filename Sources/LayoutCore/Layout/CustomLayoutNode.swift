import Foundation

/// Runs a custom layout over its children.
open class CustomLayoutNode<L: Layout>: LayoutNode, SubviewPlacing {
    /// The layout. A value that can't be compared, or differs, invalidates.
    public final var layout: L {
        didSet { if !isEqual(layout, oldValue) { layoutDidChange() } }
    }

    /// The reading direction the layout is told.
    public final var layoutDirection: LayoutDirection = .leftToRight {
        didSet { if layoutDirection != oldValue { setNeedsLayout() } }
    }

    private final var cache: L.Cache?
    private final var cacheIsStale = false
    private final var places: [ObjectIdentifier: Place] = [:]

    private struct Place {
        var origin: CGPoint
        var proposal: ProposedViewSize
    }

    /// Makes a node for a layout.
    public init(layout: L) {
        self.layout = layout
        super.init()
    }

    open override func directionDidChange() {
        layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }

    open override var childStackAxis: Axis? {
        (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    }

    open override var ownExplicitGuides: ExplicitGuides { .all }
    open override func sizeDidInvalidate() { cacheIsStale = true }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout, subviews, cache in
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    open override var viewSpacing: ViewSpacing {
        withCache { layout, subviews, cache in
            layout.spacing(subviews: subviews, cache: &cache)
        }
    }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        runPlacement(in: CGRect(origin: .zero, size: size), proposal: proposal)
        for child in children {
            let place = place(of: child, in: size)
            child.place(at: place.origin, proposal: place.proposal)
        }
        places.removeAll(keepingCapacity: true)
    }

    open override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        let own = withCache { layout, subviews, cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: proposal,
                    subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: proposal,
                    subviews: subviews, cache: &cache)
        }
        return own ?? mergedAlignment(key, in: bounds, proposal: proposal)
    }

    private final func mergedAlignment(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize
    ) -> CGFloat? {
        let family = ExplicitGuides(key)
        guard children.contains(where: { $0.explicitGuides.contains(family) }) else { return nil }
        runPlacement(in: bounds, proposal: proposal)
        var merge = AlignmentMerge(key)
        for child in children {
            let place = place(of: child, in: bounds.size)
            let size = child.sizeThatFits(place.proposal)
            if let value = child.explicitValue(of: key, in: size, proposal: place.proposal) {
                merge.add(value + place.origin[key.axis])
            }
        }
        places.removeAll(keepingCapacity: true)
        return merge.result
    }

    private final func runPlacement(in bounds: CGRect, proposal: ProposedViewSize) {
        places.removeAll(keepingCapacity: true)
        withCache { layout, subviews, cache in
            layout.placeSubviews(
                in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    private final func place(of child: LayoutNode, in size: CGSize) -> Place {
        if let place = places[ObjectIdentifier(child)] { return place }
        let proposal = ProposedViewSize(size)
        let childSize = child.sizeThatFits(proposal)
        let origin = CGPoint(
            x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2)
        return Place(origin: origin, proposal: proposal)
    }

    func note(_ node: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize) {
        places[ObjectIdentifier(node)] = Place(origin: origin, proposal: proposal)
    }

    private final func withCache<Result>(
        _ body: (L, LayoutSubviews, inout L.Cache) -> Result
    ) -> Result {
        let subviews = LayoutSubviews(nodes: children[...], layoutDirection: layoutDirection)
        // Moved out while in use, so that a layout asking itself doesn't break exclusivity.
        var working = cache ?? layout.makeCache(subviews: subviews)
        if cache != nil && cacheIsStale { layout.updateCache(&working, subviews: subviews) }
        cacheIsStale = false
        let result = body(layout, subviews, &working)
        cache = working
        return result
    }

    private final func layoutDidChange() {
        childStackAxisDidChange()
    }

    private final func isEqual(_ new: L, _ old: L) -> Bool {
        func compare<Value: Equatable>(_ new: Value) -> Bool { old as? Value == new }
        if let new = new as? AnyLayout, let old = old as? AnyLayout {
            return new.isKnownEqual(to: old)
        }
        guard let new = new as? any Equatable else { return false }
        return compare(new)
    }
}

extension HorizontalAlignment {
    init(key: AlignmentKey) { self.key = key }
}

extension VerticalAlignment {
    init(key: AlignmentKey) { self.key = key }
}
