import SwiftUI
import TownsClient

/// A rank in white, on a crown for the first three, on a circle for the others.
struct RankBadge: View {
    let rank: Int
    let list: RankingList

    private static let crownSide: CGFloat = 50
    private static let circleSide: CGFloat = 30

    var body: some View {
        ZStack {
            if rank <= 3 {
                Image(systemName: "crown.fill")
                    .resizable()
                    .scaledToFit()
                    .frame(width: Self.crownSide, height: Self.crownSide)
                    .foregroundColor(TownsColors.color(of: list))
                // Below the points of the crown.
                number.offset(y: 5)
            } else {
                Circle()
                    .fill(TownsColors.color(of: list))
                    .frame(width: Self.circleSide, height: Self.circleSide)
                number
            }
        }
    }

    private var number: some View {
        Text("\(rank)")
            .font(.headline)
            .foregroundColor(.white)
    }
}

/// How a rank moved: an arrow in a circle over the change in words.
struct ChangeMark: View {
    let change: RankChange
    @Environment(\.townsStrings) private var strings

    var body: some View {
        VStack(spacing: 2) {
            Image(systemName: symbol)
                .font(.title3)
                .foregroundColor(color)
            Text(change.title(in: strings.language) ?? strings.unknownChange)
                .font(.caption)
                .foregroundColor(.secondary)
                .lineLimit(1)
        }
    }

    private var symbol: String {
        switch change {
        case .up: "arrow.up.circle.fill"
        case .down: "arrow.down.circle.fill"
        case .keep: "minus.circle.fill"
        case .unknown: "questionmark.circle"
        }
    }

    private var color: Color {
        switch change {
        case .up: TownsColors.up
        case .down: TownsColors.down
        case .keep, .unknown: .gray
        }
    }
}
