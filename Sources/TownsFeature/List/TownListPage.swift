import SwiftUI
import TownsClient

/// One list: cards for the first ten places, plain rows for the others once they are opened.
struct TownListPage: View {
    @ObservedObject var model: TownsModel
    let list: RankingList

    @State private var followed: TownsModel.Pointer?
    /// The place a link has just led to.
    @State private var marked: TownsModel.Pointer?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.townsStrings) private var strings

    private static let columns = [GridItem(.adaptive(minimum: 300), spacing: 10, alignment: .top)]

    var body: some View {
        ScrollViewReader { reader in
            ScrollView { content }
                .accessibilityIdentifier("towns-page-\(list.rawValue)")
                // A page may come to be because a link leads to it.
                .onAppear { follow(model.pointer, reader) }
                .onChange(of: model.pointer) { follow($0, reader) }
                .onChange(of: marked) { fade($0) }
        }
    }

    private var content: some View {
        VStack(spacing: 0) {
            notices
            if let table = model.table(list) {
                cards(table)
                if model.isOpen(list) { rows(table) }
                moreButton
                TownsFootnotes(table: table)
            } else if model.rankings != nil {
                Text(strings.noTable(list))
                    .foregroundColor(.secondary)
                    .padding(32)
                    .accessibilityIdentifier("towns-none-\(list.rawValue)")
            }
        }
    }

    /// Scrolls to the place a link led to, once: who comes back later stays where they were.
    private func follow(_ pointer: TownsModel.Pointer?, _ reader: ScrollViewProxy) {
        guard let pointer, pointer.list == list, pointer != followed else { return }
        followed = pointer
        marked = pointer
        if pointer.entry.rank <= TownTable.length {
            reader.scrollTo(TownTable.Place.entry(pointer.entry).id, anchor: .center)
        } else {
            reader.scrollTo(pointer.entry.id, anchor: .center)
        }
    }

    /// Takes the mark away after a while; who wants no motion keeps it until the next link.
    private func fade(_ mark: TownsModel.Pointer?) {
        guard mark != nil, !reduceMotion else { return }
        withAnimation(.easeOut(duration: 0.6).delay(1.4)) { marked = nil }
    }

    private func isMarked(_ entry: TownEntry) -> Bool { marked?.entry.id == entry.id }

    private func cards(_ table: TownTable) -> some View {
        LazyVGrid(columns: Self.columns, spacing: 10) {
            ForEach(table.places(in: 1...10)) { place in
                switch place {
                case .entry(let entry):
                    TownCard(model: model, entry: entry, list: list)
                        .townMark(isMarked(entry), list)
                case .gap(let ranks): GapCard(ranks: ranks)
                }
            }
        }
        .padding(16)
    }

    private func rows(_ table: TownTable) -> some View {
        VStack(spacing: 0) {
            Divider()
            ForEach(table.places(in: 11...TownTable.length)) { place in
                switch place {
                case .entry(let entry):
                    TownRow(model: model, entry: entry, list: list)
                        .townMark(isMarked(entry), list)
                case .gap(let ranks): GapRow(ranks: ranks)
                }
                Divider()
            }
            ForEach(table.entriesBeyond) { entry in
                TownRow(model: model, entry: entry, list: list)
                    .townMark(isMarked(entry), list)
                Divider()
            }
        }
    }

    private var moreButton: some View {
        let title = model.isOpen(list) ? strings.less : strings.more
        return Button {
            model.toggle(list)
        } label: {
            Text(title)
                .bold()
                .foregroundColor(TownsColors.color(of: list))
                .frame(maxWidth: .infinity)
                .frame(height: 52)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(title)
        .accessibilityIdentifier("towns-more-\(list.rawValue)")
    }

    @ViewBuilder private var notices: some View {
        if let reason = model.fallbackReason {
            notice("\(strings.bundledInstead) \(reason.sentence.summary) \(reason.sentence.help)")
                .accessibilityIdentifier("towns-fallback")
        }
        if let count = model.rankings?.droppedCount, count > 0 {
            notice(strings.dropped(count))
                .accessibilityIdentifier("towns-dropped")
        }
    }

    private func notice(_ text: String) -> some View {
        Label(text, systemImage: "exclamationmark.triangle")
            .font(.footnote)
            .foregroundColor(.secondary)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 16)
            .padding(.top, 12)
    }
}

extension View {
    /// A frame around the place that a link led to.
    fileprivate func townMark(_ isMarked: Bool, _ list: RankingList) -> some View {
        overlay {
            RoundedRectangle(cornerRadius: 8)
                .stroke(TownsColors.color(of: list), lineWidth: 2)
                .padding(1)
                .opacity(isMarked ? 1 : 0)
                .allowsHitTesting(false)
        }
    }
}

/// Where the figures of a ranking are from.
struct TownsFootnotes: View {
    let table: TownTable
    @Environment(\.townsStrings) private var strings

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(strings.basis)
            Text(strings.source(table.source))
                .accessibilityIdentifier("towns-source-\(table.id.list.rawValue)")
        }
        .font(.caption)
        .foregroundColor(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16)
        .padding(.bottom, 16)
    }
}
