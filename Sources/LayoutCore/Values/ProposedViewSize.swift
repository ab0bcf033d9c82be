import Foundation

/// The size a parent offers to a child.
///
/// Per dimension, in points: `nil` asks for the ideal length, `0` for the minimum, `.infinity` for
/// the maximum.
///
/// Source: Apple's reference for `ProposedViewSize`.
public struct ProposedViewSize: Equatable, Hashable, Sendable {
    /// The offered width in points, or `nil` for the ideal width.
    public var width: CGFloat?

    /// The offered height in points, or `nil` for the ideal height.
    public var height: CGFloat?

    /// Asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)

    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// Asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Makes a proposal from optional lengths in points.
    @inlinable
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Makes a proposal with both dimensions given.
    @inlinable
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Fills the dimensions that were left open from another size.
    ///
    /// - Parameter size: What stands in for `nil`; ten points each way unless told otherwise.
    @inlinable
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    /// The offered length along an axis.
    @inlinable
    public subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Makes a proposal from lengths along and across an axis.
    @inlinable
    package init(along: CGFloat?, across: CGFloat?, axis: Axis) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: along, height: across)
            : ProposedViewSize(width: across, height: along)
    }
}
