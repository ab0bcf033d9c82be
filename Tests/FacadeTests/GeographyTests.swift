import MapKit
import Testing

@testable import MapKit

struct GeographyTests {
    @Test func `distances along the ground are right within half a percent`() {
        // Tokyo Station to Osaka Station, about 403 km as the crow flies.
        let tokyo = CLLocation(latitude: 35.681_236, longitude: 139.767_125)
        let osaka = CLLocation(latitude: 34.702_485, longitude: 135.495_951)
        #expect(abs(tokyo.distance(from: osaka) - 403_000) < 2_500)
        #expect(tokyo.distance(from: tokyo) == 0)
    }

    @Test(arguments: [(0.0, 0.0), (35.68, 139.76), (-33.86, 151.2), (84.9, -179.9)])
    func `a coordinate survives the projection`(latitude: Double, longitude: Double) {
        let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        let back = MKMapPoint(coordinate).coordinate
        #expect(abs(back.latitude - latitude) < 1e-9)
        #expect(abs(back.longitude - longitude) < 1e-9)
    }

    @Test func `the middle of the world is the middle of the map`() {
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(abs(middle.x - MKMapSize.world.width / 2) < 1e-3)
        #expect(abs(middle.y - MKMapSize.world.height / 2) < 1e-3)
    }

    @Test(arguments: [0.001, 0.1, 5, 40])
    func `a fitted region comes back as what is in sight`(delta: Double) {
        let size = CGSize(width: 320, height: 240)
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 35, longitude: 135),
            span: MKCoordinateSpan(latitudeDelta: delta, longitudeDelta: delta))
        let viewport = MapViewport(fitting: region, size: size)
        #expect(viewport.region.span.latitudeDelta >= delta * 0.999)
        #expect(viewport.region.span.longitudeDelta >= delta * 0.999)
        let again = MapViewport(fitting: viewport.region, size: size)
        #expect(abs(again.zoom - viewport.zoom) < 0.05)
    }

    @Test func `across the date line the nearer copy of a place is taken`() {
        let viewport = MapViewport(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 179), zoom: 4,
            size: CGSize(width: 400, height: 400))
        let point = viewport.point(for: CLLocationCoordinate2D(latitude: 0, longitude: -179))
        #expect(point.x > 200 && point.x < 240)
        #expect(abs(viewport.coordinate(at: point).longitude + 179) < 1e-9)
    }

    @Test func `a camera's distance survives`() {
        let size = CGSize(width: 300, height: 500)
        let center = CLLocationCoordinate2D(latitude: 35, longitude: 135)
        let viewport = MapViewport(center: center, cameraDistance: 4000, size: size)
        #expect(abs(viewport.cameraDistance - 4000) < 1)
    }

    @Test func `broken regions give a map all the same`() {
        let size = CGSize(width: 300, height: 300)
        for span in [0.0, -1, .infinity, .nan, 1000] {
            let region = MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 95, longitude: 500),
                span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span))
            let viewport = MapViewport(fitting: region, size: size)
            #expect(MapViewport.zooms.contains(viewport.zoom))
            #expect(abs(viewport.center.latitude) <= 90)
        }
    }

    @Test func `coordinates off the earth are not valid`() {
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(-90, 180)))
    }
}
