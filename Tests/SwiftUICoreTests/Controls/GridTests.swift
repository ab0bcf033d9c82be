import Foundation
import HeadlessBackend
import LayoutCore
import SwiftUICore
import Testing

/// Grids and choices of layout as seen through views; characters are squares of ten points.
@MainActor
struct GridTests {
    private let ten = Font.system(size: 10)

    @Test func `columns of a grid are as wide as their widest cell`() {
        let window = HeadlessWindow(width: 200, height: 100) {
            Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 5) {
                GridRow {
                    Text("a")
                    Text("b")
                }
                GridRow {
                    Text("cccc")
                    Text("d")
                }
            }
            .font(ten)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        #expect(window.frame(ofText: "a")?.origin == CGPoint(x: 0, y: 0))
        #expect(window.frame(ofText: "b")?.origin == CGPoint(x: 45, y: 0))
        #expect(window.frame(ofText: "d")?.origin == CGPoint(x: 45, y: 15))
    }

    @Test func `cells span columns, and columns align as a cell says`() {
        let window = HeadlessWindow(width: 200, height: 100) {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Text("aa").gridColumnAlignment(.trailing)
                    Text("bb")
                }
                GridRow { Text("wwwwww").gridCellColumns(2) }
                GridRow {
                    Text("c")
                    Text("d")
                }
            }
            .font(ten)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        let c = window.frame(ofText: "c")
        let aa = window.frame(ofText: "aa")
        #expect(c?.maxX == aa?.maxX)
        #expect(window.frame(ofText: "wwwwww")?.minX == 0)
    }

    @Test func `a vertical grid fills its lines with as many columns as there are`() {
        let window = HeadlessWindow(width: 100, height: 100) {
            LazyVGrid(
                columns: [GridItem(.fixed(40), spacing: 10), GridItem(.fixed(40))], spacing: 5
            ) {
                ForEach(0..<3, id: \.self) { Text("\($0)") }
            }
            .font(ten)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        let origins = ["0", "1", "2"].compactMap { window.frame(ofText: $0)?.origin }
        #expect(origins.map(\.y) == [0, 0, 15])
        #expect(origins[1].x - origins[0].x == 50)
        #expect(origins[2].x == origins[0].x)
    }

    @Test func `a horizontal grid fills its columns with as many rows as there are`() {
        let window = HeadlessWindow(width: 100, height: 100) {
            LazyHGrid(rows: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))], spacing: 5) {
                ForEach(0..<3, id: \.self) { Text("\($0)") }
            }
            .font(ten)
        }
        let origins = ["0", "1", "2"].compactMap { window.frame(ofText: $0)?.origin }
        #expect(origins[1].y - origins[0].y == 20)
        #expect(origins[2].x - origins[0].x == 15)
    }

    @Test func `the first view that fits shows`() {
        struct Child: View {
            let font: Font
            var body: some View {
                ViewThatFits(in: .horizontal) {
                    Text("a long text").font(font)
                    Text("short").font(font)
                }
            }
        }
        let window = HeadlessWindow(width: 200, height: 50) { Child(font: ten) }
        #expect(window.texts == ["a long text"])
        window.resize(width: 60, height: 50)
        #expect(window.texts == ["short"])
        window.resize(width: 200, height: 50)
        #expect(window.texts == ["a long text"])
    }

    struct Diagonal: Layout {
        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for (index, view) in subviews.enumerated() {
                let step = CGFloat(index) * 10
                view.place(
                    at: CGPoint(x: bounds.minX + step, y: bounds.minY + step),
                    proposal: .unspecified)
            }
        }
    }

    @Test func `a layout of the app's places views`() {
        let window = HeadlessWindow(width: 100, height: 100) {
            Diagonal()() {
                Text("a").font(ten)
                Text("b").font(ten)
            }
        }
        #expect(window.frame(ofText: "a")?.origin == CGPoint(x: 0, y: 0))
        #expect(window.frame(ofText: "b")?.origin == CGPoint(x: 10, y: 10))
    }
}
