/// Writes a symbol as an SVG document.
struct SymbolDocument {
    var drawing: SymbolDrawing
    var name: SymbolName

    private static let lineWidth = 1.4
    /// Size of a symbol within a circle or square, of its size alone.
    private static let shrink = 0.54

    /// The document: one colour, on a grid of 16 × 16.
    var text: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">\
        <g fill="none" stroke="#000000" stroke-linecap="round" stroke-linejoin="round" \
        stroke-width="\(Self.lineWidth)">\(enclosed)</g></svg>
        """
    }

    private var enclosed: String {
        guard let enclosure = name.enclosure else { return slashed }
        let radius = enclosure == .circle ? 6.7 : 3
        let box = #"<rect x="1.3" y="1.3" width="13.4" height="13.4" rx="\#(radius)""#
        // The strokes shrink along with the symbol, which this makes up for.
        let width = Self.lineWidth * 1.15 / Self.shrink
        let inset = 8 * (1 - Self.shrink)
        let inner = """
            <g transform="translate(\(inset) \(inset)) scale(\(Self.shrink))" \
            stroke-width="\(width)">\(slashed)</g>
            """
        guard name.isEnclosureFilled else { return box + "/>" + inner }
        return masked(box + Self.filled + "/>", cutting: inner, id: "hole")
    }

    private var slashed: String {
        guard name.isSlashed else { return parts }
        // A gap beside the stroke keeps it apart from what it crosses.
        let gap = stroke("M3.6 1.4 14.6 12.4")
        return masked(parts, cutting: gap, id: "gap") + stroke("M1.6 1.6 14.4 14.4")
    }

    private var parts: String {
        let outline =
            path(drawing.outline, name.isFilled ? Self.filled : "") + stroke(drawing.apart)
        let inner =
            stroke(drawing.detail) + path(drawing.solid, ##" fill="#000000" stroke="none""##)
        let cuts = name.isFilled && name.enclosure == nil && !drawing.outline.isEmpty
        return cuts && !inner.isEmpty ? masked(outline, cutting: inner, id: "cut") : outline + inner
    }

    private static let filled = ##" fill="#000000""##

    private func stroke(_ data: String) -> String { path(data, "") }

    private func path(_ data: String, _ attributes: String) -> String {
        data.isEmpty ? "" : #"<path d="\#(data)"\#(attributes)/>"#
    }

    private func masked(_ content: String, cutting hole: String, id: String) -> String {
        """
        <mask id="\(id)" maskUnits="userSpaceOnUse" x="0" y="0" width="16" height="16">\
        <rect width="16" height="16" fill="#ffffff" stroke="none"/>\(hole)</mask>\
        <g mask="url(#\(id))">\(content)</g>
        """
    }
}
