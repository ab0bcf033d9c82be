import SwiftUI

/// Two tabs and a page for each, which slide together.
public struct RankingView: View {
    @State private var ranking: Ranking?
    @State private var purpose = Purpose.rent

    public init() {}

    public var body: some View {
        VStack(spacing: 0) {
            Text("住みたい街ランキング")
                .font(.headline)
                .padding(.vertical, 12)
            PurposeTabs(purpose: $purpose)
            TabView(selection: $purpose) {
                ForEach(Purpose.allCases) { purpose in
                    TownPage(towns: ranking?.towns(purpose) ?? [], color: purpose.color)
                        .tag(purpose)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .animation(.linear(duration: 0.3), value: purpose)
        }
        .background(Color("Backdrop", bundle: .module))
        .onAppear { ranking = try? Ranking.bundled() }
    }
}

/// The tabs, and the bar that slides below the chosen one.
private struct PurposeTabs: View {
    @Binding var purpose: Purpose

    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width / CGFloat(Purpose.allCases.count)
            ZStack(alignment: .bottomLeading) {
                HStack(spacing: 0) {
                    ForEach(Purpose.allCases) { choice in
                        Button {
                            withAnimation(.linear(duration: 0.3)) { purpose = choice }
                        } label: {
                            Text(choice.title)
                                .bold(choice == purpose)
                                .foregroundColor(choice.color)
                                .frame(width: width, height: 44)
                                .contentShape(Rectangle())
                        }
                        .buttonStyle(.plain)
                    }
                }
                Rectangle()
                    .fill(purpose.color)
                    .frame(width: width, height: 2)
                    .offset(x: width * CGFloat(purpose.rawValue))
                    .animation(.linear(duration: 0.3), value: purpose)
                    .accessibilityIdentifier("bar")
            }
        }
        .frame(height: 46)
    }
}

struct RankingView_Previews: PreviewProvider {
    static var previews: some View {
        RankingView()
            .previewLayout(.fixed(width: 390, height: 700))
            .previewDisplayName("全体")
    }
}
