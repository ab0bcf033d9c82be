import CoreLocation

/// A place on the flat map of the world, which is 2^28 units wide and high.
public struct MKMapPoint: Hashable, Sendable {
    /// From west to east.
    public var x: Double
    /// From north to south.
    public var y: Double

    public init() { self.init(x: 0, y: 0) }
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Makes the point of a coordinate; latitudes past ±85.05° are cut off.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let unit = Mercator.unitPoint(of: coordinate)
        self.init(
            x: unit.x * MKMapSize.world.width, y: unit.y * MKMapSize.world.height)
    }

    public var coordinate: CLLocationCoordinate2D {
        Mercator.coordinate(
            atX: x / MKMapSize.world.width, y: y / MKMapSize.world.height)
    }

    /// Metres along the ground.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, point.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude)
            .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
    }
}

/// A width and a height on the flat map of the world.
public struct MKMapSize: Hashable, Sendable {
    public var width: Double
    public var height: Double
    public init() { self.init(width: 0, height: 0) }
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
    /// The whole world.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on the flat map of the world.
public struct MKMapRect: Hashable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    /// The whole world.
    public static let world = MKMapRect(
        x: 0, y: 0, width: MKMapSize.world.width, height: MKMapSize.world.height)
    /// No rectangle at all.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }

    /// The smallest rectangle around both.
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let x = min(minX, rect.minX)
        let y = min(minY, rect.minY)
        return MKMapRect(
            x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
    }
    /// The rectangle made smaller by `dx` and `dy` at each side.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
    public func intersects(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && minX < rect.maxX && rect.minX < maxX && minY < rect.maxY
            && rect.minY < maxY
    }
}
