import Foundation

/// A custom layout's subviews, in declaration order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    /// One subview.
    public typealias Element = LayoutSubview
    /// Positions from zero.
    public typealias Index = Int
    /// A part of the subviews.
    public typealias SubSequence = LayoutSubviews

    /// The reading direction around the container.
    public var layoutDirection: LayoutDirection
    let nodes: ArraySlice<LayoutNode>

    init(nodes: ArraySlice<LayoutNode>, layoutDirection: LayoutDirection) {
        self.nodes = nodes
        self.layoutDirection = layoutDirection
    }

    /// The first index.
    public var startIndex: Int { nodes.startIndex }
    /// One past the last index.
    public var endIndex: Int { nodes.endIndex }

    /// The subview at an index.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }

    /// The subviews in a range.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(nodes: nodes[bounds], layoutDirection: layoutDirection)
    }

    /// The subviews from an index to the last. Without it, the open range would count as indices.
    public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
        self[bounds.lowerBound..<endIndex]
    }

    /// The subviews at some indices.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(
            nodes: ArraySlice(indices.map { nodes[$0] }), layoutDirection: layoutDirection)
    }

    /// Compares subviews by identity.
    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.layoutDirection == right.layoutDirection
            && left.nodes.elementsEqual(right.nodes, by: ===)
    }
}

/// One subview of a custom layout: a stand-in that measures and places.
///
/// Use it on the main actor only; anything else traps.
public struct LayoutSubview: Equatable, Sendable {
    let node: LayoutNode

    /// The value the view gave for a key, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let id = ObjectIdentifier(key)
        return onMain { $0.storedLayoutValue(id) } as? K.Value ?? K.defaultValue
    }

    /// The view's layout priority.
    public var priority: Double { onMain { $0.priority } }

    /// The view's preferred spacing.
    public var spacing: ViewSpacing { onMain { $0.viewSpacing } }

    /// The size the view takes for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        onMain { $0.sizeThatFits(proposal) }
    }

    /// Size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        onMain { $0.dimensions(in: proposal) }
    }

    /// Puts a point of the view at a point of the container's coordinates.
    ///
    /// - Parameter anchor: Which point of the view, as fractions of its size.
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        onMain { node in
            guard let placer = node.parent as? any SubviewPlacing else { return }
            let size = node.sizeThatFits(proposal)
            let origin = CGPoint(
                x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
            placer.note(node, at: origin, proposal: proposal)
        }
    }

    /// Compares by identity.
    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
        left.node === right.node
    }

    private func onMain<Result>(_ body: @MainActor (LayoutNode) -> Result) -> Result {
        // The result may not be sendable, but it never leaves the main actor.
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated { result = body(node) }
        guard let result else { preconditionFailure("A subview was used off the main actor.") }
        return result
    }
}

/// A node that collects the places its custom layout gives to subviews.
@MainActor
protocol SubviewPlacing: LayoutNode {
    func note(_ node: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize)
}
