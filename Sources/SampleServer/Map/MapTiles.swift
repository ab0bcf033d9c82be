import Synchronization

/// Answers requests for tiles, each drawn once and kept for a while.
final class MapTiles: Sendable {
    private static let prefix = "/tiles/"
    /// Some hundred tiles of a few kilobytes.
    private static let keptCount = 300

    private let kept = Mutex<[String: [UInt8]]>([:])

    /// `nil` when the path is no tile's.
    func answer(_ request: SampleRequest) -> SampleResponse? {
        guard request.path.hasPrefix(Self.prefix) else { return nil }
        guard request.method == "GET" || request.method == "HEAD" else {
            return .detail("Method not allowed", status: 405)
        }
        guard let tile = MapTile(path: request.path), let picture = picture(tile) else {
            return .detail("Not Found", status: 404)
        }
        var response = SampleResponse(status: 200, contentType: "image/png", body: picture)
        response.headers.append(("Cache-Control", "public, max-age=604800"))
        return response.validated(against: request)
    }

    private func picture(_ tile: MapTile) -> [UInt8]? {
        if let picture = kept.withLock({ $0[tile.name] }) { return picture }
        guard let picture = TilePainter.png(tile) else { return nil }
        kept.withLock { kept in
            if kept.count >= Self.keptCount { kept.removeAll(keepingCapacity: true) }
            kept[tile.name] = picture
        }
        return picture
    }
}
