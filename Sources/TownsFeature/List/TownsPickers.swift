import SwiftUI
import TownsClient

/// The choice of area and year.
struct TownsPickers: View {
    @ObservedObject var model: TownsModel
    @Environment(\.townsStrings) private var strings

    var body: some View {
        HStack(spacing: 12) {
            Picker(strings.area, selection: area) {
                ForEach(model.areas, id: \.self) { area in
                    Text(area.title(in: strings.language)).tag(area)
                }
            }
            .accessibilityIdentifier("towns-area")
            Picker(strings.year, selection: year) {
                ForEach(model.years, id: \.self) { year in
                    Text(strings.name(ofYear: year)).tag(year)
                }
            }
            .accessibilityIdentifier("towns-year")
        }
        .pickerStyle(.menu)
        .padding(.horizontal, 16)
        .padding(.vertical, 6)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var area: Binding<TownArea> {
        Binding(get: { model.area }, set: { model.choose(area: $0) })
    }

    private var year: Binding<Int> {
        Binding(get: { model.year }, set: { model.choose(year: $0) })
    }
}
