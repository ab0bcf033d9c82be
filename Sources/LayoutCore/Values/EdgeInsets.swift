import Foundation

/// Distances from the four sides of a rectangle, in points; positive goes inward.
@frozen
public struct EdgeInsets: Hashable, Sendable {
    /// Distance from the top.
    public var top: CGFloat
    /// Distance from the leading side.
    public var leading: CGFloat
    /// Distance from the bottom.
    public var bottom: CGFloat
    /// Distance from the trailing side.
    public var trailing: CGFloat

    /// Makes insets side by side.
    @inlinable
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes insets of zero.
    @inlinable
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets {
    /// Makes the same inset on each of some edges and none on the others.
    package init(_ length: CGFloat, edges: Edge.Set = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0)
    }

    /// Leading and trailing together.
    @inlinable
    package var horizontal: CGFloat { leading + trailing }

    /// Top and bottom together.
    @inlinable
    package var vertical: CGFloat { top + bottom }
}
