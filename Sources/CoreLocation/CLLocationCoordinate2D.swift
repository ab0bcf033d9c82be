@_exported public import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A length in metres.
public typealias CLLocationDistance = Double
/// An uncertainty in metres; negative when nothing is known.
public typealias CLLocationAccuracy = Double
/// A direction in degrees from north, clockwise; negative when nothing is known.
public typealias CLLocationDirection = Double
/// Metres per second; negative when nothing is known.
public typealias CLLocationSpeed = Double

/// A place on the earth, in degrees of WGS 84.
public struct CLLocationCoordinate2D: Sendable {
    /// −90 … 90, north positive.
    public var latitude: CLLocationDegrees
    /// −180 … 180, east positive.
    public var longitude: CLLocationDegrees

    /// Makes a place off the coast of Africa, where both are zero.
    public init() { self.init(latitude: 0, longitude: 0) }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A coordinate that means none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
    latitude: -180, longitude: -180)

/// Whether a coordinate lies on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Makes a coordinate.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
