/// One square of the map at one zoom.
struct MapTile: Equatable, Sendable {
    static let zooms = 0...19
    /// Points (and pixels) along a side.
    static let side = 256

    let zoom: Int
    let x: Int
    let y: Int

    /// `nil` outside the world or the zooms.
    init?(zoom: Int, x: Int, y: Int) {
        guard Self.zooms.contains(zoom) else { return nil }
        let range = 0..<(1 << zoom)
        guard range.contains(x), range.contains(y) else { return nil }
        self.zoom = zoom
        self.x = x
        self.y = y
    }

    /// Reads `/tiles/{z}/{x}/{y}.png`.
    init?(path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 5, parts[0].isEmpty, parts[1] == "tiles", parts[4].hasSuffix(".png")
        else { return nil }
        let numbers = [parts[2], parts[3], parts[4].dropLast(4)].map(Self.number)
        guard let zoom = numbers[0], let x = numbers[1], let y = numbers[2] else { return nil }
        self.init(zoom: zoom, x: x, y: y)
    }

    /// Digits alone, without a sign or leading zeros: one tile has one address.
    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }),
            text.count == 1 || text.first != "0"
        else { return nil }
        return Int(text)
    }

    var name: String { "\(zoom)/\(x)/\(y)" }

    /// The side in parts of the world's.
    private var length: Double { 1 / Double(1 << zoom) }

    var box: MapBox {
        MapBox(
            west: Double(x) * length, north: Double(y) * length, east: Double(x + 1) * length,
            south: Double(y + 1) * length)
    }

    /// The box with some pixels more on every side.
    func box(margin pixels: Double) -> MapBox {
        box.grown(by: pixels / Double(Self.side) * length)
    }

    /// Where a point is, in pixels from the tile's upper left corner.
    func pixel(_ point: MapPoint) -> (x: Double, y: Double) {
        let scale = Double(Self.side) / length
        return ((point.x - box.west) * scale, (point.y - box.north) * scale)
    }
}
