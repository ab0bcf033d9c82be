import Foundation
import SwiftUICore
import Testing

struct ImageHeaderTests {
    @Test func `each kind says its size`() {
        func check(_ data: Data, _ format: ImageHeader.Format, _ width: Int, _ height: Int) {
            #expect(
                ImageHeader(data) == ImageHeader(format: format, width: width, height: height))
        }
        check(PictureData.png, .png, 4, 2)
        check(PictureData.jpeg, .jpeg, 6, 3)
        check(PictureData.gif, .gif, 5, 7)
        check(PictureData.svg, .svg, 24, 12)
    }

    @Test(arguments: [(1, 6, 3), (3, 6, 3), (6, 3, 6), (8, 3, 6)])
    func `a turned photograph has the size it is seen at`(
        _ orientation: Int, _ width: Int, _ height: Int
    ) {
        let header = ImageHeader(PictureData.jpeg(orientation: UInt8(orientation)))
        #expect(header?.width == width)
        #expect(header?.height == height)
        #expect(header?.orientation == orientation)
    }

    @Test(arguments: [
        (#"<svg width="10px" height="20"/>"#, 10, 20),
        (#"<svg stroke-width="3" width="1in" height="72pt"/>"#, 96, 96),
        (#"<svg width="50" viewBox="0 0 10 20"/>"#, 50, 100),
        (#"<svg width="100%" height="100%" viewBox="0 0 8 9"/>"#, 8, 9),
    ])
    func `a drawing's size comes from its lengths or its box`(
        _ text: String, _ width: Int, _ height: Int
    ) {
        let header = ImageHeader(Data(text.utf8))
        #expect(header?.width == width)
        #expect(header?.height == height)
    }

    @Test func `no prefix of a picture stops the program, and none without a size is one`() {
        for data in [PictureData.png, PictureData.jpeg, PictureData.gif, PictureData.svg] {
            for count in 0..<min(data.count, 24) {
                if let header = ImageHeader(data.prefix(count)) { #expect(header.width > 0) }
            }
        }
        #expect(ImageHeader(Data("<html>no picture</html>".utf8)) == nil)
        #expect(ImageHeader(Data()) == nil)
    }

    @Test func `bytes that start elsewhere than at zero are read from their start`() {
        let slice = (Data([1, 2, 3]) + PictureData.png).dropFirst(3)
        #expect(ImageHeader(slice)?.width == 4)
    }
}
