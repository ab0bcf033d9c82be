import Foundation
import Testing

@testable import SwiftUICore

/// A folder with an asset catalog, made for one test.
private final class CatalogFolder {
    let root: URL
    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(at: root) }

    func write(_ path: String, _ text: String) throws {
        let url = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func writeColor(_ path: String, _ colors: String...) throws {
        let list = colors.joined(separator: ",")
        try write(path + ".colorset/Contents.json", "{\"colors\": [\(list)]}")
    }

    var catalog: AssetCatalog { AssetCatalog(roots: [root]) }
}

struct AssetCatalogTests {
    private func entry(
        _ red: String, _ green: String, _ blue: String, space: String = "srgb", dark: Bool = false
    ) -> String {
        let appearance =
            dark ? #""appearances": [{"appearance": "luminosity", "value": "dark"}],"# : ""
        return """
            {"idiom": "universal", \(appearance) "color": {"color-space": "\(space)",
            "components": {"red": "\(red)", "green": "\(green)", "blue": "\(blue)",
            "alpha": "0.500"}}}
            """
    }

    @Test func `components are read as hexadecimals, bytes and fractions`() throws {
        let folder = try CatalogFolder()
        try folder.writeColor("A.xcassets/Mixed", entry("0xFF", "51", "0.400"))
        let color = folder.catalog.color(named: "Mixed", scheme: .light)
        #expect(color == ResolvedColor(red: 1, green: 0.2, blue: 0.4, opacity: 0.5))
    }

    @Test func `a dark variant shows in dark surroundings`() throws {
        let folder = try CatalogFolder()
        try folder.writeColor(
            "A.xcassets/Two", entry("1.0", "0.0", "0.0"), entry("0.0", "0.0", "1.0", dark: true))
        #expect(folder.catalog.color(named: "Two", scheme: .light)?.red == 1)
        #expect(folder.catalog.color(named: "Two", scheme: .dark)?.blue == 1)
    }

    @Test func `display P3 becomes sRGB`() throws {
        let folder = try CatalogFolder()
        try folder.writeColor("A.xcassets/Wide", entry("0.5", "0.5", "0.5", space: "display-p3"))
        try folder.writeColor("A.xcassets/Red", entry("1.0", "0.0", "0.0", space: "display-p3"))
        let gray = try #require(folder.catalog.color(named: "Wide", scheme: .light))
        #expect(abs(gray.red - 0.5) < 0.001 && abs(gray.blue - 0.5) < 0.001)
        let red = try #require(folder.catalog.color(named: "Red", scheme: .light))
        #expect(red.red == 1 && red.green == 0)
    }

    @Test func `folders count as part of the name only where they say so`() throws {
        let folder = try CatalogFolder()
        try folder.writeColor("A.xcassets/Plain/Inner", entry("1.0", "0.0", "0.0"))
        try folder.writeColor("A.xcassets/Space/Inner2", entry("0.0", "1.0", "0.0"))
        try folder.write(
            "A.xcassets/Space/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        #expect(folder.catalog.color(named: "Inner", scheme: .light)?.red == 1)
        #expect(folder.catalog.color(named: "Space/Inner2", scheme: .light)?.green == 1)
        #expect(folder.catalog.color(named: "Inner2", scheme: .light) == nil)
    }

    @Test func `the best file of an image set is chosen`() throws {
        let folder = try CatalogFolder()
        try folder.write(
            "A.xcassets/Logo.imageset/Contents.json",
            """
            {"images": [{"idiom": "universal", "filename": "l.png", "scale": "1x"},
            {"idiom": "universal", "filename": "l2.png", "scale": "2x"},
            {"idiom": "universal", "filename": "gone.png", "scale": "3x"},
            {"idiom": "universal", "filename": "d.png", "scale": "2x",
            "appearances": [{"appearance": "luminosity", "value": "dark"}]},
            {"idiom": "universal", "scale": "3x"}],
            "properties": {"template-rendering-intent": "template"}}
            """)
        for name in ["l", "l2", "d"] {
            try folder.write("A.xcassets/Logo.imageset/\(name).png", "x")
        }
        let light = try #require(folder.catalog.image(named: "Logo", scheme: .light))
        #expect(light.path.hasSuffix("l2.png") && light.scale == 2 && light.isTemplate)
        #expect(folder.catalog.image(named: "Logo", scheme: .dark)?.path.hasSuffix("d.png") == true)
    }

    @Test func `loose files are found with and without their ending`() throws {
        let folder = try CatalogFolder()
        try folder.write("photo@2x.jpg", "x")
        #expect(folder.catalog.image(named: "photo", scheme: .light)?.scale == 2)
        #expect(folder.catalog.image(named: "photo.jpg", scheme: .light)?.scale == 2)
        #expect(folder.catalog.image(named: "", scheme: .light) == nil)
    }
}
