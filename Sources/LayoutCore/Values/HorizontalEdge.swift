import Foundation

/// A side of a rectangle on the horizontal axis.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The side where reading starts.
    case leading
    /// The side where reading ends.
    case trailing

    /// A set of horizontal edges.
    @frozen
    public struct Set: OptionSet, Sendable {
        /// One bit per edge.
        public let rawValue: Int8
        /// Makes a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Makes a set of one edge.
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        /// The leading edge alone.
        public static let leading = Set(.leading)
        /// The trailing edge alone.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}
