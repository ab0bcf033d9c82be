import Foundation
import LayoutCore
import Testing

@MainActor
@Suite struct FramePropertyTests {
    private static let bounds: [CGFloat?] = [nil, 0, 20, 50, .infinity]
    private static let proposals: [CGFloat?] = [nil, 0, 25, 60, 200]
    private static let lengths: [CGFloat] = [0, 30, 100]

    /// Every flexible frame around every child in every proposal.
    private func withEveryFrame(
        _ body: (FlexibleLength, _ child: CGFloat?, _ proposal: CGFloat?, FlexibleFrameNode) -> Void
    ) {
        withEvery(Self.bounds) { least in
            withEvery(Self.bounds.filter { $0 != .infinity }) { ideal in
                withEvery(Self.bounds) { most in
                    withEvery([nil] + Self.lengths) { child in
                        withEvery(Self.proposals) { proposal in
                            guard least != .infinity else { return }
                            let bounds = FlexibleLength(min: least, ideal: ideal, max: most)
                            let node = FlexibleFrameNode(width: bounds)
                            node.setChildren([makeChild(child)])
                            node.place(
                                at: .zero, proposal: ProposedViewSize(width: proposal, height: 10))
                            body(bounds, child, proposal, node)
                        }
                    }
                }
            }
        }
    }

    private func makeChild(_ width: CGFloat?) -> LayoutNode {
        guard let width else { return ColorNode() }
        return LeafNode(size: CGSize(width: width, height: 10))
    }

    @Test func `a flexible frame stays within its bounds`() {
        withEveryFrame { bounds, child, proposal, node in
            let label = "\(bounds), child \(child ?? -1), proposal \(proposal ?? -1)"
            if let least = bounds.min { #expect(node.frame.width >= least, "\(label)") }
            if let most = bounds.max { #expect(node.frame.width <= most, "\(label)") }
        }
    }

    @Test func `a frame with both bounds takes the clamped proposal`() {
        withEveryFrame { bounds, _, proposal, node in
            guard let least = bounds.min, let most = bounds.max, let proposal else { return }
            #expect(node.frame.width == min(most, max(least, proposal)))
        }
    }

    @Test func `a frame without bounds is its child for a given proposal`() {
        withEveryFrame { bounds, child, proposal, node in
            guard bounds.min == nil, bounds.max == nil, let proposal else { return }
            #expect(node.frame.width == child ?? proposal)
        }
    }

    @Test func `bounds out of order are raised`() {
        withEvery([-10, 0, 30, 60] as [CGFloat]) { least in
            withEvery([-10, 0, 30, 60] as [CGFloat]) { ideal in
                withEvery([-10, 0, 30, 60] as [CGFloat]) { most in
                    let bounds = FlexibleLength(min: least, ideal: ideal, max: most)
                    let raised = [bounds.min, bounds.ideal, bounds.max].compactMap { $0 }
                    #expect(raised.count == 3)
                    #expect(raised == raised.sorted())
                    #expect(raised.first == max(0, least))
                }
            }
        }
    }

    @Test func `children of every alignment lie on the frame's edges or middle`() {
        let columns: [(HorizontalAlignment, CGFloat)] = [
            (.leading, 0), (.center, 35), (.trailing, 70),
        ]
        let rows: [(VerticalAlignment, CGFloat)] = [(.top, 0), (.center, 20), (.bottom, 40)]
        withEvery(columns) { column in
            withEvery(rows) { row in
                let frame = FrameNode(
                    width: 100, height: 50,
                    alignment: Alignment(horizontal: column.0, vertical: row.0))
                frame.setChildren([LeafNode(size: CGSize(width: 30, height: 10))])
                frame.place(at: .zero, proposal: .unspecified)
                #expect(frame.children[0].frame.origin == CGPoint(x: column.1, y: row.1))
            }
        }
    }
}
