import CCairo

/// The names on a tile: of large cities, and of the tile itself in its corner.
struct TileLabels {
    let tile: MapTile
    let cairo: OpaquePointer

    func draw() {
        // Names reach over from cities on the tiles around.
        let box = tile.box(margin: 90)
        for city in MapCity.all where city.zoom <= tile.zoom {
            let place = city.place
            guard (box.west...box.east).contains(place.x), (box.north...box.south).contains(place.y)
            else { continue }
            draw(city)
        }
        text(tile.name, size: 9) { _, height in
            (4, Double(MapTile.side) - height - 2)
        }
    }

    private func draw(_ city: MapCity) {
        let (x, y) = tile.pixel(city.place)
        cairo_arc(cairo, x, y, 2.5, 0, 2 * .pi)
        cairo_set_source_rgb(cairo, 0.35, 0.3, 0.35)
        cairo_fill(cairo)
        text(city.name, size: 12) { width, _ in (x - width / 2, y + 3) }
    }

    /// Draws a text with a pale edge, so that it can be read on anything.
    private func text(
        _ text: String, size: Double,
        at place: (_ width: Double, _ height: Double) -> (Double, Double)
    ) {
        guard let layout = pango_cairo_create_layout(cairo) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let font = pango_font_description_from_string("Sans")
        pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
        pango_layout_set_font_description(layout, font)
        pango_font_description_free(font)
        pango_layout_set_text(layout, text, -1)
        var (width, height) = (Int32(0), Int32(0))
        pango_layout_get_pixel_size(layout, &width, &height)
        let (x, y) = place(Double(width), Double(height))
        cairo_move_to(cairo, x, y)
        pango_cairo_layout_path(cairo, layout)
        cairo_set_source_rgba(cairo, 1, 1, 1, 0.8)
        cairo_set_line_width(cairo, 2.5)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke_preserve(cairo)
        cairo_set_source_rgb(cairo, 0.25, 0.22, 0.25)
        cairo_fill(cairo)
    }
}
