import Foundation
import HeadlessBackend
import SwiftUI
import Testing

@MainActor
struct UIImageTests {
    private let png =
        Data(
            base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR42mP4z8AARwzIHA"
                + "Bvqgf5aN2vpwAAAABJRU5ErkJggg==") ?? Data()

    @Test func `bytes of a picture know their size at once`() throws {
        let image = try #require(UIImage(data: png))
        #expect(image.size == CGSize(width: 4, height: 2))
        #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 2, height: 1))
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        #expect(image.pngData() == png)
    }

    @Test func `a picture is shown at its size`() throws {
        let image = try #require(UIImage(data: png, scale: 2))
        let window = HeadlessWindow { Image(uiImage: image) }
        let node = try #require(
            window.nodes.first { if case .image = $0.content { true } else { false } })
        #expect(window.frame(of: node).size == CGSize(width: 2, height: 1))
    }

    @Test func `a template is painted in the foreground style`() throws {
        let image = try #require(UIImage(data: png)).withRenderingMode(.alwaysTemplate)
        let window = HeadlessWindow { Image(uiImage: image).foregroundColor(.white) }
        let drawing = window.nodes.compactMap {
            if case .image(let drawing) = $0.content { drawing } else { nil }
        }
        #expect(drawing.first?.tint == ResolvedColor(red: 1, green: 1, blue: 1))
    }

    @Test func `files that are no pictures give nothing`() {
        #expect(UIImage(contentsOfFile: "/nonexistent.png") == nil)
        #expect(UIImage(named: "no such picture") == nil)
    }
}
