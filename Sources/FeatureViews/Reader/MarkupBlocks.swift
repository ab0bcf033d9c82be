import ArticlesClient
import SwiftUI

/// Blocks one under the other.
public struct MarkupBlocks: View {
    let blocks: [MarkupBlock]
    let picturesAllowed: Bool

    /// Shows blocks, with their pictures where these may be loaded.
    public init(blocks: [MarkupBlock], picturesAllowed: Bool) {
        self.blocks = blocks
        self.picturesAllowed = picturesAllowed
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(Array(blocks.enumerated()), id: \.offset) { _, block in
                MarkupBlockView(block: block, picturesAllowed: picturesAllowed)
            }
        }
    }
}

/// One block of a page.
struct MarkupBlockView: View {
    let block: MarkupBlock
    let picturesAllowed: Bool

    @Environment(\.readerStrings) private var strings

    var body: some View {
        switch block {
        case .heading(let level, let runs): heading(level, runs)
        case .paragraph(let runs):
            MarkupText(runs: runs)
        case .list(let list): listView(list)
        case .quote(let blocks): quote(blocks)
        case .note(let note, let blocks): NoteBox(note: note) { inside(blocks) }
        case .code(let code): CodeBlockView(code: code)
        case .image(let image): PictureBlock(image: image, isAllowed: picturesAllowed)
        case .table(let table): TableBlock(table: table)
        case .rule: Divider()
        case .details(let summary, let blocks):
            DetailsBlock(summary: summary) { inside(blocks) }
        case .footnotes(let notes): footnotes(notes)
        }
    }

    /// The type is erased, for blocks hold blocks.
    private func inside(_ blocks: [MarkupBlock]) -> AnyView {
        AnyView(MarkupBlocks(blocks: blocks, picturesAllowed: picturesAllowed))
    }

    private func heading(_ level: Int, _ runs: [MarkupRun]) -> some View {
        MarkupText(runs: runs)
            .font(level == 1 ? .title2 : level == 2 ? .title3 : .headline)
            .bold()
            .padding(.top, level <= 2 ? 8 : 4)
            .accessibilityAddTraits(.isHeader)
    }

    private func listView(_ list: MarkupList) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(Array(list.items.enumerated()), id: \.offset) { index, blocks in
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Text(list.marker(index))
                        .foregroundColor(.secondary)
                    inside(blocks)
                }
            }
        }
        .padding(.leading, 4)
    }

    private func quote(_ blocks: [MarkupBlock]) -> some View {
        HStack(spacing: 12) {
            Rectangle()
                .fill(Color.secondary)
                .frame(width: 3)
            inside(blocks)
                .foregroundColor(.secondary)
        }
        .fixedSize(horizontal: false, vertical: true)
    }

    private func footnotes(_ notes: [[MarkupBlock]]) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            Divider()
            Text(strings.footnotes)
                .font(.headline)
            ForEach(Array(notes.enumerated()), id: \.offset) { index, blocks in
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Text("\(index + 1)")
                        .foregroundColor(.secondary)
                    inside(blocks)
                }
            }
        }
        .font(.footnote)
    }
}

/// A box that informs, warns or alerts.
struct NoteBox<Content: View>: View {
    let note: MarkupNote
    @ViewBuilder let content: () -> Content

    @Environment(\.readerStrings) private var strings

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Image(systemName: note == .info ? ReaderSymbol.note : ReaderSymbol.warning)
                .foregroundColor(color)
                .accessibilityLabel(strings.name(note))
            content()
        }
        .padding(10)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(color.opacity(0.14))
        .cornerRadius(8)
    }

    private var color: Color {
        switch note {
        case .info: .qiita
        case .warning: .orange
        case .alert: .red
        }
    }
}

/// Blocks that open and close under a summary.
struct DetailsBlock<Content: View>: View {
    let summary: [MarkupRun]
    @ViewBuilder let content: () -> Content

    @State private var isOpen = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Button {
                isOpen.toggle()
            } label: {
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Image(systemName: isOpen ? ReaderSymbol.open : ReaderSymbol.shut)
                    MarkupText(runs: summary)
                }
            }
            .buttonStyle(.plain)
            if isOpen { content().padding(.leading, 12) }
        }
    }
}
