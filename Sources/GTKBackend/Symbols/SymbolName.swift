import Foundation

/// An SF Symbols name taken apart.
///
/// ```
/// heart.slash.circle.fill  =  base "heart", slashed, in a filled circle
/// ```
struct SymbolName: Hashable, Sendable {
    enum Enclosure: String, Hashable, Sendable { case circle, square }

    var base: String
    /// Whether the symbol itself is filled.
    var isFilled = false
    var isSlashed = false
    var enclosure: Enclosure?
    var isEnclosureFilled = false

    /// - Parameter isKnown: Whether a base name needs no more taking apart.
    init(_ name: String, isKnown: (String) -> Bool) {
        base = name
        if isKnown(base) { return }
        let endsInFill = strip(".fill")
        isFilled = endsInFill
        if isKnown(base) { return }
        for enclosure in [Enclosure.circle, .square] where strip("." + enclosure.rawValue) {
            self.enclosure = enclosure
            isEnclosureFilled = endsInFill
            isFilled = false
        }
        if isKnown(base) { return }
        _ = strip(".crop")
        isFilled = strip(".fill") || isFilled
        isSlashed = strip(".slash")
        if isKnown(base) { return }
        isFilled = strip(".fill") || isFilled
        if isKnown(base) { return }
        stripBadge()
    }

    private mutating func strip(_ suffix: String) -> Bool {
        guard base.hasSuffix(suffix), base.count > suffix.count else { return false }
        base.removeLast(suffix.count)
        return true
    }

    private mutating func stripBadge() {
        guard let range = base.range(of: ".badge") else { return }
        base = String(base[..<range.lowerBound])
    }
}
