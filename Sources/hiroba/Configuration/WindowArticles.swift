import AppShell
import ArticlesClient
import ArticlesFeature
import HTTPService
import SampleServer
import SoupTransport

/// Where the window's articles come from.
struct WindowArticles {
    private let surroundings: Surroundings
    private let note: @Sendable (String) -> Void

    /// - Throws: `SetupError` when a variable or the token's file is unusable.
    init(_ surroundings: Surroundings, _ output: Output) throws {
        self.surroundings = surroundings
        note = { [output] in output.note("hiroba: \($0)") }
        _ = try QiitaSetup(surroundings)
    }

    func source(usesSample: Bool, _ sample: SampleHost) -> ArticlesSource {
        ArticlesSource(live: usesSample ? nil : liveClient()) {
            let url = try sample.root().appendingPathComponent(
                SampleServer.qiitaPath, isDirectory: true)
            return LiveArticlesClient(
                baseURL: url, token: nil, http: HTTPService(transport: SoupTransport()))
        }
    }

    private func liveClient() -> KeyedArticlesClient {
        let folder = surroundings.folder("XDG_CACHE_HOME", fallback: ".cache")
            .appendingPathComponent("hiroba", isDirectory: true)
        return KeyedArticlesClient(
            surroundings: surroundings,
            http: HTTPService(folder: folder, transport: SoupTransport(), warn: note))
    }
}

extension KeySetting {
    /// Where a service's key is kept; a key in the environment goes before it.
    init(_ surroundings: Surroundings, _ service: KeyedService) {
        let store = KeyStore(surroundings, service)
        // Away from the main thread, for the person may be asked to unlock their passwords.
        self.init(
            isStored: { store.isStored() },
            save: { key in try await Task.detached { _ = try store.write(key) }.value },
            remove: { try await Task.detached { try store.remove() }.value })
    }
}
