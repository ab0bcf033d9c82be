import CAdwaita
import Foundation
import SwiftUICore

/// A symbol drawn for this project, for SF Symbols that the icon theme has no picture of.
///
/// Drawings are on a grid of 16 × 16, in the notation of SVG paths. A symbol starts with a line
/// `= name`; each further line is a part, a long part being several lines of the same letter:
///
/// ```
/// o   outline: stroked; filled in the .fill variant
/// d   detail:  stroked; cut out of the outline in the .fill variant
/// s   solid:   always filled
/// ```
struct DrawnSymbol: Sendable {
    var outline = Path()
    var detail = Path()
    var solid = Path()

    static let grid = 16.0

    /// All drawings by name; read once.
    static let all: [String: DrawnSymbol] = {
        var symbols: [String: DrawnSymbol] = [:]
        for text in [drawings1, drawings2, drawings3] { read(text, into: &symbols) }
        return symbols
    }()

    private static func read(_ text: String, into symbols: inout [String: DrawnSymbol]) {
        var name: String?
        var parts: [Character: String] = [:]
        func finish() {
            guard let name else { return }
            symbols[name] = DrawnSymbol(
                outline: SVGPath.parse(parts["o"] ?? ""), detail: SVGPath.parse(parts["d"] ?? ""),
                solid: SVGPath.parse(parts["s"] ?? ""))
        }
        for line in text.split(separator: "\n") {
            guard let letter = line.first else { continue }
            let rest = String(line.dropFirst(2))
            if letter == "=" {
                finish()
                name = rest
                parts = [:]
            } else {
                parts[letter, default: ""] += rest
            }
        }
        finish()
    }
}
