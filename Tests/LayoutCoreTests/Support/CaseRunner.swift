import Foundation
import LayoutCore
import Testing

/// Lays a case out and compares rectangles.
@MainActor
struct CaseRunner {
    let layoutCase: LayoutCase
    let view: BuiltView
    let root: LayoutNode

    init(_ layoutCase: LayoutCase) throws {
        self.layoutCase = layoutCase
        view = try TreeBuilder.build(layoutCase.tree)
        let outermost = try #require(view.stages.last)
        if let host = layoutCase.host {
            root = FrameNode(width: host[0], height: host[1])
            root.setChildren([outermost])
            root.place(at: .zero, proposal: ProposedViewSize(width: host[0], height: host[1]))
        } else {
            let proposal = try #require(layoutCase.proposal)
            root = outermost
            root.place(
                at: .zero,
                proposal: ProposedViewSize(
                    width: proposal[0].map { CGFloat($0) },
                    height: proposal[1].map { CGFloat($0) }))
        }
    }

    /// Both trees if any rectangle is off, else `nil`.
    func difference() throws -> String? {
        var lines: [String] = []
        var isEqual = true
        for row in layoutCase.expected {
            let actual = try TreeBuilder.node(at: row.path, in: view).frame(in: nil)
            let matches = isClose(actual, row.rect)
            isEqual = isEqual && matches
            let mark = matches ? " " : "≠"
            lines.append(
                "\(mark) \(row.path)  expected \(LayoutNode.describe(row.rect))"
                    + "  actual \(LayoutNode.describe(actual))")
        }
        if isEqual { return nil }
        return "\(layoutCase.id)\n\(lines.joined(separator: "\n"))\nwhole tree:\n\(root.dump())"
            + "\nsource: \(layoutCase.source)"
    }

    private func isClose(_ left: CGRect, _ right: CGRect) -> Bool {
        let tolerance = CGFloat(layoutCase.tolerance ?? 0.01)
        let pairs = [
            (left.minX, right.minX), (left.minY, right.minY),
            (left.width, right.width), (left.height, right.height),
        ]
        return pairs.allSatisfy { abs($0.0 - $0.1) <= tolerance }
    }
}
