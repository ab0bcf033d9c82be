import EventsClient
import Foundation

/// What the process was started in.
struct Surroundings: Sendable {
    let environment: [String: String]
    let language: DisplayLanguage
    /// Columns of the terminal results go to; `nil` when they go elsewhere.
    let columns: Int?
    let errorsGoToTerminal: Bool

    static var current: Surroundings {
        let environment = ProcessInfo.processInfo.environment
        return Surroundings(
            environment: environment, language: .current,
            columns: columns(environment), errorsGoToTerminal: isatty(STDERR_FILENO) == 1)
    }

    /// A variable that is set to something.
    func value(_ name: String) -> String? {
        environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A folder of the XDG base directories.
    func folder(_ variable: String, fallback: String) -> URL {
        // Relative values are to be ignored, says the specification.
        if let path = value(variable), path.hasPrefix("/") {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        let home = value("HOME") ?? NSHomeDirectory()
        return URL(fileURLWithPath: home, isDirectory: true)
            .appendingPathComponent(fallback, isDirectory: true)
    }

    /// `HIROBA_TODAY` at noon in Japan when it is set, else the clock's time.
    func now() throws(SetupError) -> Date {
        guard let text = value("HIROBA_TODAY") else { return Date() }
        guard let day = CalendarDay(text) else {
            throw .badVariable(name: "HIROBA_TODAY", value: text, example: "2026-12-01")
        }
        return day.start.addingTimeInterval(12 * 3600)
    }

    private static func columns(_ environment: [String: String]) -> Int? {
        if let text = environment["COLUMNS"], let number = Int(text), number > 0 { return number }
        var size = winsize()
        guard isatty(STDOUT_FILENO) == 1,
            ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
        else { return nil }
        return Int(size.ws_col)
    }
}
