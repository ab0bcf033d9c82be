/// Where a map looks: its centre in degrees and its scale.
package struct MapPosition: Hashable, Sendable {
    /// −85.05 … 85.05, north positive.
    package var latitude: Double
    /// −180 … 180, east positive.
    package var longitude: Double
    /// The whole world is 256 · 2^zoom points wide.
    package var zoom: Double

    package init(latitude: Double, longitude: Double, zoom: Double) {
        self.latitude = latitude
        self.longitude = longitude
        self.zoom = zoom
    }
}

/// Where the pictures of a map come from.
package struct MapTileSource: Hashable, Sendable {
    /// An address with `{z}`, `{x}` and `{y}` in it.
    package var urlTemplate: String
    /// What the app calls itself before the server.
    package var userAgent: String
    /// The largest zoom for which there are pictures.
    package var maximumZoom: Int

    package init(urlTemplate: String, userAgent: String, maximumZoom: Int = 19) {
        self.urlTemplate = urlTemplate
        self.userAgent = userAgent
        self.maximumZoom = maximumZoom
    }
}

/// A map as a backend shows it: pictures of the ground, moved by the person or the app.
///
/// Everything that lies on the ground (pins, lines) is drawn by views above it.
@MainActor
package final class MapModel: ForeignModel {
    package static let kindName = "map"

    /// What a key does to a map that has the focus.
    package enum Key: Sendable { case zoomIn, zoomOut, left, right, up, down }

    package private(set) var position: MapPosition
    package var tiles: MapTileSource { didSet { if tiles != oldValue { tell() } } }
    package var allowsPanning = true { didSet { if allowsPanning != oldValue { tell() } } }
    package var allowsZooming = true { didSet { if allowsZooming != oldValue { tell() } } }
    /// Called after the person moved the map.
    package var movedByPerson: ((MapPosition) -> Void)?
    /// Called when a movement of the person's has come to its end.
    package var restedByPerson: (() -> Void)?
    /// Called for keys; says whether it was of use.
    package var keyPressed: ((Key) -> Bool)?
    /// Called when a place on the map was clicked; in points from its top left.
    package var clicked: ((Double, Double) -> Void)?

    package init(position: MapPosition, tiles: MapTileSource) {
        self.position = position
        self.tiles = tiles
        super.init(kind: Self.kindName)
    }

    /// Moves the map for the app; nobody is told.
    package func show(_ new: MapPosition) {
        guard new != position else { return }
        position = new
        tell()
    }

    /// What backends call when the person moved the map.
    package func personMoved(to new: MapPosition) {
        guard new != position else { return }
        position = new
        movedByPerson?(new)
    }

    /// What backends call when a movement of the person's has come to its end.
    package func personRested() { restedByPerson?() }

    private func tell() { (display as? any MapDisplay)?.modelDidChange() }

    package override var summary: String {
        "\(position.latitude), \(position.longitude) zoom \(position.zoom)"
    }
}

/// A backend's widget for a map.
@MainActor
package protocol MapDisplay: AnyObject {
    /// The app changed the model.
    func modelDidChange()
}
