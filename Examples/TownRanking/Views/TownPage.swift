import SwiftUI

/// One list: ten cards, and the rest on demand.
struct TownPage: View {
    let towns: [Town]
    let color: Color
    @State private var isOpen = false

    private let columns = [GridItem(.flexible(), spacing: 10), GridItem(.flexible())]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 10) {
                Section {
                    ForEach(towns.prefix(10)) { town in
                        TownCard(town: town, color: color)
                    }
                } header: {
                    Text("1〜10位")
                        .font(.footnote)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .padding(16)
            if towns.count > 10 { rest }
        }
        .id(towns.count)
    }

    @ViewBuilder private var rest: some View {
        if isOpen {
            VStack(spacing: 0) {
                ForEach(towns.dropFirst(10)) { town in
                    TownLine(town: town)
                    Divider()
                }
            }
            .padding(.horizontal, 16)
        }
        Button {
            withAnimation(.easeInOut(duration: 0.2)) { isOpen.toggle() }
        } label: {
            Label(
                isOpen ? "閉じる" : "11位以降を見る",
                systemImage: isOpen ? "chevron.up" : "chevron.down"
            )
            .frame(maxWidth: .infinity)
            .frame(height: 52)
        }
        .foregroundColor(color)
    }
}

/// A town of the eleventh place or later.
private struct TownLine: View {
    let town: Town

    var body: some View {
        HStack {
            Text("\(town.rank)位").frame(width: 48, alignment: .leading)
            VStack(alignment: .leading) {
                Text(town.name)
                Text(town.line).font(.footnote).foregroundColor(.secondary)
            }
            Spacer()
        }
        .padding(.vertical, 8)
    }
}
