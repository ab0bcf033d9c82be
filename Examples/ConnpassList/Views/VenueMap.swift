import MapKit
import SwiftUI

/// UIKit's map with a named pin on a place.
struct VenueMap: UIViewRepresentable {
    let name: String
    let coordinate: CLLocationCoordinate2D

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.isRotateEnabled = false
        map.setRegion(
            MKCoordinateRegion(
                center: coordinate, latitudinalMeters: 800, longitudinalMeters: 800),
            animated: false)
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        map.removeAnnotations(map.annotations)
        let pin = MKPointAnnotation()
        pin.coordinate = coordinate
        pin.title = name
        map.addAnnotation(pin)
    }
}
