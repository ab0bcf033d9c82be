import SwiftUI
import TownsClient

/// A place after the tenth.
struct TownRow: View {
    @ObservedObject var model: TownsModel
    let entry: TownEntry
    let list: RankingList

    @Environment(\.townsStrings) private var strings

    var body: some View {
        let line = model.rankings?.line(of: entry, in: model.area)
        VStack(spacing: 0) {
            NavigationLink(value: Town(entry.town, in: model.area)) {
                HStack(spacing: 12) {
                    Text("\(entry.rank)")
                        .font(.headline)
                        .foregroundColor(TownsColors.color(of: list))
                        .frame(width: 50)
                    ChangeMark(change: entry.change)
                        .frame(width: 52)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(entry.town)
                            .bold()
                            .foregroundColor(.primary)
                        if let line {
                            Text(line)
                                .font(.footnote)
                                .foregroundColor(.gray)
                        }
                    }
                    Spacer(minLength: 0)
                }
                .padding(.horizontal, 16)
                .padding(.vertical, 8)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel(strings.spoken(entry, line: line))
            .accessibilityIdentifier("town-\(list.rawValue)-\(entry.rank)")
            OtherListLink(model: model, entry: entry, list: list)
        }
    }
}

/// Places after the tenth of which the source does not say who holds them.
struct GapRow: View {
    let ranks: ClosedRange<Int>
    @Environment(\.townsStrings) private var strings

    var body: some View {
        HStack(spacing: 12) {
            Text(strings.gap(ranks)).bold()
            Text(strings.notPrinted).font(.footnote)
            Spacer(minLength: 0)
        }
        .foregroundColor(.gray)
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("town-gap-\(ranks.lowerBound)")
    }
}
