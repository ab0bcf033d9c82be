import Testing

@testable import GTKBackend

@Suite struct SymbolNameTests {
    private let known: Set<String> = ["heart", "xmark", "person", "wifi", "circle", "photo.frame"]

    private func parse(_ name: String) -> SymbolName { SymbolName(name, isKnown: known.contains) }

    @Test func `a plain name stays as it is`() {
        let name = parse("heart")
        #expect(name.base == "heart" && !name.isFilled && name.enclosure == nil)
    }

    @Test func `fill belongs to the symbol when nothing encloses it`() {
        let name = parse("heart.fill")
        #expect(name.base == "heart" && name.isFilled && name.enclosure == nil)
    }

    @Test func `fill belongs to the circle when one encloses the symbol`() {
        let name = parse("xmark.circle.fill")
        #expect(name.base == "xmark" && !name.isFilled)
        #expect(name.enclosure == .circle && name.isEnclosureFilled)
    }

    @Test func `a circle alone is a symbol`() {
        let name = parse("circle.fill")
        #expect(name.base == "circle" && name.isFilled && name.enclosure == nil)
    }

    @Test func `slashes, crops and badges are taken off`() {
        #expect(parse("wifi.slash").isSlashed)
        #expect(parse("wifi.slash").base == "wifi")
        #expect(parse("person.crop.circle").base == "person")
        #expect(parse("person.badge.plus").base == "person")
    }

    @Test(arguments: [
        "calendar", "person", "mappin", "mappin.and.ellipse", "magnifyingglass", "crown.fill",
        "heart.fill", "star", "bookmark.fill", "chevron.right", "arrow.clockwise", "tag",
        "wifi.slash", "exclamationmark.triangle.fill", "gearshape", "square.and.arrow.up",
        "clock", "house.fill", "map", "doc.text", "person.crop.circle.fill", "ellipsis.circle",
        "xmark.circle.fill", "checkmark.circle.fill", "plus", "trash", "info.circle", "link",
        "line.3.horizontal.decrease.circle", "text.bubble", "calendar.badge.plus", "person.2.fill",
    ])
    func `common symbols are drawn`(name: String) {
        let drawings = DrawnSymbol.all
        let parsed = SymbolName(name) { drawings[$0] != nil }
        #expect(drawings[parsed.base] != nil)
    }
}
