/// A ring or a line of the map.
struct MapOutline: Sendable {
    let points: [MapPoint]
    let box: MapBox

    init(_ points: [MapPoint]) {
        self.points = points
        box = MapBox(around: points)
    }

    /// The ring's part inside a box, as a ring along the box's edges where it leaves it.
    ///
    /// Drawing needs it: far coordinates of a whole continent would not fit Cairo's numbers.
    /// Source: Sutherland and Hodgman, "Reentrant Polygon Clipping", 1974.
    func clipped(to box: MapBox) -> [MapPoint] {
        var ring = points
        ring = Self.clip(ring, { $0.x >= box.west }, { Self.crossing($0, $1, x: box.west) })
        ring = Self.clip(ring, { $0.x <= box.east }, { Self.crossing($0, $1, x: box.east) })
        ring = Self.clip(ring, { $0.y >= box.north }, { Self.crossing($0, $1, y: box.north) })
        return Self.clip(ring, { $0.y <= box.south }, { Self.crossing($0, $1, y: box.south) })
    }

    private static func clip(
        _ ring: [MapPoint], _ isInside: (MapPoint) -> Bool,
        _ crossing: (MapPoint, MapPoint) -> MapPoint
    ) -> [MapPoint] {
        guard var before = ring.last else { return [] }
        var kept: [MapPoint] = []
        kept.reserveCapacity(ring.count)
        var wasInside = isInside(before)
        for point in ring {
            let isIn = isInside(point)
            if isIn != wasInside { kept.append(crossing(before, point)) }
            if isIn { kept.append(point) }
            before = point
            wasInside = isIn
        }
        return kept
    }

    private static func crossing(_ a: MapPoint, _ b: MapPoint, x: Double) -> MapPoint {
        MapPoint(x: x, y: a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x))
    }

    private static func crossing(_ a: MapPoint, _ b: MapPoint, y: Double) -> MapPoint {
        MapPoint(x: a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), y: y)
    }
}
