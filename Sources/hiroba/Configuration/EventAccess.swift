import EventsClient
import Foundation
import HTTPService
import SampleServer
import SoupTransport

/// Runs work on live events, or on sample events where live ones can't be had.
struct EventAccess {
    let surroundings: Surroundings
    let output: Output
    let usesSample: Bool

    /// Calls the work once, or a second time with sample data when the first attempt shows that
    /// there is no key or no way to the service; that is said on standard error.
    func use<Result>(_ work: (any EventsClient) async throws -> Result) async throws -> Result {
        if usesSample { return try await useSample(work) }
        let setup = try ConnpassSetup(surroundings)
        do {
            return try await work(live(setup))
        } catch let error as EventsError where Self.allowsSample(error) {
            explain(error)
            return try await useSample(work)
        }
    }

    /// A wrong key is the reader's to mend: invented events would only hide it.
    private static func allowsSample(_ error: EventsError) -> Bool {
        error.callsForSampleData && error != .keyRejected
    }

    private func live(_ setup: ConnpassSetup) -> any EventsClient {
        let folder = surroundings.folder("XDG_CACHE_HOME", fallback: ".cache")
            .appendingPathComponent("hiroba", isDirectory: true)
        let http = HTTPService(folder: folder, transport: SoupTransport()) { [output] in
            output.note("hiroba: \($0)")
        }
        let groups = FollowedGroups(surroundings)
        let client = KeylessEventsClient(
            service: LiveEventsClient(baseURL: setup.baseURL, apiKey: setup.key, http: http),
            feeds: FeedEventsClient(apiURL: setup.baseURL, http: http) { groups.names })
        return RememberingEventsClient(client, surroundings, output)
    }

    private func useSample<Result>(
        _ work: (any EventsClient) async throws -> Result
    ) async throws -> Result {
        let server = SampleServer(options: .init(now: try surroundings.now()))
        let root = try server.startForCommand()
        defer { server.stop() }
        let url = root.appendingPathComponent(SampleServer.connpassPath, isDirectory: true)
        return try await work(
            LiveEventsClient(
                baseURL: url, apiKey: nil, http: HTTPService(transport: SoupTransport())))
    }

    private func explain(_ error: EventsError) {
        let sentence = error.sentenceForTerminal(in: output.language)
        let sample = Words("サンプルのデータを表示します。", "Showing sample data.")
        output.note("hiroba: \(sentence.summary) \(sample.text(in: output.language))")
        if !sentence.help.isEmpty { output.note(sentence.help) }
    }
}

extension SampleServer {
    /// Starts, or says why not in the executable's own terms.
    func startForCommand() throws(SetupError) -> URL {
        do {
            return try start()
        } catch {
            throw SetupError(error)
        }
    }
}

extension SetupError {
    init(_ error: SampleServerError) {
        switch error {
        case .cannotListen(let port, let reason):
            self = .serverDidNotStart(port: port, reason: reason)
        case .alreadyRunning: self = .serverDidNotStart(port: 0, reason: "already running")
        }
    }
}
