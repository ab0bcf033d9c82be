import ArticlesClient
import SwiftUI

/// A table, scrolling sideways where it is wider than the page.
struct TableBlock: View {
    let table: MarkupTable

    var body: some View {
        ScrollView(.horizontal) {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(Array(table.rows.enumerated()), id: \.offset) { index, row in
                    GridRow {
                        ForEach(Array(row.enumerated()), id: \.offset) { column, runs in
                            cell(runs, index, column)
                        }
                    }
                    if index < table.rows.count - 1 { Divider() }
                }
            }
            .overlay(RoundedRectangle(cornerRadius: 6).stroke(Color.inset, lineWidth: 1))
        }
    }

    private func cell(_ runs: [MarkupRun], _ row: Int, _ column: Int) -> some View {
        Text(runs: runs)
            .font(.footnote)
            .bold(row < table.headerCount)
            .frame(maxWidth: 280, alignment: alignment(column))
            .fixedSize()
            .padding(.horizontal, 10)
            .padding(.vertical, 6)
            .gridColumnAlignment(horizontal(column))
    }

    private func horizontal(_ column: Int) -> HorizontalAlignment {
        switch table.alignments[column] {
        case .left: .leading
        case .center: .center
        case .right: .trailing
        }
    }

    private func alignment(_ column: Int) -> Alignment {
        Alignment(horizontal: horizontal(column), vertical: .center)
    }
}
