import AppShell
import HTTPService
import SampleServer
import SoupTransport
import TownsClient
import TownsFeature

/// Where the window's rankings of towns come from.
struct WindowTowns {
    private let setup: TownsSetup
    private let note: @Sendable (String) -> Void

    init(_ surroundings: Surroundings, _ output: Output) {
        setup = TownsSetup(surroundings)
        note = { [output] in output.note("hiroba: \($0)") }
    }

    /// The address in the settings with the product's files behind it; or the sample server, so
    /// that sample data takes the same way as real data.
    func source(usesSample: Bool, _ sample: SampleHost) -> TownsSource {
        guard usesSample else {
            return TownsSource(
                client: { [setup, note] in try setup.client(warn: note) },
                fallback: BundledTowns())
        }
        return TownsSource(
            client: {
                let url = try sample.root().appendingPathComponent(SampleServer.townsPath)
                return LiveTowns(url: url, http: HTTPService(transport: SoupTransport()))
            }, fallback: BundledTowns())
    }

    /// The setting.
    @MainActor var address: TownsAddress {
        TownsAddress(read: { [setup] in setup.address }, write: { [setup] in try setup.keep($0) })
    }
}
