import Foundation
import Synchronization

/// A local web service that speaks connpass v2 and Qiita v2, with invented events and articles, and
/// serves the ranking of towns of 2021 and map tiles.
///
/// It listens on 127.0.0.1 only and runs on a thread and main context of its own, so it works in
/// any process, whatever main loop that has or lacks.
public final class SampleServer: Sendable {
    /// Where connpass v2 begins below the root URL.
    public static let connpassPath = "api/v2/"
    /// Where Qiita v2 begins below the root URL.
    public static let qiitaPath = "qiita/api/v2/"

    /// Where the ranking of towns is below the root URL.
    public static let townsPath = "towns.json"
    /// Where map tiles are below the root URL; 256-pixel PNG pictures, zoom 0 to 19.
    public static let tilesPath = "tiles/{z}/{x}/{y}.png"

    private let options: Options
    private let service: SampleService
    private let thread = SoupThread()

    /// Makes a server that does not listen yet.
    ///
    /// The invented data is made here: the same options give the same data.
    public init(options: Options = Options()) {
        self.options = options
        service = SampleService(options: options)
    }

    /// Starts listening and answers with the root URL, such as `http://127.0.0.1:40123/`.
    ///
    /// Blocks until the socket is open. connpass v2 is below `api/v2/` of the URL,
    /// Qiita v2 below `qiita/api/v2/`.
    ///
    /// - Throws: `SampleServerError.cannotListen` with the port and the system's reason,
    ///   `.alreadyRunning` when started twice.
    public func start() throws(SampleServerError) -> URL {
        let port = try thread.start(port: options.port ?? 0, held: service.held) {
            [service] request in
            service.answer(request)
        }
        guard let url = URL(string: "http://127.0.0.1:\(port)/") else {
            thread.stop()
            throw .cannotListen(port: port, reason: "no URL for the port")
        }
        service.began(at: url)
        return url
    }

    /// Closes every connection and waits for the thread to end; does nothing when not running.
    public func stop() {
        thread.stop()
        service.held.releaseAll()
    }

    /// Replaces the faults; requests are counted from one again.
    public func setFaults(_ plan: FaultPlan) {
        service.setFaults(plan)
    }

    /// The requests answered so far, oldest first; requests to admin paths are left out.
    public func requestLog() -> [RequestRecord] {
        service.requestLog()
    }
}
