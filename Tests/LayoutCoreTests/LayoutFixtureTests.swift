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
