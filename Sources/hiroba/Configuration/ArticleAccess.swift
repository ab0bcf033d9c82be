import ArticlesClient
import Foundation
import HTTPService
import SampleServer
import SoupTransport

/// Runs work on live articles, or on sample articles where live ones can't be had.
struct ArticleAccess {
    let surroundings: Surroundings
    let output: Output
    let usesSample: Bool

    /// Calls the work once, or a second time with sample data when the first attempt shows that
    /// there is no way to the service; that is said on standard error.
    func use<Result>(_ work: (any ArticlesClient) async throws -> Result) async throws -> Result {
        if usesSample { return try await useSample(work) }
        let setup = try QiitaSetup(surroundings)
        do {
            return try await work(live(setup))
        } catch let error as ArticlesError where error.callsForSampleData {
            explain(error)
            return try await useSample(work)
        }
    }

    private func live(_ setup: QiitaSetup) -> any ArticlesClient {
        let folder = surroundings.folder("XDG_CACHE_HOME", fallback: ".cache")
            .appendingPathComponent("hiroba", isDirectory: true)
        let http = HTTPService(folder: folder, transport: SoupTransport()) { [output] in
            output.note("hiroba: \($0)")
        }
        return RememberingArticlesClient(
            LiveArticlesClient(baseURL: setup.baseURL, token: setup.token, http: http),
            surroundings, output)
    }

    private func useSample<Result>(
        _ work: (any ArticlesClient) async throws -> Result
    ) async throws -> Result {
        let server = SampleServer(options: .init(now: try surroundings.now()))
        let root = try server.startForCommand()
        defer { server.stop() }
        let url = root.appendingPathComponent(SampleServer.qiitaPath, isDirectory: true)
        return try await work(
            LiveArticlesClient(
                baseURL: url, token: nil, http: HTTPService(transport: SoupTransport())))
    }

    private func explain(_ error: ArticlesError) {
        let sentence = error.sentenceForTerminal(in: output.language)
        let sample = Words("サンプルのデータを表示します。", "Showing sample data.")
        output.note("hiroba: \(sentence.summary) \(sample.text(in: output.language))")
        if !sentence.help.isEmpty { output.note(sentence.help) }
    }
}
