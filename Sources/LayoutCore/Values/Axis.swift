import Foundation

/// The horizontal or vertical dimension.
@frozen
public enum Axis: Int8, CaseIterable, Sendable {
    /// Left to right.
    case horizontal
    /// Top to bottom.
    case vertical

    /// A set of axes.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit per axis.
        public let rawValue: Int8

        /// Makes a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The horizontal axis alone.
        public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
        /// The vertical axis alone.
        public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)

        /// Whether the set has this axis.
        package func includes(_ axis: Axis) -> Bool {
            contains(axis == .horizontal ? Set.horizontal : Set.vertical)
        }
    }

    /// The other axis.
    @inlinable
    package var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    /// The case's name.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension CGSize {
    /// The length along an axis.
    @inlinable
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    /// The coordinate along an axis.
    @inlinable
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
