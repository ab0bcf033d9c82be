/// A symbol drawn for this project, for SF Symbols that the icon theme has no picture of.
///
/// Drawings are on a grid of 16 × 16, in the notation of SVG paths. A symbol starts with a line
/// `= name`; each further line is a part, a long part being several lines of the same letter:
///
/// ```
/// o   outline: stroked; filled in the .fill variant
/// a   apart:   stroked, in the .fill variant too; what sticks out of the outline
/// d   detail:  stroked; cut out of the outline in the .fill variant
/// s   solid:   filled; cut out of the outline in the .fill variant
/// ```
struct SymbolDrawing: Hashable, Sendable {
    var outline = ""
    var apart = ""
    var detail = ""
    var solid = ""

    /// All drawings by name; read once.
    static let all: [String: SymbolDrawing] = {
        var drawings: [String: SymbolDrawing] = [:]
        for text in [drawings1, drawings2, drawings3, signs, things] { read(text, into: &drawings) }
        return drawings
    }()

    private static func read(_ text: String, into drawings: inout [String: SymbolDrawing]) {
        var name = ""
        for line in text.split(separator: "\n") {
            let rest = String(line.dropFirst(2))
            switch line.first {
            case "=":
                name = rest
                drawings[name] = SymbolDrawing()
            case "o": drawings[name]?.outline += rest
            case "a": drawings[name]?.apart += rest
            case "d": drawings[name]?.detail += rest
            case "s": drawings[name]?.solid += rest
            default: assertionFailure("unknown part of symbol \(name): \(line)")
            }
        }
    }
}
