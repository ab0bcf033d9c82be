import Foundation

/// Small pictures of known kinds and sizes.
enum PictureData {
    /// 4 × 2 pixels, red.
    static let png = decode(
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR42mP4z8AARwzIHA"
            + "Bvqgf5aN2vpwAAAABJRU5ErkJggg==")
    /// 6 × 3 pixels, blue.
    static let jpeg = decode(
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwz"
            + "Oko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09P"
            + "T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAADAAYDASIAAhEB"
            + "AxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAA"
            + "AAAAAAAAAAAAAAAABAf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCCAUkN/9k=")
    /// 5 × 7 pixels, green.
    static let gif = decode(
        "R0lGODlhBQAHAPAAAACAAAAAACH5BAAAAAAALAAAAAAFAAcAAAIFhI+puwUAOw==")
    static let svg = Data(
        #"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"/>"#.utf8)

    /// The JPEG with an EXIF segment that says how it is turned.
    static func jpeg(orientation: UInt8) -> Data {
        let tag: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let tiff: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1] + tag + [0, 0, 0, 0]
        let exif = Array("Exif".utf8) + [0, 0] + tiff
        let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        return jpeg.prefix(2) + Data(segment) + jpeg.dropFirst(2)
    }

    private static func decode(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }
}
