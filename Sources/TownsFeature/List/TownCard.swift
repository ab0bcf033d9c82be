import SwiftUI
import TownsClient

/// One of the first ten places.
struct TownCard: View {
    @ObservedObject var model: TownsModel
    let entry: TownEntry
    let list: RankingList

    @Environment(\.townsStrings) private var strings

    var body: some View {
        let line = model.rankings?.line(of: entry, in: model.area)
        VStack(spacing: 0) {
            NavigationLink(value: Town(entry.town, in: model.area)) {
                HStack(spacing: 12) {
                    RankBadge(rank: entry.rank, list: list)
                        .frame(width: 50)
                    ChangeMark(change: entry.change)
                        .frame(width: 52)
                    Text(entry.town)
                        .bold()
                        .foregroundColor(.primary)
                        .lineLimit(2)
                    Spacer(minLength: 0)
                    Text(line ?? "")
                        .font(.footnote)
                        .foregroundColor(.gray)
                        .multilineTextAlignment(.leading)
                        .frame(width: 90, alignment: .leading)
                }
                .padding(12)
                .frame(minHeight: 74)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel(strings.spoken(entry, line: line))
            .accessibilityIdentifier("town-\(list.rawValue)-\(entry.rank)")
            OtherListLink(model: model, entry: entry, list: list)
        }
        .townCard()
    }
}

/// Places of which the source does not say who holds them.
struct GapCard: View {
    let ranks: ClosedRange<Int>
    @Environment(\.townsStrings) private var strings

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "questionmark.circle")
                .resizable()
                .frame(width: 30, height: 30)
                .frame(width: 50)
            Text(strings.gap(ranks)).bold()
            Spacer(minLength: 0)
            Text(strings.notPrinted)
                .font(.footnote)
                .frame(width: 90, alignment: .leading)
        }
        .foregroundColor(.gray)
        .padding(12)
        .frame(minHeight: 74)
        .townCard()
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("town-gap-\(ranks.lowerBound)")
    }
}

/// The way to the same town in the other list, for a town that stands in both.
struct OtherListLink: View {
    @ObservedObject var model: TownsModel
    let entry: TownEntry
    let list: RankingList

    @Environment(\.townsStrings) private var strings

    var body: some View {
        if let other = model.table(list.other)?.entry(for: entry.town) {
            let title = strings.alsoIn(list.other, rank: other.rank)
            Button {
                model.show(other, in: list.other)
            } label: {
                HStack(spacing: 4) {
                    Image(systemName: list == .rent ? "arrow.right" : "arrow.left")
                    Text(title)
                    Spacer(minLength: 0)
                }
                .font(.caption)
                .foregroundColor(TownsColors.color(of: list.other))
                .padding(.horizontal, 16)
                .padding(.bottom, 10)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel(title)
            .accessibilityIdentifier("town-other-\(list.rawValue)-\(entry.rank)")
        }
    }
}

extension View {
    /// The look of a card.
    func townCard() -> some View {
        frame(maxWidth: .infinity)
            .background(TownsColors.card)
            .cornerRadius(8)
            .shadow(color: .black.opacity(0.16), radius: 3, x: 0, y: 3)
    }
}
