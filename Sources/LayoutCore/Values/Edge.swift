import Foundation

/// A side of a rectangle, leading and trailing following the reading direction.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
    /// The upper side.
    case top
    /// The side where reading starts.
    case leading
    /// The lower side.
    case bottom
    /// The side where reading ends.
    case trailing

    /// A set of edges.
    @frozen
    public struct Set: OptionSet, Sendable {
        /// One bit per edge.
        public let rawValue: Int8

        /// Makes a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Makes a set of one edge.
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The top edge alone.
        public static let top = Set(.top)
        /// The leading edge alone.
        public static let leading = Set(.leading)
        /// The bottom edge alone.
        public static let bottom = Set(.bottom)
        /// The trailing edge alone.
        public static let trailing = Set(.trailing)
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]

        /// Whether the set has this edge.
        package func includes(_ edge: Edge) -> Bool { contains(Set(edge)) }
    }
}
