import CoreLocation

/// A height and a width in degrees.
public struct MKCoordinateSpan: Sendable {
    /// From south to north.
    public var latitudeDelta: CLLocationDegrees
    /// From west to east.
    public var longitudeDelta: CLLocationDegrees

    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the earth around a place.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Makes a region of a height and a width in metres.
    public init(
        center centerCoordinate: CLLocationCoordinate2D,
        latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        // A degree of latitude on a sphere of the earth's mean radius.
        let metersPerDegree = 6_371_008.8 * Double.pi / 180
        let shrink = max(cos(centerCoordinate.latitude * .pi / 180), 0.000_001)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / metersPerDegree,
                longitudeDelta: min(longitudinalMeters / (metersPerDegree * shrink), 360)))
    }

    /// Makes the region that a rectangle of the flat map is.
    public init(_ rect: MKMapRect) {
        let top = MKMapPoint(x: rect.midX, y: rect.minY).coordinate
        let bottom = MKMapPoint(x: rect.midX, y: rect.maxY).coordinate
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (top.latitude + bottom.latitude) / 2, longitude: top.longitude),
            span: MKCoordinateSpan(
                latitudeDelta: top.latitude - bottom.latitude,
                longitudeDelta: rect.width / MKMapSize.world.width * 360))
    }
}

/// Makes a span.
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Makes a region.
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

extension MKCoordinateRegion {
    /// Whether both say the same to the last bit.
    func isSame(as other: MKCoordinateRegion) -> Bool {
        center.latitude == other.center.latitude && center.longitude == other.center.longitude
            && span.latitudeDelta == other.span.latitudeDelta
            && span.longitudeDelta == other.span.longitudeDelta
    }
}
