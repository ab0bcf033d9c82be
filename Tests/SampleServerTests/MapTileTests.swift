import Foundation
import Testing

@testable import SampleServer

@Suite struct MapTileTests {
    /// The tile of a place, and where on it the place is.
    private func tile(
        _ latitude: Double, _ longitude: Double, zoom: Int
    ) throws -> (path: String, x: Int, y: Int) {
        let point = MapPoint(longitude: longitude, latitude: latitude)
        let count = Double(1 << zoom)
        let tile = try #require(
            MapTile(zoom: zoom, x: Int(point.x * count), y: Int(point.y * count)))
        let pixel = tile.pixel(point)
        return ("tiles/\(tile.name).png", Int(pixel.x), Int(pixel.y))
    }

    private func expectSea(
        _ isSea: Bool, _ latitude: Double, _ longitude: Double, zoom: Int, on server: TestServer,
        _ name: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let place = try tile(latitude, longitude, zoom: zoom)
        let answer = try await server.get(place.path)
        #expect(answer.status == 200, sourceLocation: sourceLocation)
        let picture = try TilePicture(answer.data)
        #expect(
            picture.isSea(place.x, place.y) == isSea,
            "\(name) \(latitude), \(longitude): \(picture.color(place.x, place.y))",
            sourceLocation: sourceLocation)
    }

    @Test(arguments: [0, 5, 12, 19])
    func `a tile is a picture of 256 by 256`(zoom: Int) async throws {
        try await TestServer.run { server in
            let answer = try await server.get(try tile(35.68, 139.77, zoom: zoom).path)
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "image/png")
            #expect(answer.headers["cache-control"] == "public, max-age=604800")
            let picture = try TilePicture(answer.data)
            #expect(picture.width == 256 && picture.height == 256)
        }
    }

    @Test(arguments: [5, 8, 11, 14, 19])
    func `there is land where Tokyo is and sea in the Pacific`(zoom: Int) async throws {
        try await TestServer.run { server in
            // A little west of the station, where no name is written.
            try await expectSea(false, 35.675, 139.70, zoom: zoom, on: server)
            try await expectSea(true, 34.0, 145.03, zoom: zoom, on: server)
        }
    }

    @Test func `coasts are where they are, in detail around Japan`() async throws {
        try await TestServer.run { server in
            let sea = [(35.45, 139.85), (34.90, 139.30), (34.95, 136.75), (34.20, 133.50)]
            let land = [(35.16, 139.65), (34.95, 138.40), (33.60, 130.45), (43.06, 141.35)]
            for (latitude, longitude) in sea {
                try await expectSea(true, latitude, longitude, zoom: 10, on: server)
            }
            for (latitude, longitude) in land {
                try await expectSea(false, latitude, longitude, zoom: 10, on: server)
            }
            try await expectSea(true, 35.25, 136.08, zoom: 10, on: server, "Lake Biwa")
            try await expectSea(true, 42.0, 50.5, zoom: 6, on: server, "the Caspian Sea")
            try await expectSea(false, 48.0, 10.0, zoom: 6, on: server, "Europe")
        }
    }

    @Test func `the world is mostly water`() async throws {
        try await TestServer.run { server in
            let picture = try TilePicture(try await server.get("tiles/0/0/0.png").data)
            let share = Double(picture.seaCount) / Double(256 * 256)
            #expect((0.4...0.75).contains(share), "\(share)")
        }
    }

    @Test(arguments: [
        "tiles/0/1/0.png", "tiles/3/8/0.png", "tiles/3/0/-1.png", "tiles/20/0/0.png",
        "tiles/-1/0/0.png", "tiles/3/01/0.png", "tiles/3/+1/0.png", "tiles/3/1/0.jpg",
        "tiles/3/1/0", "tiles/3/1.png", "tiles/3/1/0/0.png", "tiles/3/99999999999999999999/0.png",
        "tiles/",
    ])
    func `outside the world there is nothing`(path: String) async throws {
        try await TestServer.run { server in
            let answer = try await server.get(path)
            #expect(answer.status == 404)
        }
    }

    @Test func `the same tile is the same bytes, on any server`() async throws {
        let path = "tiles/7/113/50.png"
        let first = try await TestServer.run { try await $0.get(path) }
        let second = try await TestServer.run { try await $0.get(path) }
        #expect(first.data == second.data)
        #expect(first.headers["etag"] == second.headers["etag"])
        #expect(first.headers["etag"] != nil)
    }

    @Test func `a tile that is known is not sent again`() async throws {
        try await TestServer.run { server in
            let first = try await server.get("tiles/7/113/50.png")
            let tag = try #require(first.headers["etag"])
            let second = try await server.get(
                "tiles/7/113/50.png", headers: ["If-None-Match": tag])
            #expect(second.status == 304)
            #expect(second.data.isEmpty)
            #expect(second.headers["cache-control"] == first.headers["cache-control"])
            let other = try await server.get("tiles/7/113/51.png", headers: ["If-None-Match": tag])
            #expect(other.status == 200)
        }
    }

    @Test func `the map's file is whole and small`() throws {
        let map = WorldMap.bundled
        #expect(map.land.count > 1000 && map.lakes.count > 500 && map.borders.count > 300)
        #expect(WorldMap(Data("EMAP1\n".utf8)) == nil)
        #expect(WorldMap(Data("other".utf8)) == nil)
    }

    @Test func `a ring is clipped along the edges of a box`() {
        let ring = MapOutline([
            MapPoint(x: 0, y: 0), MapPoint(x: 1, y: 0), MapPoint(x: 1, y: 1), MapPoint(x: 0, y: 1),
        ])
        let box = MapBox(west: 0.25, north: 0.25, east: 0.5, south: 2)
        let clipped = ring.clipped(to: box)
        #expect(Set(clipped.map(\.x)) == [0.25, 0.5])
        #expect(Set(clipped.map(\.y)) == [0.25, 1])
        #expect(ring.clipped(to: MapBox(west: 3, north: 3, east: 4, south: 4)).isEmpty)
    }

    @Test(arguments: 0...19)
    func `the grid shows some lines on every tile`(zoom: Int) {
        let side = 360 / Double(1 << zoom)
        let lines = side / MapGrid.step(zoom: zoom)
        #expect((3.9...13).contains(lines), "\(lines)")
    }
}
