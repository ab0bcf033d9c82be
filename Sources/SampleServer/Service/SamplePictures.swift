/// Small one-coloured PNG pictures for the events, made rather than stored.
enum SamplePictures {
    private static let prefix = "/media/thumbs/"

    /// The path of the picture of one event, without the leading slash.
    static func path(eventID: Int) -> String { "media/thumbs/\(eventID).png" }

    /// Answers a request for a picture; `nil` when the path is none.
    static func answer(_ request: SampleRequest) -> SampleResponse? {
        guard request.path.hasPrefix(prefix) else { return nil }
        guard request.path.hasSuffix(".png"),
            let id = Int(request.path.dropFirst(prefix.count).dropLast(4))
        else { return .detail("Not Found", status: 404) }
        let hue = UInt8(truncatingIfNeeded: id &* 37)
        let picture = png(width: 144, height: 108, red: hue, green: 144, blue: 255 - hue)
        return SampleResponse(status: 200, contentType: "image/png", body: picture)
    }

    /// A palette PNG of one colour whose pixel data is stored uncompressed.
    ///
    /// Source: PNG specification, sections 5, 10 and 11; RFC 1950 and 1951 for stored blocks.
    private static func png(
        width: Int, height: Int, red: UInt8, green: UInt8, blue: UInt8
    ) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // Bit depth 1, colour type 3 (palette).
        file += chunk("IHDR", bigEndian(width) + bigEndian(height) + [1, 3, 0, 0, 0])
        file += chunk("PLTE", [red, green, blue])
        let rows = [UInt8](repeating: 0, count: height * (1 + (width + 7) / 8))
        file += chunk("IDAT", stored(rows))
        return file + chunk("IEND", [])
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return bigEndian(data.count) + body + bigEndian(Int(crc(body)))
    }

    private static func stored(_ data: [UInt8]) -> [UInt8] {
        let count = UInt16(clamping: data.count)
        let length = [UInt8(count & 0xFF), UInt8(count >> 8)]
        return [0x78, 0x01, 0x01] + length + length.map(~) + data + bigEndian(Int(adler(data)))
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
        for byte in data {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        return ~value
    }
}
