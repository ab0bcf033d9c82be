import SwiftUICore

/// What a person may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Accepted without effect: maps are always seen from straight above, north up.
    public static let pitch = MapInteractionModes(rawValue: 4)
    /// Accepted without effect: maps are always seen from straight above, north up.
    public static let rotate = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map follows the person; without effect, since where that is is not known.
public enum MapUserTrackingMode: Sendable { case none, follow }

/// Where a map is seen from.
public struct MapCamera: Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    /// Metres.
    public var distance: Double
    /// Kept without effect: north is up.
    public var heading: Double
    /// Kept without effect: maps are seen from straight above.
    public var pitch: Double
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
        pitch: Double = 0
    ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }
}

/// How far a map's camera may go; accepted without effect.
public struct MapCameraBounds: Sendable {
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
        maximumDistance: Double? = nil
    ) {}
}

/// What a map is to show, or shows since a person moved it.
public struct MapCameraPosition: Sendable {
    enum Content: Sendable {
        case automatic
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case camera(MapCamera)
    }
    let content: Content
    /// Whether a person moved the map to where it is.
    public let positionedByUser: Bool

    init(_ content: Content, positionedByUser: Bool = false) {
        self.content = content
        self.positionedByUser = positionedByUser
    }

    /// Everything on the map in sight.
    public static let automatic = MapCameraPosition(.automatic)
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(.region(region))
    }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
        MapCameraPosition(.rect(rect))
    }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        MapCameraPosition(.camera(camera))
    }
    /// A place with a kilometre around it.
    @MainActor
    public static func item(_ item: MKMapItem) -> MapCameraPosition {
        .region(
            MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000,
                longitudinalMeters: 1000))
    }
    /// The fallback: where the person is is not known.
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition { fallback }

    public var region: MKCoordinateRegion? {
        if case .region(let region) = content { region } else { nil }
    }
    public var rect: MKMapRect? { if case .rect(let rect) = content { rect } else { nil } }
    public var camera: MapCamera? {
        if case .camera(let camera) = content { camera } else { nil }
    }
    /// Always false: where the person is is not known.
    public var followsUserLocation: Bool { false }

    /// Whether both say the same.
    func isSame(as other: MapCameraPosition) -> Bool {
        switch (content, other.content) {
        case (.automatic, .automatic): true
        case (.region(let a), .region(let b)): a.isSame(as: b)
        case (.rect(let a), .rect(let b)): a == b
        case (.camera(let a), .camera(let b)):
            a.centerCoordinate.latitude == b.centerCoordinate.latitude
                && a.centerCoordinate.longitude == b.centerCoordinate.longitude
                && a.distance == b.distance
        default: false
        }
    }
}

extension MapCameraPosition: Equatable {
    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
        a.isSame(as: b) && a.positionedByUser == b.positionedByUser
    }
}

/// How a map is drawn; all styles look the same, there is one set of pictures.
public struct MapStyle: Sendable {
    public static let standard = MapStyle()
    public static let imagery = MapStyle()
    public static let hybrid = MapStyle()
    /// How heights are shown; accepted without effect.
    public enum Elevation: Sendable { case automatic, flat, realistic }
    public static func standard(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    public static func hybrid(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
}

/// When the app is told of moves.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

/// What a map shows after a move.
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect

    init(_ viewport: MapViewport) {
        camera = viewport.camera
        region = viewport.region
        rect = viewport.rect
    }
}

extension MapViewport {
    var camera: MapCamera {
        MapCamera(centerCoordinate: center, distance: cameraDistance)
    }
}
