import EventsClient
import MapKit
import SwiftUI

/// The venue on a map, with buttons that halve and double what it shows.
struct EventMapView: View {
    let event: Event

    @State private var region: MKCoordinateRegion
    @Environment(\.eventsStrings) private var strings

    init(event: Event) {
        self.event = event
        _region = State(initialValue: EventMapRegion.first(event))
    }

    var body: some View {
        Map(coordinateRegion: $region, annotationItems: EventMapRegion.pins(event)) { pin in
            MapMarker(coordinate: pin.coordinate, tint: .red)
        }
        .frame(height: 300)
        .overlay(alignment: .bottomTrailing) { buttons }
        .accessibilityIdentifier("event-map")
    }

    private var buttons: some View {
        VStack(spacing: 8) {
            button(EventSymbol.zoomIn, strings.zoomIn, "event-zoom-in", 0.5)
            button(EventSymbol.zoomOut, strings.zoomOut, "event-zoom-out", 2)
        }
        // Above the map's attribution, which must stay visible.
        .padding(.trailing, 12)
        .padding(.bottom, 32)
    }

    private func button(
        _ symbol: String, _ name: String, _ identifier: String, _ factor: Double
    ) -> some View {
        Button {
            region.span = EventMapRegion.scaled(region.span, by: factor)
        } label: {
            Image(systemName: symbol)
                // Maps are light in the dark as well.
                .foregroundColor(.black)
                .frame(width: 40, height: 40)
                .background(Color.white.opacity(0.9))
                .cornerRadius(8)
                .shadow(color: .black.opacity(0.3), radius: 2, x: 0, y: 1)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
        .accessibilityIdentifier(identifier)
    }
}

/// What the map shows, apart from any view.
enum EventMapRegion {
    /// A pin on the venue.
    struct Pin: Identifiable {
        let id: Int
        let coordinate: CLLocationCoordinate2D
    }

    private static let tokyoStation = CLLocationCoordinate2D(
        latitude: 35.681236, longitude: 139.767125)
    private static let wholeCountry = 30.0
    private static let neighbourhood = 0.01

    /// The venue and its neighbourhood, or the country around Tokyo Station without a position.
    static func first(_ event: Event) -> MKCoordinateRegion {
        guard let place = coordinate(event) else { return region(tokyoStation, wholeCountry) }
        return region(place, neighbourhood)
    }

    /// The venue's pin; none without a position.
    static func pins(_ event: Event) -> [Pin] {
        coordinate(event).map { [Pin(id: event.id, coordinate: $0)] } ?? []
    }

    /// A span so many times as large, within what a map can show.
    static func scaled(_ span: MKCoordinateSpan, by factor: Double) -> MKCoordinateSpan {
        MKCoordinateSpan(
            latitudeDelta: min(max(span.latitudeDelta * factor, 0.0005), 120),
            longitudeDelta: min(max(span.longitudeDelta * factor, 0.0005), 240))
    }

    private static func coordinate(_ event: Event) -> CLLocationCoordinate2D? {
        event.coordinate.map {
            CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude)
        }
    }

    private static func region(
        _ center: CLLocationCoordinate2D, _ degrees: Double
    ) -> MKCoordinateRegion {
        MKCoordinateRegion(
            center: center,
            span: MKCoordinateSpan(latitudeDelta: degrees, longitudeDelta: degrees))
    }
}
