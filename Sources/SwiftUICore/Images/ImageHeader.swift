import Foundation

/// What the first bytes of a picture say: its kind and size, without its pixels.
package struct ImageHeader: Hashable, Sendable {
    package enum Format: String, Hashable, Sendable { case png, jpeg, gif, webp, bmp, svg }
    package var format: Format
    /// Size in pixels as the picture is to be seen, turned where the file says so.
    package var width: Int
    package var height: Int
    /// EXIF orientation, 1 … 8; 1 is upright.
    package var orientation = 1

    package init(format: Format, width: Int, height: Int, orientation: Int = 1) {
        self.format = format
        self.width = width
        self.height = height
        self.orientation = orientation
    }

    /// Reads a header; nil where the bytes are no picture of a known kind.
    ///
    /// Source: the formats' own specifications (PNG, JFIF and EXIF, GIF89a, RIFF/WebP, SVG).
    package init?(_ data: Data) {
        let bytes = ByteReader(data)
        guard
            let found = Self.png(bytes) ?? Self.gif(bytes) ?? Self.webp(bytes) ?? Self.bmp(bytes)
                ?? JPEGHeader.read(bytes) ?? SVGHeader.read(data)
        else { return nil }
        guard found.width > 0, found.height > 0 else { return nil }
        self = found
    }

    /// Pixels in all.
    package var pixelCount: Int { width.multipliedReportingOverflow(by: height).partialValue }

    private static func png(_ bytes: ByteReader) -> ImageHeader? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
            bytes.text(at: 12, count: 4) == "IHDR",
            let width = bytes.big(at: 16, count: 4), let height = bytes.big(at: 20, count: 4)
        else { return nil }
        return ImageHeader(format: .png, width: width, height: height)
    }

    private static func gif(_ bytes: ByteReader) -> ImageHeader? {
        guard ["GIF87a", "GIF89a"].contains(bytes.text(at: 0, count: 6)),
            let width = bytes.little(at: 6, count: 2), let height = bytes.little(at: 8, count: 2)
        else { return nil }
        return ImageHeader(format: .gif, width: width, height: height)
    }

    private static func bmp(_ bytes: ByteReader) -> ImageHeader? {
        guard bytes.text(at: 0, count: 2) == "BM", let width = bytes.little(at: 18, count: 4),
            let height = bytes.little(at: 22, count: 4)
        else { return nil }
        // A negative height means rows from the top.
        let rows = abs(Int(Int32(truncatingIfNeeded: height)))
        return ImageHeader(format: .bmp, width: width, height: rows)
    }

    private static func webp(_ bytes: ByteReader) -> ImageHeader? {
        guard bytes.text(at: 0, count: 4) == "RIFF", bytes.text(at: 8, count: 4) == "WEBP" else {
            return nil
        }
        switch bytes.text(at: 12, count: 4) {
        case "VP8X":
            guard let width = bytes.little(at: 24, count: 3),
                let height = bytes.little(at: 27, count: 3)
            else { return nil }
            return ImageHeader(format: .webp, width: width + 1, height: height + 1)
        case "VP8L":
            guard let bits = bytes.little(at: 21, count: 4) else { return nil }
            return ImageHeader(
                format: .webp, width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        case "VP8 ":
            guard let width = bytes.little(at: 26, count: 2),
                let height = bytes.little(at: 28, count: 2)
            else { return nil }
            return ImageHeader(format: .webp, width: width & 0x3FFF, height: height & 0x3FFF)
        default: return nil
        }
    }
}

/// Reads numbers out of bytes; nil beyond the end.
struct ByteReader {
    private let data: Data
    private let start: Int

    init(_ data: Data) {
        self.data = data
        start = data.startIndex
    }

    var count: Int { data.count }

    subscript(index: Int) -> UInt8? {
        index >= 0 && index < data.count ? data[start + index] : nil
    }

    func starts(with prefix: [UInt8]) -> Bool { data.starts(with: prefix) }

    func text(at index: Int, count: Int) -> String? {
        guard index >= 0, index + count <= data.count else { return nil }
        return String(decoding: data[(start + index)..<(start + index + count)], as: UTF8.self)
    }

    /// A number of `count` bytes, the most significant first.
    func big(at index: Int, count: Int) -> Int? {
        guard index >= 0, index + count <= data.count else { return nil }
        return (0..<count).reduce(0) { $0 << 8 | Int(data[start + index + $1]) }
    }

    /// A number of `count` bytes, the least significant first.
    func little(at index: Int, count: Int) -> Int? {
        guard index >= 0, index + count <= data.count else { return nil }
        return (0..<count).reversed().reduce(0) { $0 << 8 | Int(data[start + index + $1]) }
    }
}
