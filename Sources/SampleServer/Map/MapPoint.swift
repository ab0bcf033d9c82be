import Foundation

/// A place on the world's square map: 0 to 1 from west to east and from north to south.
///
/// Source: the spherical Mercator projection of web maps (EPSG:3857), cut off at 85.0511 degrees.
struct MapPoint: Equatable, Sendable {
    var x: Double
    var y: Double

    init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    init(longitude: Double, latitude: Double) {
        let clamped = min(max(latitude, -Self.northernmost), Self.northernmost)
        let sine = sin(clamped * .pi / 180)
        x = (longitude + 180) / 360
        y = 0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)
    }

    private static let northernmost = 85.051_128_779_8

    var longitude: Double { x * 360 - 180 }
    var latitude: Double { atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi }
}

/// A rectangle of the world's square map.
struct MapBox: Sendable {
    var west: Double
    var north: Double
    var east: Double
    var south: Double

    init(west: Double, north: Double, east: Double, south: Double) {
        self.west = west
        self.north = north
        self.east = east
        self.south = south
    }

    /// The smallest around some points.
    init(around points: [MapPoint]) {
        self.init(west: 1, north: 1, east: 0, south: 0)
        for point in points {
            west = min(west, point.x)
            east = max(east, point.x)
            north = min(north, point.y)
            south = max(south, point.y)
        }
    }

    func grown(by margin: Double) -> MapBox {
        MapBox(
            west: west - margin, north: north - margin, east: east + margin, south: south + margin)
    }

    func intersects(_ other: MapBox) -> Bool {
        west <= other.east && other.west <= east && north <= other.south && other.north <= south
    }
}
