import Foundation

/// A side of a rectangle on the vertical axis.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The upper side.
    case top
    /// The lower side.
    case bottom

    /// A set of vertical edges.
    @frozen
    public struct Set: OptionSet, Sendable {
        /// One bit per edge.
        public let rawValue: Int8
        /// Makes a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Makes a set of one edge.
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        /// The top edge alone.
        public static let top = Set(.top)
        /// The bottom edge alone.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}
