import Foundation

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
    func run(_ output: Output) -> ExitCode {
        launchWindow(options, output)
    }
}

/// The one place that hands over to the window.
@MainActor
private func launchWindow(_ options: WindowCommand.Options, _ output: Output) -> ExitCode {
    output.note(
        Words(
            "hiroba: この実行ファイルには窓が組み込まれていません。",
            "hiroba: This executable was built without the window."))
    return .failure
}
