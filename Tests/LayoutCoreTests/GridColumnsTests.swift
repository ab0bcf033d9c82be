import Foundation
import LayoutCore
import Testing

@Suite struct GridColumnsTests {
    private func widths(_ items: [GridColumns.Sizing], in length: CGFloat?) -> [CGFloat] {
        GridColumns.resolve(items.map { GridColumns.Item($0, spacing: 10) }, in: length)
            .map(\.width)
    }

    @Test func `columns and gaps add up whatever the definitions`() {
        let kinds: [GridColumns.Sizing] = [
            .fixed(40), .flexible(), .flexible(minimum: 30, maximum: 60), .adaptive(minimum: 25),
        ]
        withEvery(kinds) { first in
            withEvery(kinds) { second in
                withEvery([0, 50, 101, 400] as [CGFloat]) { length in
                    let items = [first, second].map { GridColumns.Item($0, spacing: 10) }
                    let columns = GridColumns.resolve(items, in: length)
                    for (left, right) in zip(columns, columns.dropFirst()) {
                        #expect(abs(right.offset - left.offset - left.width - 10) < 1e-9)
                    }
                    #expect(columns.allSatisfy { $0.width >= 0 })
                    #expect(Set(columns.map(\.item)) == [0, 1])
                }
            }
        }
    }

    @Test func `a grid that must be wider resolves anew for that width`() {
        // 100: 45 offered to the first, which takes 80; the second is left with 10. Total 100.
        #expect(widths([.flexible(minimum: 80), .flexible()], in: 100) == [80, 10])
        // 60: 25 offered, 80 taken, 10 at least: 100 in all, and anew for 100.
        #expect(widths([.flexible(minimum: 80), .flexible()], in: 60) == [80, 10])
        // 50: 20 each offered: 20 and 60, 90 in all; anew for 90: 40 offered and taken, then 60.
        #expect(widths([.flexible(), .flexible(minimum: 60)], in: 50) == [40, 60])
    }

    @Test func `an open length resolves to minimums`() {
        #expect(widths([.flexible(), .adaptive(minimum: 30)], in: nil) == [10, 30])
    }

    @Test func `no definitions give no columns`() {
        #expect(widths([], in: 100).isEmpty)
        #expect(GridColumns.extent([]) == 0)
    }
}
