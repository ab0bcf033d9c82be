import Foundation

/// The columns of a lazy grid, or the rows of a horizontal one.
public enum GridColumns {
    /// How one definition in a list of columns finds its width.
    public enum Sizing: Hashable, Sendable {
        /// One column of this many points.
        case fixed(CGFloat)
        /// One column that takes its share, within bounds in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns of at least the minimum as its share has room for.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// One definition.
    public struct Item: Equatable, Sendable {
        /// How the width is found.
        public var sizing: Sizing
        /// Points to the next column, or `nil` for the default of stacks.
        public var spacing: CGFloat?
        /// Where a cell's content goes, or `nil` for what the grid says.
        public var alignment: Alignment?

        /// Makes a definition.
        public init(_ sizing: Sizing, spacing: CGFloat? = nil, alignment: Alignment? = nil) {
            self.sizing = sizing
            self.spacing = spacing
            self.alignment = alignment
        }
    }

    /// One resolved column.
    public struct Column: Equatable, Sendable {
        /// Points from the grid's leading edge.
        public var offset: CGFloat
        /// Points.
        public var width: CGFloat
        /// The definition it came from.
        public var item: Int

        /// Makes a column; lengths in points.
        package init(offset: CGFloat, width: CGFloat, item: Int) {
            self.offset = offset
            self.width = width
            self.item = item
        }
    }

    /// Finds widths and offsets of all columns; cells have no say.
    ///
    /// Fixed columns and spacings come first. The others take equal shares of what is left in
    /// declaration order, each within its bounds. If the minimums exceed the length, the columns
    /// are resolved anew for the length they came to.
    ///
    /// - Parameters:
    ///   - length: Points; `nil` resolves to the minimums.
    ///   - defaultSpacing: Points where a definition gives none.
    ///
    /// Source: Apple's reference for `GridItem.Size`; the second pass is reported by objc.io.
    public static func resolve(_ items: [Item], in length: CGFloat?, defaultSpacing: CGFloat = 8)
        -> [Column]
    {
        let offered = max(0, length ?? 0)
        let columns = pass(items, in: offered, defaultSpacing: defaultSpacing)
        let total = extent(columns)
        guard total > offered, offered > 0 else { return columns }
        return pass(items, in: total, defaultSpacing: defaultSpacing)
    }

    /// Points from the first column's leading to the last one's trailing edge.
    public static func extent(_ columns: [Column]) -> CGFloat {
        columns.last.map { $0.offset + $0.width } ?? 0
    }

    private static func pass(_ items: [Item], in length: CGFloat, defaultSpacing: CGFloat)
        -> [Column]
    {
        let gaps = items.map { $0.spacing ?? defaultSpacing }
        var left = length - gaps.dropLast().reduce(0, +)
        var waiting = 0
        for item in items {
            if case .fixed(let width) = item.sizing { left -= width } else { waiting += 1 }
        }
        var columns: [Column] = []
        var offset: CGFloat = 0
        for (index, item) in items.enumerated() {
            let share = waiting > 0 ? max(0, left / CGFloat(waiting)) : 0
            let widths = widths(of: item.sizing, share: share, spacing: gaps[index])
            let start = offset
            for width in widths {
                columns.append(Column(offset: offset, width: width, item: index))
                offset += width + gaps[index]
            }
            if case .fixed = item.sizing { continue }
            left -= offset - gaps[index] - start
            waiting -= 1
        }
        return columns
    }

    private static func widths(of sizing: Sizing, share: CGFloat, spacing: CGFloat) -> [CGFloat] {
        switch sizing {
        case .fixed(let width):
            return [max(0, width)]
        case .flexible(let minimum, let maximum):
            return [max(minimum, min(maximum, share))]
        case .adaptive(let minimum, let maximum):
            guard share.isFinite else { return [minimum] }
            let step = max(minimum, 0) + spacing
            // A hair of tolerance: three columns of 60 and two gaps of 10 do fit in 200.
            let count = step > 0 ? max(1, Int((share + spacing) / step + 1e-9)) : 1
            let width = (share - spacing * CGFloat(count - 1)) / CGFloat(count)
            return Array(repeating: max(minimum, min(maximum, width)), count: count)
        }
    }
}
