import MapKit
import SwiftUI
import TownsClient

/// The surroundings of a town's station, with a pin on it.
struct TownMapView: View {
    private let pin: Pin
    @State private var region: MKCoordinateRegion

    private struct Pin: Identifiable {
        let id: String
        let coordinate: CLLocationCoordinate2D
    }

    /// Degrees from the upper to the lower edge: the walkable surroundings.
    private static let span = 0.02

    init(name: String, place: TownPlace) {
        let center = CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
        pin = Pin(id: name, coordinate: center)
        _region = State(
            initialValue: MKCoordinateRegion(
                center: center,
                span: MKCoordinateSpan(latitudeDelta: Self.span, longitudeDelta: Self.span)))
    }

    var body: some View {
        Map(coordinateRegion: $region, annotationItems: [pin]) { pin in
            MapMarker(coordinate: pin.coordinate, tint: .red)
        }
        .accessibilityLabel(pin.id)
        .accessibilityIdentifier("town-map")
    }
}
