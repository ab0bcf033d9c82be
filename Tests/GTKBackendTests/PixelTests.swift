import Foundation
import SwiftUICore
import Testing

@testable import GTKBackend

struct PixelTests {
    /// 4 × 2 pixels, red.
    private let png = Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR42mP4z8AARwzIHABvqgf5"
            + "aN2vpwAAAABJRU5ErkJggg==") ?? Data()

    @Test func `a picture is encoded anew as another kind`() throws {
        PixelEncoder.install()
        let bitmap = try #require(Bitmap(png))
        let jpeg = try #require(
            PixelWork.encode(PixelJob(bitmap: bitmap, encoding: .jpeg(quality: 0.8))))
        #expect(ImageHeader(jpeg) == ImageHeader(format: .jpeg, width: 4, height: 2))
        let tinted = PixelJob(
            bitmap: bitmap, encoding: .png, tint: ResolvedColor(red: 0, green: 0, blue: 1))
        let blue = try #require(PixelWork.encode(tinted))
        #expect(ImageHeader(blue)?.format == .png)
        #expect(blue != png)
    }

    @Test func `a picture is decoded at the size it is shown at`() throws {
        let bitmap = try #require(Bitmap(png))
        #expect(PixelDecoder.size(of: bitmap.header, covering: 2, 2) == (4, 2))
        #expect(PixelDecoder.size(of: bitmap.header, covering: 100, 100) == (4, 2))
        #expect(PixelDecoder.size(of: bitmap.header, covering: 2, 1) == (2, 1))
        let pixels = try #require(PixelDecoder.decode(bitmap, width: 2, height: 1))
        #expect(pixels.width == 2 && pixels.height == 1)
    }

    @Test func `damaged bytes give no pixels`() throws {
        let bitmap = try #require(Bitmap(png.prefix(40)))
        #expect(PixelDecoder.decode(bitmap, width: 4, height: 2) == nil)
    }

    @Test func `addresses of the data scheme carry their bytes`() throws {
        let url = try #require(URL(string: "data:image/png;base64," + png.base64EncodedString()))
        #expect(try LocalImages.decode(url) == png)
        let plain = try #require(URL(string: "data:image/svg+xml,%3Csvg%3E"))
        #expect(try LocalImages.decode(plain) == Data("<svg>".utf8))
    }
}
