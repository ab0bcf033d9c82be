import SwiftUI
import TownsClient

/// The ranks of both lists over the years: a chart of what is known, and the figures.
struct TownHistoryView: View {
    let histories: [TownHistory]
    @Environment(\.townsStrings) private var strings

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(strings.history).font(.headline)
            TownChart(histories: histories)
                .frame(height: 120)
                .accessibilityHidden(true)
            Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 4) {
                GridRow {
                    Text(strings.year)
                    ForEach(histories, id: \.list) { history in
                        Text(strings.title(history.list))
                            .foregroundColor(TownsColors.color(of: history.list))
                    }
                }
                .font(.footnote)
                .foregroundColor(.secondary)
                ForEach(years, id: \.self) { year in
                    GridRow {
                        Text(strings.name(ofYear: year))
                        ForEach(histories, id: \.list) { Text(text($0, year)) }
                    }
                }
            }
            if histories.contains(where: { $0.points.contains(where: \.isComputed) }) {
                Text(strings.computedNote).font(.caption).foregroundColor(.secondary)
            }
        }
    }

    private var years: [Int] {
        Set(histories.flatMap(\.points).map(\.year)).sorted(by: >)
    }

    private func text(_ history: TownHistory, _ year: Int) -> String {
        guard let point = history.points.first(where: { $0.year == year }), let rank = point.rank
        else { return strings.unknownRank }
        let name = strings.rank(rank)
        return point.isComputed ? strings.computed(name) : name
    }
}

/// Ranks over the years as two broken lines, the first rank at the top.
struct TownChart: View {
    let histories: [TownHistory]

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 8)
                .fill(Color.gray.opacity(0.1))
            ForEach(histories, id: \.list) { history in
                TownChartLine(history: history, years: years, lowest: lowest)
                    .stroke(
                        TownsColors.color(of: history.list),
                        style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            }
        }
    }

    private var years: ClosedRange<Int> {
        let years = histories.flatMap(\.points).map(\.year)
        return (years.min() ?? 0)...(years.max() ?? 1)
    }

    /// The lowest rank with a place of its own; those below it stand at the bottom.
    private var lowest: Int {
        let ranks = histories.flatMap(\.points).compactMap(\.rank)
        return min(max(ranks.max() ?? 10, 10), 40)
    }
}

/// One list's line; years that are not known leave it broken, and each known one has a dot.
struct TownChartLine: Shape {
    let history: TownHistory
    let years: ClosedRange<Int>
    let lowest: Int

    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: 16, dy: 12)
        var path = Path()
        var wasKnown = false
        for point in history.points {
            guard let rank = point.rank else {
                wasKnown = false
                continue
            }
            let spot = position(year: point.year, rank: rank, in: inner)
            if wasKnown { path.addLine(to: spot) }
            path.addEllipse(in: CGRect(x: spot.x - 2, y: spot.y - 2, width: 4, height: 4))
            path.move(to: spot)
            wasKnown = true
        }
        return path
    }

    private nonisolated func position(year: Int, rank: Int, in rect: CGRect) -> CGPoint {
        let across = CGFloat(year - years.lowerBound) / CGFloat(max(years.count - 1, 1))
        let down = CGFloat(min(rank, lowest) - 1) / CGFloat(max(lowest - 1, 1))
        return CGPoint(x: rect.minX + across * rect.width, y: rect.minY + down * rect.height)
    }
}
