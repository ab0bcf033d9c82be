import SwiftUI

/// A town of the first ten places.
struct TownCard: View {
    let town: Town
    let color: Color

    var body: some View {
        VStack(spacing: 8) {
            medal
            Text(town.name).bold()
            Text(town.line)
                .font(.footnote)
                .foregroundColor(.secondary)
                .lineLimit(1)
            Label(town.trend, systemImage: arrow)
                .font(.caption)
                .foregroundColor(town.change > 0 ? .red : town.change < 0 ? .blue : .gray)
        }
        .padding(12)
        .frame(maxWidth: .infinity)
        .background(Color("Card", bundle: .module))
        .cornerRadius(8)
        .shadow(color: .black.opacity(0.16), radius: 3, x: 0, y: 3)
    }

    private var medal: some View {
        ZStack {
            Image(systemName: town.rank <= 3 ? "crown.fill" : "circle.fill")
                .resizable()
                .scaledToFit()
                .frame(width: size, height: size)
                .foregroundColor(color)
            Text("\(town.rank)")
                .foregroundColor(.white)
                .offset(y: town.rank <= 3 ? 6 : 0)
        }
    }

    private var size: CGFloat { town.rank <= 3 ? 50 : 30 }

    private var arrow: String {
        if town.change == 0 { return "minus.circle.fill" }
        return town.change > 0 ? "arrow.up.circle.fill" : "arrow.down.circle.fill"
    }
}

struct TownCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            TownCard(town: Town(rank: 1, name: "本厚木", line: "小田急小田原線", change: 3), color: .orange)
                .previewDisplayName("上がった街")
            TownCard(town: Town(rank: 4, name: "大宮", line: "JR京浜東北線", change: 0), color: .blue)
                .previewDisplayName("変わらない街")
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
