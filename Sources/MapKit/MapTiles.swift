#if os(Linux)
    import Foundation
    import SwiftUICore

    /// Where maps get their pictures from; for Linux alone, in code under `#if os(Linux)`.
    ///
    /// The default is OpenStreetMap's server, whose rules ask for a name of the app's own and
    /// forbid fetching in bulk (https://operations.osmfoundation.org/policies/tiles). The
    /// variables `ENGAWA_TILE_URL` and `ENGAWA_TILE_USER_AGENT` come before what the app says.
    @MainActor
    public struct MapTiles: Sendable {
        /// An address with `{z}`, `{x}` and `{y}` in it.
        public var urlTemplate: String
        /// What the app calls itself before the server; nil takes the program's name.
        public var userAgent: String?
        /// The largest zoom for which the server has pictures.
        public var maximumZoom: Int

        public nonisolated init(
            urlTemplate: String = "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
            userAgent: String? = nil, maximumZoom: Int = 19
        ) {
            self.urlTemplate = urlTemplate
            self.userAgent = userAgent
            self.maximumZoom = maximumZoom
        }

        /// The source of maps that are made from now on.
        public static var source = MapTiles()

        static var resolved: MapTileSource {
            let environment = ProcessInfo.processInfo.environment
            let name = ProcessInfo.processInfo.processName
            return MapTileSource(
                urlTemplate: environment["ENGAWA_TILE_URL"] ?? source.urlTemplate,
                userAgent: environment["ENGAWA_TILE_USER_AGENT"] ?? source.userAgent
                    ?? "\(name) (Engawa)",
                maximumZoom: source.maximumZoom)
        }
    }
#endif
