import Foundation
import LayoutCore
import Testing

@MainActor
@Suite struct StackPropertyTests {
    private static let widths: [CGFloat?] = [0, 5, 37, 100, 1000, nil]
    private static let spacings: [CGFloat] = [0, 7]

    /// Every row of up to three sample children, laid out in every width and spacing.
    private func withEveryRow(
        _ body: (
            _ kinds: [SampleChild], _ row: StackNode, _ width: CGFloat?, _ label: String
        ) -> Void
    ) {
        let kinds = SampleChild.allCases
        var lists: [[SampleChild]] = [[]]
        withEvery(kinds) { first in
            lists.append([first])
            withEvery(kinds) { second in
                lists.append([first, second])
                withEvery(kinds) { third in lists.append([first, second, third]) }
            }
        }
        withEvery(lists) { list in
            withEvery(Self.widths) { width in
                withEvery(Self.spacings) { spacing in
                    let row = makeRow(list, spacing: spacing)
                    row.place(at: .zero, proposal: ProposedViewSize(width: width, height: 50))
                    let names = list.map(\.rawValue).joined(separator: " ")
                    body(list, row, width, "[\(names)] in \(width ?? -1), spacing \(spacing)")
                }
            }
        }
    }

    private func makeRow(_ kinds: [SampleChild], spacing: CGFloat) -> StackNode {
        let row = StackNode.row(spacing: spacing, alignment: .top)
        row.setChildren(kinds.map { $0.makeNode() })
        return row
    }

    private func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-6 }

    @Test func `children and spacing add up to the stack`() {
        withEveryRow { _, row, _, label in
            let gaps = (row.spacing ?? 0) * CGFloat(max(0, row.children.count - 1))
            let sum = row.children.reduce(gaps) { $0 + $1.frame.width }
            #expect(isClose(sum, row.frame.width), "\(label)\n\(row.dump())")
        }
    }

    @Test func `children follow one another without overlap`() {
        withEveryRow { _, row, _, label in
            for (left, right) in zip(row.children, row.children.dropFirst()) {
                let gap = right.frame.minX - left.frame.maxX
                #expect(isClose(gap, row.spacing ?? 0), "\(label)\n\(row.dump())")
            }
        }
    }

    @Test func `no size is negative or infinite`() {
        withEveryRow { _, row, _, label in
            for node in [row] + row.children {
                let lengths = [node.frame.width, node.frame.height]
                #expect(
                    lengths.allSatisfy { $0 >= 0 && $0.isFinite }, "\(label)\n\(row.dump())")
            }
        }
    }

    @Test func `no child goes below its minimum`() {
        withEveryRow { kinds, row, _, label in
            for (kind, child) in zip(kinds, row.children) {
                #expect(child.frame.width >= kind.least - 1e-6, "\(label)\n\(row.dump())")
            }
        }
    }

    @Test func `a row is at least as wide as its minimums together`() {
        withEveryRow { kinds, row, _, label in
            let gaps = (row.spacing ?? 0) * CGFloat(max(0, kinds.count - 1))
            let least = kinds.reduce(gaps) { $0 + $1.least }
            #expect(row.frame.width >= least - 1e-6, "\(label)\n\(row.dump())")
        }
    }

    @Test func `a row that can't even hold its gaps gives everyone the minimum`() {
        withEveryRow { kinds, row, width, label in
            guard let width, kinds.count > 1 else { return }
            let gaps = (row.spacing ?? 0) * CGFloat(kinds.count - 1)
            guard gaps >= width else { return }
            #expect(row.children.map(\.frame.width) == kinds.map(\.least), "\(label)")
        }
    }

    @Test func `a row with an unbounded child fills a width its minimums fit in`() {
        withEveryRow { kinds, row, width, label in
            guard let width, kinds.contains(where: \.isUnbounded) else { return }
            #expect(row.frame.width >= width - 1e-6, "\(label)\n\(row.dump())")
        }
    }

    @Test func `the order of declaration never changes a row without text and ties`() {
        let kinds: [SampleChild] = [.rigid, .filling, .atMostTwenty, .between, .spacer]
        withEvery(kinds) { first in
            withEvery(kinds.filter { $0 != first }) { second in
                withEvery([20, 60, 300] as [CGFloat]) { width in
                    let forward = makeRow([first, second], spacing: 0)
                    let backward = makeRow([second, first], spacing: 0)
                    let proposal = ProposedViewSize(width: width, height: 50)
                    forward.place(at: .zero, proposal: proposal)
                    backward.place(at: .zero, proposal: proposal)
                    #expect(
                        forward.children.map(\.frame.width)
                            == backward.children.map(\.frame.width).reversed(),
                        "\(first) \(second) in \(width)")
                }
            }
        }
    }

    @Test func `earlier questions never change an answer`() {
        withEveryRow { kinds, row, width, label in
            let other = makeRow(kinds, spacing: row.spacing ?? 0)
            withEvery([(nil, nil), (0, 0), (.infinity, .infinity), (61, 3)]) {
                (question: (CGFloat?, CGFloat?)) in
                let proposal = ProposedViewSize(width: question.0, height: question.1)
                _ = other.sizeThatFits(proposal)
                if question.0 != .infinity { other.place(at: .zero, proposal: proposal) }
            }
            other.place(at: .zero, proposal: ProposedViewSize(width: width, height: 50))
            #expect(other.dump() == row.dump(), "\(label)")
        }
    }

    @Test func `a column is a row turned by ninety degrees`() {
        let kinds: [SampleChild] = [.rigid, .filling, .spacer]
        withEvery(kinds) { first in
            withEvery(kinds) { second in
                withEvery([0, 20, 90] as [CGFloat]) { length in
                    let row = StackNode.row(spacing: 3)
                    let column = StackNode.column(spacing: 3)
                    row.setChildren([square(first), square(second)])
                    column.setChildren([square(first), square(second)])
                    row.place(at: .zero, proposal: ProposedViewSize(width: length, height: 40))
                    column.place(at: .zero, proposal: ProposedViewSize(width: 40, height: length))
                    let turned = column.children.map { child in
                        CGRect(
                            x: child.frame.minY, y: child.frame.minX, width: child.frame.height,
                            height: child.frame.width)
                    }
                    #expect(row.children.map(\.frame) == turned, "\(first) \(second) \(length)")
                }
            }
        }
    }

    private func square(_ kind: SampleChild) -> LayoutNode {
        kind == .rigid ? LeafNode(size: CGSize(width: 20, height: 20)) : kind.makeNode()
    }
}
