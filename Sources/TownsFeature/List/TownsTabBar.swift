import SwiftUI
import TownsClient

/// The two tabs, each half the width, with a bar that slides under the chosen one.
struct TownsTabBar: View {
    @ObservedObject var model: TownsModel
    @Environment(\.townsStrings) private var strings

    static let height: CGFloat = 44
    static let barHeight: CGFloat = 2

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                ForEach(RankingList.allCases, id: \.self) { tab($0) }
            }
            bar
        }
    }

    private func tab(_ list: RankingList) -> some View {
        let isChosen = list == model.list
        return Button {
            model.list = list
        } label: {
            Text(strings.title(list))
                .bold()
                .foregroundColor(isChosen ? TownsColors.color(of: list) : .secondary)
                .frame(maxWidth: .infinity)
                .frame(height: Self.height)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(strings.title(list))
        .accessibilityAddTraits(isChosen ? [.isSelected] : [])
        .accessibilityIdentifier("towns-tab-\(list.rawValue)")
    }

    private var bar: some View {
        GeometryReader { proxy in
            Rectangle()
                .fill(TownsColors.color(of: model.list))
                .frame(width: proxy.size.width / 2, height: Self.barHeight)
                .offset(x: model.list == .rent ? 0 : proxy.size.width / 2)
                .animation(TownsModel.pageAnimation, value: model.list)
                .accessibilityIdentifier("towns-bar")
        }
        .frame(height: Self.barHeight)
    }
}
