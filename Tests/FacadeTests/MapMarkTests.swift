import CoreLocation
import Foundation
import HeadlessBackend
import MapKit
import SwiftUI
import TestSupport
import Testing

/// Marks on maps whose region is bound, and the search for addresses.
@MainActor
struct MapMarkTests {
    private struct Place: Identifiable {
        let id = 0
        let coordinate: CLLocationCoordinate2D
    }

    private static let middle = CLLocationCoordinate2D(latitude: 35.681, longitude: 139.767)

    private func window<Mark: MapAnnotationProtocol>(
        _ mark: @escaping (Place) -> Mark
    ) -> HeadlessWindow {
        let region = MKCoordinateRegion(
            center: Self.middle, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.2))
        return HeadlessWindow(width: 400, height: 300) {
            Map(
                coordinateRegion: .constant(region),
                annotationItems: [Place(coordinate: Self.middle)], annotationContent: mark)
        }
    }

    /// Where a pin's foot lies and the colours it is filled with.
    private func pin(in window: HeadlessWindow) -> (foot: CGPoint, colors: [ResolvedColor])? {
        let shapes = window.nodes.filter {
            if case .shape(let shape) = $0.content { shape.fill != nil } else { false }
        }
        let colors = shapes.compactMap { node -> ResolvedColor? in
            if case .shape(let shape) = node.content, case .color(let color)? = shape.fill {
                color
            } else {
                nil
            }
        }
        guard let frame = shapes.map({ window.frame(of: $0) }).first(where: { $0.width < 100 })
        else { return nil }
        return (CGPoint(x: frame.midX, y: frame.maxY), colors)
    }

    private var green: ResolvedColor { ResolvedColor(red: 0, green: 1, blue: 0) }

    @Test func `a marker stands on its place in its tint`() throws {
        let found = try #require(
            pin(
                in: window {
                    MapMarker(coordinate: $0.coordinate, tint: Color(red: 0, green: 1, blue: 0))
                }))
        #expect(abs(found.foot.x - 200) < 0.5)
        #expect(found.foot.y <= 150.5 && found.foot.y > 100)
        #expect(found.colors.contains(green))
        let plain = try #require(pin(in: window { MapMarker(coordinate: $0.coordinate) }))
        #expect(!plain.colors.contains(green))
    }

    @Test func `a pin stands on its place in its tint`() throws {
        let found = try #require(
            pin(
                in: window {
                    MapPin(coordinate: $0.coordinate, tint: Color(red: 0, green: 1, blue: 0))
                }))
        #expect(abs(found.foot.x - 200) < 0.5)
        #expect(found.foot.y <= 150.5 && found.foot.y > 100)
        #expect(found.colors.contains(green))
    }

    @Test func `a search for an address says that there is no service, in all its forms`() async {
        let geocoder = CLGeocoder()
        await #expect(throws: CLError(.network)) {
            try await geocoder.geocodeAddressString("東京都千代田区")
        }
        await #expect(throws: CLError(.network)) {
            try await geocoder.reverseGeocodeLocation(CLLocation(latitude: 35, longitude: 135))
        }
        let (places, error) = await withCheckedContinuation { continuation in
            geocoder.geocodeAddressString("東京") { places, error in
                continuation.resume(returning: (places, error))
            }
        }
        #expect(places == nil)
        #expect(error as? CLError == CLError(.network))
        #expect(!geocoder.isGeocoding)
    }

    @Test func `a place keeps its coordinate in a placemark and its copy`() {
        let place = MKPlacemark(coordinate: Self.middle)
        let copy = CLPlacemark(placemark: place)
        #expect(copy.location?.coordinate.latitude == 35.681)
        #expect(copy.name == nil)
    }
}
