import CoreLocation

/// The projection of web maps: the world as a square whose sides are 1.
enum Mercator {
    /// Where the square ends in the north and, negative, in the south.
    static let latitudeLimit = 85.051_128_779_806_59

    static func unitPoint(of coordinate: CLLocationCoordinate2D) -> (x: Double, y: Double) {
        let latitude = min(max(coordinate.latitude, -latitudeLimit), latitudeLimit) * .pi / 180
        let y = 0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)
        return ((coordinate.longitude + 180) / 360, y)
    }

    /// The coordinate of a point; points east or west of the square are wrapped into it.
    static func coordinate(atX x: Double, y: Double) -> CLLocationCoordinate2D {
        let wrapped = x - x.rounded(.down)
        let inside = min(max(y, 0), 1)
        return CLLocationCoordinate2D(
            latitude: (2 * atan(exp((0.5 - inside) * 2 * .pi)) - .pi / 2) * 180 / .pi,
            longitude: (x == 1 ? 1 : wrapped) * 360 - 180)
    }
}
