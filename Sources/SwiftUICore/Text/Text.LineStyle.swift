import Foundation

extension Text {
    /// A line through or under text.
    public struct LineStyle: Hashable, Sendable {
        /// The line's pattern; all are drawn solid here.
        public struct Pattern: Hashable, Sendable {
            private let kind: Int
            public static let solid = Pattern(kind: 0)
            public static let dot = Pattern(kind: 1)
            public static let dash = Pattern(kind: 2)
            public static let dashDot = Pattern(kind: 3)
            public static let dashDotDot = Pattern(kind: 4)
        }
        public static let single = LineStyle()
        let color: Color?
        public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }
    }
}
