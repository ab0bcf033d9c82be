import SwiftUI
import TownsClient

/// The surroundings of a town's station.
struct TownMapView: View {
    let name: String
    let place: TownPlace

    var body: some View {
        Text("\(place.latitude), \(place.longitude)")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.gray.opacity(0.2))
            .accessibilityLabel(name)
            .accessibilityIdentifier("town-map")
    }
}
