import Foundation

extension LayoutNode {
    /// The tree with its rectangles, one node per line, indented by depth.
    ///
    /// Rectangles are in the coordinates of this node's parent. Children that are not placed, such
    /// as those a chooser rejected, are left out.
    public final func dump() -> String {
        var lines: [String] = []
        dump(into: &lines, depth: 0, origin: .zero)
        return lines.joined(separator: "\n")
    }

    /// The name a dump shows.
    private final var dumpName: String { String(describing: type(of: self)) }

    private final func dump(into lines: inout [String], depth: Int, origin: CGPoint) {
        let rect = frame.offsetBy(dx: origin.x, dy: origin.y)
        let indent = String(repeating: "  ", count: depth)
        lines.append("\(indent)\(dumpName) \(Self.describe(rect))")
        for child in placedChildren {
            child.dump(into: &lines, depth: depth + 1, origin: rect.origin)
        }
    }

    /// Origin and size, with at most four decimals.
    public static func describe(_ rect: CGRect) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(describe)
        return "(\(numbers[0]), \(numbers[1])) \(numbers[2]) x \(numbers[3])"
    }

    private static func describe(_ length: CGFloat) -> String {
        guard length.isFinite else { return "\(length)" }
        let rounded = (length * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() && abs(rounded) < 1e15
            ? "\(Int(rounded))" : "\(rounded)"
    }

    /// The frame in the coordinates of an ancestor, or of the root's parent if `nil`.
    public final func frame(in ancestor: LayoutNode?) -> CGRect {
        var rect = frame
        var node = parent
        while let current = node, current !== ancestor {
            rect = rect.offsetBy(dx: current.frame.minX, dy: current.frame.minY)
            node = current.parent
        }
        return rect
    }
}
