import Foundation
import MapKit
import SampleServer
import Synchronization

/// The window's one sample server, started when first needed and running as long as the program.
final class SampleHost: Sendable {
    private struct Running {
        let server: SampleServer
        let root: URL
    }

    private let now: Date
    private let running = Mutex<Running?>(nil)

    init(now: Date) { self.now = now }

    /// The server's root URL.
    ///
    /// - Throws: `SetupError` when it cannot start.
    func root() throws -> URL {
        try running.withLock { running in
            if let running { return running.root }
            let server = SampleServer(options: .init(now: now))
            do throws(SampleServerError) {
                let root = try server.start()
                running = Running(server: server, root: root)
                return root
            } catch {
                throw SetupError(error)
            }
        }
    }

    /// Starts the server and has maps drawn from its tiles.
    @MainActor
    func offerTiles() throws {
        MapTiles.source.urlTemplate = try root().absoluteString + SampleServer.tilesPath
    }
}
