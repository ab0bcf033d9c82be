import CCairo

/// Draws one tile as a PNG picture.
struct TilePainter {
    private let tile: MapTile
    private let map: WorldMap
    private let cairo: OpaquePointer
    private let surface: OpaquePointer

    /// The picture; `nil` when there is no memory for it.
    static func png(_ tile: MapTile, map: WorldMap = .bundled) -> [UInt8]? {
        guard let painter = TilePainter(tile, map) else { return nil }
        defer { painter.free() }
        painter.draw()
        return painter.encoded()
    }

    private init?(_ tile: MapTile, _ map: WorldMap) {
        let side = Int32(MapTile.side)
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, side, side),
            let cairo = cairo_create(surface), cairo_status(cairo) == CAIRO_STATUS_SUCCESS
        else { return nil }
        self.tile = tile
        self.map = map
        self.surface = surface
        self.cairo = cairo
    }

    private func free() {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    private func draw() {
        color(0.67, 0.83, 0.87)
        cairo_paint(cairo)
        fill(map.land) { color(0.95, 0.94, 0.91) }
        fill(map.lakes) { color(0.67, 0.83, 0.87) }
        drawGrid()
        if tile.zoom >= 5 { drawBorders() }
        TileLabels(tile: tile, cairo: cairo).draw()
    }

    private func color(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) {
        cairo_set_source_rgba(cairo, red, green, blue, opacity)
    }

    /// Fills rings by the even-odd rule, so that a ring within a ring is a hole.
    private func fill(_ outlines: [MapOutline], with color: () -> Void) {
        let box = tile.box(margin: 8)
        cairo_new_path(cairo)
        for outline in outlines where outline.box.intersects(box) {
            add(outline.clipped(to: box))
            cairo_close_path(cairo)
        }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
        color()
        cairo_fill_preserve(cairo)
        self.color(0.45, 0.62, 0.68)
        cairo_set_line_width(cairo, tile.zoom < 3 ? 0.4 : 1)
        cairo_stroke(cairo)
    }

    private func add(_ points: [MapPoint]) {
        for (index, point) in points.enumerated() {
            let (x, y) = tile.pixel(point)
            if index == 0 { cairo_move_to(cairo, x, y) } else { cairo_line_to(cairo, x, y) }
        }
    }

    private func drawBorders() {
        let box = tile.box(margin: 8)
        for outline in map.borders where outline.box.intersects(box) {
            // Only steps near the tile: far ones would not fit Cairo's numbers.
            for (first, second) in zip(outline.points, outline.points.dropFirst())
            where MapBox(around: [first, second]).intersects(box) {
                add([first, second])
            }
        }
        color(0.55, 0.45, 0.6, 0.5)
        cairo_set_line_width(cairo, 1)
        cairo_stroke(cairo)
    }

    /// Meridians and parallels, at a distance that shows a few on every tile.
    private func drawGrid() {
        let step = MapGrid.step(zoom: tile.zoom)
        let box = tile.box
        let (west, east) = (MapPoint(x: box.west, y: 0), MapPoint(x: box.east, y: 0))
        for number in MapGrid.multiples(of: step, from: west.longitude, to: east.longitude) {
            let x = tile.pixel(MapPoint(longitude: number, latitude: 0)).x
            line(x, 0, x, Double(MapTile.side))
        }
        let (north, south) = (MapPoint(x: 0, y: box.north), MapPoint(x: 0, y: box.south))
        for number in MapGrid.multiples(of: step, from: south.latitude, to: north.latitude) {
            let y = tile.pixel(MapPoint(longitude: 0, latitude: number)).y
            line(0, y, Double(MapTile.side), y)
        }
        color(0, 0, 0, 0.09)
        cairo_set_line_width(cairo, 1)
        cairo_stroke(cairo)
    }

    private func line(_ x: Double, _ y: Double, _ endX: Double, _ endY: Double) {
        cairo_move_to(cairo, x, y)
        cairo_line_to(cairo, endX, endY)
    }

    private func encoded() -> [UInt8]? {
        var bytes: [UInt8] = []
        let status = withUnsafeMutablePointer(to: &bytes) { pointer in
            cairo_surface_write_to_png_stream(
                surface,
                { target, data, count in
                    guard let target, let data else { return CAIRO_STATUS_WRITE_ERROR }
                    target.assumingMemoryBound(to: [UInt8].self).pointee += UnsafeBufferPointer(
                        start: data, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, pointer)
        }
        return status == CAIRO_STATUS_SUCCESS ? bytes : nil
    }
}

/// Where the lines of the grid are.
enum MapGrid {
    /// Degrees between lines: a round number, some 60 to 150 pixels.
    static func step(zoom: Int) -> Double {
        let wanted = 360 / Double(1 << zoom) / 4
        let steps: [Double] = [
            30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.000_5,
            0.000_2,
        ]
        return steps.first { $0 <= wanted } ?? 0.000_1
    }

    static func multiples(of step: Double, from first: Double, to last: Double) -> [Double] {
        let range = Int((first / step).rounded(.up))..<Int((last / step).rounded(.down)) + 1
        return range.map { Double($0) * step }
    }
}
