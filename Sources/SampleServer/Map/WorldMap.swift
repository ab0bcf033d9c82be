import Foundation

/// Coastlines, lakes and the borders of Japan's prefectures.
///
/// Source: Natural Earth, in the public domain; see `Resources/README.md` for the file's format.
struct WorldMap: Sendable {
    let land: [MapOutline]
    let lakes: [MapOutline]
    let borders: [MapOutline]

    /// The map that comes with the product; without its file, a world of water.
    static let bundled: WorldMap = {
        let url = Bundle.module.url(forResource: "World", withExtension: "emap")
        let data = url.flatMap { try? Data(contentsOf: $0) }
        return data.flatMap { WorldMap($0) } ?? WorldMap(land: [], lakes: [], borders: [])
    }()

    private init(land: [MapOutline], lakes: [MapOutline], borders: [MapOutline]) {
        self.land = land
        self.lakes = lakes
        self.borders = borders
    }

    /// Reads a file; `nil` when it is not whole.
    init?(_ data: Data) {
        var reader = Reader(Array(data))
        guard reader.skip("EMAP1\n"), let land = reader.layer(), let lakes = reader.layer(),
            let borders = reader.layer()
        else { return nil }
        self.init(land: land, lakes: lakes, borders: borders)
    }

    private struct Reader {
        private let bytes: [UInt8]
        private var position = 0

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        mutating func skip(_ text: String) -> Bool {
            guard bytes.starts(with: text.utf8) else { return false }
            position = text.utf8.count
            return true
        }

        mutating func layer() -> [MapOutline]? {
            guard let count = number(), count >= 0 else { return nil }
            var outlines: [MapOutline] = []
            for _ in 0..<count {
                guard let outline = outline() else { return nil }
                outlines.append(outline)
            }
            return outlines
        }

        private mutating func outline() -> MapOutline? {
            guard let count = number(), count > 0, count <= bytes.count else { return nil }
            var points: [MapPoint] = []
            points.reserveCapacity(count)
            var (longitude, latitude) = (0, 0)
            for _ in 0..<count {
                guard let east = number(), let north = number() else { return nil }
                longitude += east
                latitude += north
                points.append(
                    MapPoint(
                        longitude: Double(longitude) / 10_000, latitude: Double(latitude) / 10_000))
            }
            return MapOutline(points)
        }

        private mutating func number() -> Int? {
            var value = 0
            var shift = 0
            while position < bytes.count, shift < 63 {
                let byte = bytes[position]
                position += 1
                value |= Int(byte & 0x7F) << shift
                if byte < 0x80 { return value & 1 == 0 ? value >> 1 : -((value + 1) >> 1) }
                shift += 7
            }
            return nil
        }
    }
}
