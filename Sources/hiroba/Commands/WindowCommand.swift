import AppShell
import EventsClient
import EventsFeature
import Foundation
import HTTPService
import MapKit
import SampleServer
import SoupTransport
import SwiftUI

/// `hiroba` without a command: the window.
struct WindowCommand: Sendable {
    /// What the window is to show first, and how.
    struct Options: Sendable {
        /// `events`, `articles`, `towns` or `saved`; `nil` leaves it to the window.
        var section: String?
        /// Sample data whatever is configured.
        var usesSample: Bool
        /// Write a PNG here once the data has arrived, then end.
        var screenshot: URL?
        /// The moment to take for now.
        var now: Date
    }

    let options: Options
    let surroundings: Surroundings

    init(_ parsed: ParsedArguments, _ surroundings: Surroundings) throws {
        self.surroundings = surroundings
        options = Options(
            section: parsed.value("section"), usesSample: parsed.has("sample"),
            screenshot: parsed.value("screenshot").map { URL(fileURLWithPath: $0) },
            now: try surroundings.now())
    }

    /// Runs on the main thread until the window closes.
    @MainActor
    func run(_ output: Output) throws -> ExitCode {
        let picture = Picture(options.screenshot)
        let events = try WindowEvents(surroundings, output)
        let sample = SampleHost(now: options.now)
        AppConfiguration.current = AppConfiguration(
            events: events.source(usesSample: options.usesSample, sample),
            settings: AppConfiguration.Settings(
                connpass: KeySetting(surroundings, .connpass),
                qiita: KeySetting(surroundings, .qiita)),
            sectionDidLoad: { picture.sectionDidLoad() })
        AppConfiguration.current.section = options.section
        AppConfiguration.current.articles = try WindowArticles(surroundings, output)
            .source(usesSample: options.usesSample, sample)
        WindowLibrary(surroundings, output).configure()
        let towns = WindowTowns(surroundings, output)
        AppConfiguration.current.towns = towns.source(usesSample: options.usesSample, sample)
        AppConfiguration.current.townsAddress = towns.address
        MapTiles.source.userAgent = HTTPService.userAgent
        if options.usesSample { try sample.offerTiles() }
        let status = AppLauncher.run(
            HirobaApp.self, applicationID: "org.engawa.Hiroba",
            defaultSize: windowSize, opened: { picture.windows = $0 })
        if let failure = picture.failure { throw failure }
        return status == 0 ? .success : .failure
    }

    /// Whether a window could be opened now.
    @MainActor static var isPossible: Bool { AppLauncher.isDisplayAvailable }

    /// `HIROBA_WINDOW_SIZE`, as `WIDTHxHEIGHT` in points, or the default.
    private var windowSize: CGSize {
        let parts = (surroundings.value("HIROBA_WINDOW_SIZE") ?? "").split(separator: "x")
            .compactMap { Double($0) }
        guard parts.count == 2, parts[0] >= 200, parts[1] >= 200 else {
            return CGSize(width: 960, height: 720)
        }
        return CGSize(width: parts[0], height: parts[1])
    }
}

/// Where the window's events come from.
private struct WindowEvents {
    let surroundings: Surroundings
    let setup: ConnpassSetup
    let note: @Sendable (String) -> Void

    init(_ surroundings: Surroundings, _ output: Output) throws {
        self.surroundings = surroundings
        setup = try ConnpassSetup(surroundings)
        note = { [output] in output.note("hiroba: \($0)") }
    }

    func source(usesSample: Bool, _ sample: SampleHost) -> EventsSource {
        let live = usesSample ? nil : liveClient()
        return EventsSource(live: live) {
            let url = try sample.root().appendingPathComponent(
                SampleServer.connpassPath, isDirectory: true)
            return LiveEventsClient(
                baseURL: url, apiKey: nil, http: HTTPService(transport: SoupTransport()))
        }
    }

    private func liveClient() -> KeyedEventsClient {
        let folder = surroundings.folder("XDG_CACHE_HOME", fallback: ".cache")
            .appendingPathComponent("hiroba", isDirectory: true)
        return KeyedEventsClient(
            surroundings: surroundings,
            http: HTTPService(folder: folder, transport: SoupTransport(), warn: note))
    }
}

/// Takes the picture that `--screenshot` asks for, once the data is on screen.
@MainActor
private final class Picture {
    var windows: AppLauncher.Windows?
    private(set) var failure: SetupError?
    private let file: URL?
    private var isTaken = false

    init(_ file: URL?) { self.file = file }

    func sectionDidLoad() {
        guard let file, !isTaken else { return }
        isTaken = true
        // The rows of this frame are committed after this call, and drawn by a later one.
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.settlingSeconds) { [self] in
            MainActor.assumeIsolated { take(file) }
        }
    }

    private static let settlingSeconds = 0.5

    private func take(_ file: URL) {
        do {
            try windows?.writeScreenshot(to: file.path)
        } catch {
            failure = .unusableFile(path: file.path, reason: "\(error)")
        }
        windows?.close()
    }
}
