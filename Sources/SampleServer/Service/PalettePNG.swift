/// A PNG picture of at most four colours, made rather than stored.
///
/// Source: PNG specification, sections 5, 10 and 11; RFC 1950 and 1951 for stored blocks.
struct PalettePNG {
    let width: Int
    let height: Int
    /// Red, green and blue; at most four colours.
    let palette: [(UInt8, UInt8, UInt8)]

    /// The file; `color` tells the number of a pixel's colour.
    func bytes(_ color: (_ x: Int, _ y: Int) -> Int) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // Bit depth 2, colour type 3 (palette).
        let size = Self.bigEndian(width) + Self.bigEndian(height)
        file += Self.chunk("IHDR", size + [2, 3, 0, 0, 0])
        file += Self.chunk("PLTE", palette.flatMap { [$0.0, $0.1, $0.2] })
        file += Self.chunk("IDAT", Self.stored(rows(color)))
        return file + Self.chunk("IEND", [])
    }

    private func rows(_ color: (Int, Int) -> Int) -> [UInt8] {
        let stride = 1 + (width + 3) / 4
        var rows = [UInt8](repeating: 0, count: height * stride)
        for y in 0..<height {
            for x in 0..<width {
                rows[y * stride + 1 + x / 4] |= UInt8(color(x, y) & 3) << UInt8(6 - x % 4 * 2)
            }
        }
        return rows
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return bigEndian(data.count) + body + bigEndian(Int(crc(body)))
    }

    /// Blocks of at most 65,535 bytes, not compressed.
    private static func stored(_ data: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        var rest = data[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            let length = [UInt8(block.count & 0xFF), UInt8(block.count >> 8)]
            result += [rest.isEmpty ? 1 : 0] + length + length.map(~) + block
        } while !rest.isEmpty
        return result + bigEndian(Int(adler(data)))
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func adler(_ data: [UInt8]) -> UInt32 {
        var low: UInt32 = 1
        var high: UInt32 = 0
        for byte in data {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return high << 16 | low
    }

    private static func crc(_ data: [UInt8]) -> UInt32 {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in data { value = value >> 8 ^ table[Int((value ^ UInt32(byte)) & 0xFF)] }
        return ~value
    }

    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { value, _ in
            value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
        }
    }
}
