import CoreLocation
import SwiftUICore

/// The part of the world that a map of a size shows.
struct MapViewport {
    var center: CLLocationCoordinate2D
    /// The world is 256 · 2^zoom points wide.
    var zoom: Double
    /// Points.
    var size: CGSize

    static let zooms = 0.0...19.0

    private var worldLength: Double { 256 * pow(2, zoom) }

    // MARK: Points

    /// Where a coordinate lies, in points from the top left; the copy of it nearest the middle.
    func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
        let place = Mercator.unitPoint(of: coordinate)
        let middle = Mercator.unitPoint(of: center)
        var dx = place.x - middle.x
        dx -= dx.rounded()
        return CGPoint(
            x: size.width / 2 + dx * worldLength,
            y: size.height / 2 + (place.y - middle.y) * worldLength)
    }

    /// The coordinate of a point in points from the top left.
    func coordinate(at point: CGPoint) -> CLLocationCoordinate2D {
        let middle = Mercator.unitPoint(of: center)
        return Mercator.coordinate(
            atX: middle.x + (point.x - size.width / 2) / worldLength,
            y: middle.y + (point.y - size.height / 2) / worldLength)
    }

    // MARK: Regions

    /// What is in sight.
    var region: MKCoordinateRegion {
        let middle = Mercator.unitPoint(of: center)
        let half = size.height / 2 / worldLength
        let top = Mercator.coordinate(atX: middle.x, y: middle.y - half).latitude
        let bottom = Mercator.coordinate(atX: middle.x, y: middle.y + half).latitude
        return MKCoordinateRegion(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: top - bottom,
                longitudeDelta: min(size.width / worldLength * 360, 360)))
    }

    var rect: MKMapRect {
        let middle = MKMapPoint(center)
        let unit = MKMapSize.world.width / worldLength
        let (width, height) = (size.width * unit, size.height * unit)
        return MKMapRect(
            x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }

    /// The viewport of a size that has all of a region in sight, and as little else as can be.
    init(fitting region: MKCoordinateRegion, size: CGSize) {
        self.size = size
        center = region.center
        center.latitude = min(
            max(center.latitude, -Mercator.latitudeLimit), Mercator.latitudeLimit)
        // Which half height has so many degrees between top and bottom; the inverse of `region`.
        let degrees = min(max(region.span.latitudeDelta, 0), 179)
        let k = asinh(tan(degrees * .pi / 360) / cos(center.latitude * .pi / 180))
        let height = k / .pi
        let width = max(region.span.longitudeDelta, 0) / 360
        let zoomX = width > 0 ? log2(size.width / (256 * width)) : Self.zooms.upperBound
        let zoomY = height > 0 ? log2(size.height / (256 * height)) : Self.zooms.upperBound
        zoom = Self.clamp(min(zoomX, zoomY))
    }

    init(fitting rect: MKMapRect, size: CGSize) {
        self.size = size
        center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        let world = MKMapSize.world
        let zoomX = log2(size.width / (256 * max(rect.width, 1) / world.width))
        let zoomY = log2(size.height / (256 * max(rect.height, 1) / world.height))
        zoom = Self.clamp(min(zoomX, zoomY))
    }

    init(center: CLLocationCoordinate2D, zoom: Double, size: CGSize) {
        self.center = center
        self.zoom = Self.clamp(zoom)
        self.size = size
    }

    private static func clamp(_ zoom: Double) -> Double {
        guard zoom.isFinite else { return zooms.lowerBound }
        return min(max(zoom, zooms.lowerBound), zooms.upperBound)
    }

    // MARK: Cameras

    /// Half the angle of view of the camera that distances are measured for.
    private static let halfViewAngle = Double.pi / 12
    /// Metres around the equator.
    private static let equator = 40_075_016.686

    /// Metres from the middle of the ground to a camera that sees as much of it.
    var cameraDistance: CLLocationDistance {
        let metersPerPoint = Self.equator * cos(center.latitude * .pi / 180) / worldLength
        return size.height * metersPerPoint / 2 / tan(Self.halfViewAngle)
    }

    /// The viewport of what a camera sees from straight above.
    init(center: CLLocationCoordinate2D, cameraDistance: CLLocationDistance, size: CGSize) {
        let height = max(2 * cameraDistance * tan(Self.halfViewAngle), 1)
        let metersPerPoint = height / max(size.height, 1)
        let length = Self.equator * cos(center.latitude * .pi / 180) / metersPerPoint
        self.init(center: center, zoom: log2(length / 256), size: size)
    }

    // MARK: Moves

    /// The viewport moved by points.
    func moved(x: CGFloat, y: CGFloat) -> MapViewport {
        let middle = coordinate(at: CGPoint(x: size.width / 2 + x, y: size.height / 2 + y))
        return MapViewport(center: middle, zoom: zoom, size: size)
    }

    /// The viewport with more or less in sight; 1 doubles lengths.
    func zoomed(by steps: Double) -> MapViewport {
        MapViewport(center: center, zoom: zoom + steps, size: size)
    }
}
