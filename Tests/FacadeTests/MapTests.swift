import HeadlessBackend
import MapKit
import SwiftUI
import TestSupport
import Testing

private let tokyo = CLLocationCoordinate2D(latitude: 35.681, longitude: 139.767)

private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool {
    abs(a - b) <= tolerance
}

@MainActor
struct MapTests {
    private struct Place: Identifiable {
        let id: Int
        let coordinate: CLLocationCoordinate2D
    }

    private struct BoundScreen: View {
        @State private var region = MKCoordinateRegion(
            center: tokyo, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.2))
        var places: [Place] = []
        var body: some View {
            VStack {
                Map(coordinateRegion: $region, annotationItems: places) { place in
                    MapAnnotation(coordinate: place.coordinate) {
                        Button("place \(place.id)") { region.center = place.coordinate }
                    }
                }
                .frame(width: 400, height: 300)
                Text(verbatim: "lon \(region.center.longitude) span \(region.span.longitudeDelta)")
                Button("in") {
                    region.span.latitudeDelta /= 2
                    region.span.longitudeDelta /= 2
                }
            }
        }
    }

    @Test func `a region that is wider than the map is tall fits its width`() throws {
        let window = HeadlessWindow { BoundScreen() }
        let position = try #require(window.mapPosition)
        #expect(near(position.latitude, 35.681))
        // 400 points for 0.2° of 360.
        #expect(near(position.zoom, log2(400 / (256 * 0.2 / 360))))
    }

    @Test func `writing the binding moves the map`() throws {
        let window = HeadlessWindow { BoundScreen() }
        let before = try #require(window.mapPosition)
        window.tap("in")
        let after = try #require(window.mapPosition)
        #expect(near(after.zoom, before.zoom + 1))
    }

    @Test func `the person's moves write the binding and nothing moves back`() throws {
        let window = HeadlessWindow { BoundScreen() }
        window.moveMap(latitude: 34, longitude: 135, zoom: 10)
        let text = try #require(window.texts.first { $0.hasPrefix("lon 135.0 span ") })
        let span = try #require(Double(text.dropFirst("lon 135.0 span ".count)))
        #expect(near(span, 400 / (256 * 1024) * 360))
        let position = try #require(window.mapPosition)
        #expect(position == (34, 135, 10))
        window.tap("in")
        #expect(near(try #require(window.mapPosition).zoom, 11))
    }

    @Test func `annotations lie at the place that is theirs and move with the map`() throws {
        let there = CLLocationCoordinate2D(latitude: 35.681, longitude: 139.817)
        let window = HeadlessWindow { BoundScreen(places: [Place(id: 7, coordinate: there)]) }
        func middle() throws -> CGPoint {
            let frame = try #require(window.frame(ofText: "place 7"))
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        let map = try #require(window.nodes.first { $0.accessibility.label == "Map" })
        let frame = window.frame(of: map)
        let before = try middle()
        // 0.05° east of the middle, where 0.2° are 400 points.
        #expect(near(before.x, frame.midX + 100, 0.001))
        #expect(near(before.y, frame.midY, 0.001))
        window.tap("place 7")
        let after = try middle()
        #expect(near(after.x, frame.midX, 0.001))
    }

    @Test func `plus, minus and arrows move the map as the person's moves do`() throws {
        let window = HeadlessWindow { BoundScreen() }
        let before = try #require(window.mapPosition)
        #expect(window.pressMapKey(.zoomIn))
        #expect(near(try #require(window.mapPosition).zoom, before.zoom + 1))
        #expect(window.pressMapKey(.right))
        let moved = try #require(window.mapPosition)
        #expect(moved.longitude > before.longitude)
        #expect(window.texts.contains { $0.hasPrefix("lon \(moved.longitude)") })
    }

    @Test func `moves are told of on the way and at their end`() throws {
        struct Screen: View {
            let log: Recorder
            @State private var position = MapCameraPosition.region(
                MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: 35, longitude: 135),
                    span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)))
            var body: some View {
                Map(position: $position)
                    .onMapCameraChange(frequency: .continuous) {
                        log.note("at \(Int($0.region.center.latitude.rounded()))")
                    }
                    .onMapCameraChange {
                        log.note("end \(Int($0.region.center.latitude.rounded()))")
                    }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Screen(log: log) }
        _ = log.take()
        window.moveMap(latitude: 36, longitude: 135, zoom: 9, ends: false)
        window.moveMap(latitude: 37, longitude: 135, zoom: 9)
        #expect(log.take() == ["at 36", "at 37", "end 37"])
        window.pressMapKey(.zoomIn)
        #expect(log.take() == ["at 37", "end 37"])
    }

    @Test func `a map without modes takes no keys`() throws {
        let region = MKCoordinateRegion(
            center: tokyo, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
        let window = HeadlessWindow {
            Map(coordinateRegion: .constant(region), interactionModes: [])
        }
        #expect(!window.pressMapKey(.zoomIn))
        #expect(!window.pressMapKey(.left))
    }

    @Test func `the attribution is in sight and leads to the licence`() throws {
        let window = HeadlessWindow { BoundScreen() }
        let map = try #require(window.nodes.first { $0.accessibility.label == "Map" })
        let words = try #require(window.frame(ofText: "© OpenStreetMap contributors"))
        let frame = window.frame(of: map)
        #expect(frame.contains(words))
        #expect(frame.maxX - words.maxX < 10 && frame.maxY - words.maxY < 10)
        window.tap("© OpenStreetMap contributors")
        #expect(window.openedURLs == [URL(string: "https://www.openstreetmap.org/copyright")])
    }

    @Test func `built content is shown, chosen by tag and followed by an automatic position`()
        throws
    {
        struct Screen: View {
            @State private var position = MapCameraPosition.automatic
            @State private var chosen: Int?
            let names = ["Kyoto", "Osaka"]
            var body: some View {
                VStack {
                    Map(position: $position, selection: $chosen) {
                        ForEach(0..<2, id: \.self) { index in
                            Marker(
                                names[index],
                                coordinate: CLLocationCoordinate2D(
                                    latitude: 35 - Double(index) * 0.3, longitude: 135.6)
                            )
                            .tag(index)
                        }
                        if chosen != nil {
                            MapCircle(center: tokyo, radius: 500)
                        }
                        Annotation("Tower", coordinate: tokyo) { Text("tower") }
                    }
                    Text("chosen \(chosen.map(String.init) ?? "none")")
                    Text(position.positionedByUser ? "by person" : "by app")
                }
            }
        }
        let window = HeadlessWindow { Screen() }
        #expect(window.texts.contains("Kyoto") && window.texts.contains("Osaka"))
        #expect(window.texts.contains("tower") && window.texts.contains("Tower"))
        let position = try #require(window.mapPosition)
        #expect(position.longitude > 135.6 && position.longitude < 139.8)
        window.tap("Osaka")
        #expect(window.texts.contains("chosen 1"))
        #expect(window.texts.contains("by app"))
        window.moveMap(latitude: 35, longitude: 136, zoom: 8)
        #expect(window.texts.contains("by person"))
    }

    @Test func `a reader turns points into places and back`() throws {
        struct Screen: View {
            @State private var text = ""
            var body: some View {
                MapReader { proxy in
                    VStack {
                        Map(
                            initialPosition: .region(
                                MKCoordinateRegion(
                                    center: tokyo,
                                    span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)))
                        )
                        .frame(width: 200, height: 200)
                        Button("ask") {
                            let point = CGPoint(x: 100, y: 100)
                            let place = proxy.convert(point, from: .local)
                            let back = place.flatMap { proxy.convert($0, to: .local) }
                            text = "\(place?.longitude ?? 0) \(back?.x.rounded() ?? 0)"
                        }
                        Text(text)
                    }
                }
            }
        }
        let window = HeadlessWindow { Screen() }
        window.tap("ask")
        #expect(window.texts.contains("139.767 100.0"))
    }
}

