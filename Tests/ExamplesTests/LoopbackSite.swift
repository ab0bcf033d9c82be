import Foundation
import HeadlessBackend
import SampleServer

/// A sample server of a test's own.
struct LoopbackSite {
    let server: SampleServer
    /// What stands before `api/v2/` of connpass.
    let connpass: URL
    /// What stands before `api/v2/` of Qiita.
    var qiita: URL { connpass.appendingPathComponent("qiita") }

    /// Runs the body with a fresh server and stops the server whatever happens.
    @MainActor
    static func run(
        faults: String = "", _ body: @MainActor (LoopbackSite) async throws -> Void
    ) async throws {
        let server = SampleServer(
            options: .init(
                faults: try FaultPlan(parsing: faults),
                now: Date(timeIntervalSince1970: 1_795_143_600)))
        let root = try server.start()
        defer { server.stop() }
        try await body(LoopbackSite(server: server, connpass: root))
    }

    /// The queries asked so far, decoded, oldest first; those for pictures are left out.
    var queries: [String] {
        server.requestLog().filter { $0.path.contains("api/v2") }
            .map { $0.query.removingPercentEncoding ?? $0.query }
    }
}

extension HeadlessWindow {
    /// Renders and lets the network work until a condition holds, for thirty seconds at most.
    func wait(until condition: () -> Bool) async -> Bool {
        let end = ContinuousClock.now + .seconds(30)
        while ContinuousClock.now < end {
            if await pump(turns: 50, until: condition) { return true }
        }
        return condition()
    }

    /// Presses what has that name, without letting the clock's frames run on.
    func press(_ name: String) {
        find(name) { $0.handlers.activate != nil && $0.isEnabled }?.handlers.activate?()
        renderFrame()
    }

    /// The rectangle of what has an identifier.
    func frame(ofIdentifier identifier: String) -> CGRect? {
        nodes.last { $0.accessibility.identifier == identifier }.map(frame(of:))
    }

    /// Whether the name of something that answers is on screen.
    func offers(_ name: String) -> Bool {
        find(name) { $0.handlers.activate != nil && $0.isEnabled } != nil
    }
}
