import Foundation
import LayoutCore
import Testing

@MainActor
@Suite struct LayoutFixtureTests {
    /// Cases we can't satisfy because they contradict others, each with its reason.
    static let knownDifferences: [String: String] = [:]

    @Test(arguments: LayoutCase.load("layout_cases"))
    func `published cases come out as published`(layoutCase: LayoutCase) throws {
        try check(layoutCase)
    }

    nonisolated static let ownFiles = [
        "stack_cases", "frame_cases", "modifier_cases", "alignment_cases", "container_cases",
        "grid_cases",
    ]

    @Test(arguments: ownFiles.flatMap { LayoutCase.load($0) })
    func `derived cases come out by their rule`(layoutCase: LayoutCase) throws {
        try check(layoutCase)
    }

    @Test(arguments: (["layout_cases"] + ownFiles).flatMap { LayoutCase.load($0) })
    func `other proposals and invalidation in between change nothing`(layoutCase: LayoutCase)
        throws
    {
        let runner = try CaseRunner(layoutCase)
        let proposal = runner.root.placedProposal
        let first = runner.root.dump()
        withEvery([(3, 5), (nil, nil), (333, 77), (0, 0)]) { (other: (CGFloat?, CGFloat?)) in
            runner.root.place(
                at: .zero, proposal: ProposedViewSize(width: other.0, height: other.1))
        }
        runner.root.place(at: .zero, proposal: proposal)
        #expect(runner.root.dump() == first)

        invalidateAll(runner.root)
        runner.root.place(at: .zero, proposal: proposal)
        #expect(runner.root.dump() == first)
    }

    private func invalidateAll(_ node: LayoutNode) {
        node.setNeedsLayout()
        for child in node.children { invalidateAll(child) }
    }

    @Test func `a wrong expectation is reported with both trees`() throws {
        let json = """
            {"id": "wrong", "tree": {"view": "Fixed", "w": 10, "h": 20}, "proposal": [50, 50],
             "expected": [["/", 0, 0, 10, 21]], "source": "none"}
            """
        let wrong = try JSONDecoder().decode(LayoutCase.self, from: Data(json.utf8))
        let report = try #require(try CaseRunner(wrong).difference())
        #expect(report.contains("expected (0, 0) 10 x 21  actual (0, 0) 10 x 20"))
        #expect(report.contains("LeafNode (0, 0) 10 x 20"))
    }

    @Test func `derived cases name their rule and have ids of their own`() {
        let own = Self.ownFiles.flatMap { LayoutCase.load($0) }
        let ids = (own + LayoutCase.load("layout_cases")).map(\.id)
        #expect(own.count >= 150)
        #expect(Set(ids).count == ids.count)
        #expect(own.allSatisfy { !$0.source.isEmpty && !$0.expected.isEmpty })
    }

    @Test func `every published case runs and ids are unique`() {
        let ids = LayoutCase.load("layout_cases").map(\.id)
        #expect(ids.count == 154)
        #expect(Set(ids).count == ids.count)
        #expect(Set(Self.knownDifferences.keys).isSubset(of: ids))
    }

    private func check(_ layoutCase: LayoutCase) throws {
        let difference = try CaseRunner(layoutCase).difference()
        if let reason = Self.knownDifferences[layoutCase.id] {
            #expect(
                difference != nil,
                "\(layoutCase.id) passes now; remove it from the table (\(reason))")
        } else if let difference {
            Issue.record("\(difference)")
        }
    }
}
