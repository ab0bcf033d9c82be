import Foundation
import Synchronization

/// Everything the server answers, free of sockets: admin paths, pictures and tiles, faults, then the
/// ranking of towns, Qiita or connpass.
final class SampleService: Sendable {
    private struct State {
        var faults: FaultPlan
        var requestsSinceFaults = 0
        var log: [RequestRecord] = []
    }

    private let connpass: ConnpassAPI
    private let qiita: QiitaAPI
    private let tiles = MapTiles()
    private let state: Mutex<State>
    let held = HeldAnswers()

    init(options: SampleServer.Options) {
        connpass = ConnpassAPI(options: options)
        qiita = QiitaAPI(options: options)
        state = Mutex(State(faults: options.faults))
    }

    /// Tells the service where it can be reached, for links to its own pictures.
    func began(at url: URL) {
        connpass.began(at: url)
        qiita.began(at: url)
    }

    func setFaults(_ plan: FaultPlan) {
        state.withLock {
            $0.faults = plan
            $0.requestsSinceFaults = 0
        }
        held.releaseAll()
    }

    func requestLog() -> [RequestRecord] {
        state.withLock { $0.log }
    }

    func answer(_ request: SampleRequest) -> Delivery {
        if request.path.hasPrefix("/__") { return Delivery(response: admin(request)) }
        if let picture = SamplePictures.answer(request) { return Delivery(response: picture) }
        if let tile = tiles.answer(request) { return Delivery(response: tile) }
        let ticket = held.ticket
        let faults = nextFaults()
        var delivery =
            if let response = SampleTowns.answer(request) {
                Delivery(response: response).suffering(faults, as: .connpass)
            } else if let response = qiita.answer(request) {
                Delivery(response: response).suffering(faults, as: .qiita)
            } else {
                Delivery(response: connpass.answer(request)).suffering(faults, as: .connpass)
            }
        delivery.ticket = ticket
        record(request, delivery, faults)
        return delivery
    }

    private func nextFaults() -> [Fault] {
        state.withLock {
            $0.requestsSinceFaults += 1
            return $0.faults.faults(forRequest: $0.requestsSinceFaults)
        }
    }

    private func record(_ request: SampleRequest, _ delivery: Delivery, _ faults: [Fault]) {
        state.withLock {
            $0.log.append(
                RequestRecord(
                    number: $0.log.count + 1, method: request.method, path: request.path,
                    query: request.query, userAgent: request.headers["user-agent"],
                    hasKey: request.headers["x-api-key"] != nil
                        || request.headers["authorization"] != nil,
                    ifNoneMatch: request.headers["if-none-match"],
                    status: delivery.response.status, faults: faults.map(\.description)))
        }
    }

    // MARK: Admin

    private func admin(_ request: SampleRequest) -> SampleResponse {
        guard request.isFromLoopback, Self.namesLoopback(request.headers["host"]) else {
            return .detail("Only from this machine.", status: 403)
        }
        switch request.path {
        case "/__faults": return faultsPage(request)
        case "/__requests":
            return .json(.object([("requests", .array(requestLog().map(\.json)))]))
        default: return .detail("Not Found", status: 404)
        }
    }

    /// Keeps web pages out that reach this machine under a name of their own.
    private static func namesLoopback(_ host: String?) -> Bool {
        guard let host else { return true }
        return host.hasPrefix("127.0.0.1") || host.hasPrefix("localhost")
    }

    private func faultsPage(_ request: SampleRequest) -> SampleResponse {
        if let text = request.queryItems.first(where: { $0.name == "set" })?.value {
            do {
                setFaults(try FaultPlan(parsing: text))
            } catch {
                return .detail("\(error)", status: 400)
            }
        }
        let plan = state.withLock { $0.faults }
        return .json(.object([("faults", .string(plan.description))]))
    }
}
