import Dispatch
import EventsFeature
import Foundation
import Synchronization

/// The executable: reads the arguments, runs one command, ends with its exit code.
@main
enum Hiroba {
    static let version = "1.0"

    @MainActor
    static func main() {
        // A reader that leaves early is an error of a write here, not a death by signal.
        signal(SIGPIPE, SIG_IGN)
        let surroundings = Surroundings.current
        let output = Output(language: surroundings.language)
        exit(run(Array(CommandLine.arguments.dropFirst()), surroundings, output).rawValue)
    }

    @MainActor
    private static func run(
        _ arguments: [String], _ surroundings: Surroundings, _ output: Output
    ) -> ExitCode {
        do {
            let parsed = try ArgumentParser(root: .root).parse(arguments)
            var request = try CommandRequest(parsed, surroundings)
            if case .doctor(var command) = request {
                command.hasDisplay = WindowCommand.isPossible
                request = .doctor(command)
            }
            if case .window(let command) = request {
                if WindowCommand.isPossible || command.options.screenshot != nil {
                    return try command.run(output)
                }
                return try runWithoutDisplay(command, surroundings, output)
            }
            // Not an asynchronous main: its first suspension would take this thread from GTK.
            return waitFor { [request] in await request.run(output, surroundings) }
        } catch {
            return output.report(error)
        }
    }

    /// Says that there is no display and lists the same in the terminal.
    @MainActor
    private static func runWithoutDisplay(
        _ command: WindowCommand, _ surroundings: Surroundings, _ output: Output
    ) throws -> ExitCode {
        let showsArticles = command.options.section == "articles"
        let events = Words(
            "hiroba: 画面がないため窓を開けません。同じ勉強会をここに一覧します。",
            "hiroba: There is no display for a window; here are the same events as a list.")
        let articles = Words(
            "hiroba: 画面がないため窓を開けません。新着の記事をここに一覧します。",
            "hiroba: There is no display for a window; here are the newest articles as a list.")
        output.note(showsArticles ? articles : events)
        let arguments =
            (showsArticles ? ["articles"] : ["events"] + EventListModel.firstQuery.keywords)
            + (command.options.usesSample ? ["--sample"] : [])
        let parsed = try ArgumentParser(root: .root).parse(arguments)
        let request = try CommandRequest(parsed, surroundings)
        return waitFor { await request.run(output, surroundings) }
    }

    private static func waitFor(_ work: @escaping @Sendable () async -> ExitCode) -> ExitCode {
        let code = Mutex(ExitCode.failure)
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            let result = await work()
            code.withLock { $0 = result }
            done.signal()
        }
        done.wait()
        return code.withLock { $0 }
    }
}
