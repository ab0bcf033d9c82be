import Foundation

/// The size and orientation in a JPEG file's markers.
enum JPEGHeader {
    static func read(_ bytes: ByteReader) -> ImageHeader? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var orientation = 1
        var place = 2
        while let marker = nextMarker(bytes, &place) {
            if marker == 0xD9 || marker == 0xDA { return nil }
            // Markers without a length.
            if (0xD0...0xD7).contains(marker) || marker == 0x01 { continue }
            guard let length = bytes.big(at: place, count: 2), length >= 2 else { return nil }
            if marker == 0xE1 { orientation = exif(bytes, at: place + 2) ?? orientation }
            if isFrame(marker) {
                return frame(bytes, at: place, orientation: orientation)
            }
            place += length
        }
        return nil
    }

    private static func nextMarker(_ bytes: ByteReader, _ place: inout Int) -> UInt8? {
        guard bytes[place] == 0xFF else { return nil }
        while bytes[place] == 0xFF { place += 1 }
        guard let marker = bytes[place] else { return nil }
        place += 1
        return marker
    }

    private static func isFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    private static func frame(
        _ bytes: ByteReader, at place: Int, orientation: Int
    ) -> ImageHeader? {
        guard let height = bytes.big(at: place + 3, count: 2),
            let width = bytes.big(at: place + 5, count: 2)
        else { return nil }
        let isTurned = orientation > 4
        return ImageHeader(
            format: .jpeg, width: isTurned ? height : width, height: isTurned ? width : height,
            orientation: orientation)
    }

    /// The orientation among the tags of an EXIF segment.
    private static func exif(_ bytes: ByteReader, at place: Int) -> Int? {
        guard bytes.text(at: place, count: 4) == "Exif" else { return nil }
        let base = place + 6
        let isBig = bytes.text(at: base, count: 2) == "MM"
        func number(_ offset: Int, _ count: Int) -> Int? {
            isBig
                ? bytes.big(at: base + offset, count: count)
                : bytes.little(at: base + offset, count: count)
        }
        guard let directory = number(4, 4), let entries = number(directory, 2), entries < 200
        else { return nil }
        for index in 0..<entries {
            let entry = directory + 2 + index * 12
            guard number(entry, 2) == 0x0112 else { continue }
            guard let value = number(entry + 8, 2), (1...8).contains(value) else { return nil }
            return value
        }
        return nil
    }
}
