/// Small PNG pictures for events, authors and articles, made rather than stored.
enum SamplePictures {
    private static let kinds: [(prefix: String, make: @Sendable (Int) -> [UInt8])] = [
        ("/media/thumbs/", thumbnail), ("/media/avatars/", avatar), ("/media/pictures/", chart),
    ]

    /// The path of the picture of one event, without the leading slash.
    static func path(eventID: Int) -> String { "media/thumbs/\(eventID).png" }
    /// The path of the picture of one author, without the leading slash.
    static func path(avatar number: Int) -> String { "media/avatars/\(number).png" }
    /// The path of a picture in articles, without the leading slash.
    static func path(picture number: Int) -> String { "media/pictures/\(number).png" }

    /// Answers a request for a picture; `nil` when the path is none.
    static func answer(_ request: SampleRequest) -> SampleResponse? {
        guard let kind = kinds.first(where: { request.path.hasPrefix($0.prefix) }) else {
            return nil
        }
        guard request.path.hasSuffix(".png"),
            let number = Int(request.path.dropFirst(kind.prefix.count).dropLast(4))
        else { return .detail("Not Found", status: 404) }
        return SampleResponse(status: 200, contentType: "image/png", body: kind.make(number))
    }

    /// One colour.
    @Sendable private static func thumbnail(_ number: Int) -> [UInt8] {
        let hue = UInt8(truncatingIfNeeded: number &* 37)
        return PalettePNG(width: 144, height: 108, palette: [(hue, 144, 255 - hue)])
            .bytes { _, _ in 0 }
    }

    /// Five by five squares, the same on both sides.
    @Sendable private static func avatar(_ number: Int) -> [UInt8] {
        var random = SeededGenerator(seed: UInt64(truncatingIfNeeded: number) &+ 77)
        let bits = random.next()
        let color = UInt8(truncatingIfNeeded: bits >> 40)
        let palette: [(UInt8, UInt8, UInt8)] = [
            (238, 240, 242), (color, UInt8(160 - Int(color) / 3), 255 - color / 2),
        ]
        return PalettePNG(width: 80, height: 80, palette: palette).bytes { x, y in
            let column = min(x / 16, 4 - x / 16)
            return Int(bits >> UInt64(y / 16 * 3 + column) & 1)
        }
    }

    /// A chart of bars with lines behind them.
    @Sendable private static func chart(_ number: Int) -> [UInt8] {
        var random = SeededGenerator(seed: UInt64(truncatingIfNeeded: number) &+ 501)
        let heights = (0..<8).map { $0 * 24 + random.number(20...120) }
        let hue = UInt8(truncatingIfNeeded: number &* 61 &+ 40)
        let palette: [(UInt8, UInt8, UInt8)] = [
            (252, 252, 252), (220, 224, 228), (121, 196, 83), (hue, 110, 200),
        ]
        return PalettePNG(width: 640, height: 360, palette: palette).bytes { x, y in
            let bar = x / 80
            if x % 80 >= 16, x % 80 < 64, 340 - y > 0, 340 - y <= heights[bar] {
                return bar % 2 == 0 ? 2 : 3
            }
            return y == 340 || y % 60 == 40 ? 1 : 0
        }
    }
}