@MainActor
struct MKMapViewTests {
    private struct MapHolder: UIViewRepresentable {
        let map: MKMapView
        func makeUIView(context: Context) -> MKMapView { map }
        func updateUIView(_ uiView: MKMapView, context: Context) {}
    }

    @Test func `the region set before layout is shown and fitted to the view`() throws {
        let map = MKMapView()
        let wanted = MKCoordinateRegion(
            center: tokyo, span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.1))
        map.setRegion(wanted, animated: false)
        #expect(map.region.span.latitudeDelta == 0.01)
        let window = HeadlessWindow(width: 400, height: 400) { MapHolder(map: map) }
        #expect(near(map.region.span.longitudeDelta, 0.1))
        #expect(map.region.span.latitudeDelta > 0.05)
        window.moveMap(latitude: 30, longitude: 130, zoom: 5)
        #expect(near(map.centerCoordinate.latitude, 30))
    }

    @Test func `annotations show a pin with their title and the delegate hears of choices`() {
        final class Delegate: NSObject, MKMapViewDelegate {
            var chosen: [String] = []
            var moves = 0
            func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
                chosen.append(view.annotation?.title ?? "")
            }
            func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
                moves += 1
            }
        }
        let map = MKMapView()
        let delegate = Delegate()
        map.delegate = delegate
        let pin = MKPointAnnotation()
        pin.coordinate = tokyo
        pin.title = "Station"
        map.addAnnotation(pin)
        map.setCenter(tokyo, animated: false)
        let window = HeadlessWindow { MapHolder(map: map) }
        #expect(window.texts.contains("Station"))
        window.tap("Station")
        #expect(delegate.chosen == ["Station"])
        let moves = delegate.moves
        window.moveMap(latitude: 30, longitude: 130, zoom: 5)
        #expect(delegate.moves == moves + 1)
        map.removeAnnotations(map.annotations)
        window.pump()
        #expect(!window.texts.contains("Station"))
    }
}
