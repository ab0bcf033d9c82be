import EventsClient
import Foundation

/// One run of one command, its arguments checked.
enum CommandRequest: Sendable {
    case window(WindowCommand)
    case events(EventsCommand)
    case show(EventsShowCommand)
    case towns(TownsCommand)
    case town(TownsShowCommand)
    case articles(ArticlesCommand)
    case showArticle(ArticlesShowCommand)
    case saved(SavedCommand)
    case savedChange(SavedChangeCommand)
    case watch(WatchCommand)
    case doctor(DoctorCommand)
    case key(KeyCommand)
    case sampleServer(SampleServerCommand)
    case print(String)

    init(_ parsed: ParsedArguments, _ surroundings: Surroundings) throws {
        let language = surroundings.language
        if parsed.has("help") {
            self = .print(HelpText(spec: parsed.spec, language: language).text)
            return
        }
        switch parsed.spec.path {
        case []:
            self =
                parsed.has("version")
                ? .print("hiroba \(Hiroba.version)\n")
                : .window(try WindowCommand(parsed, surroundings))
        case ["events"]: self = .events(try EventsCommand(parsed, surroundings))
        case ["events", "show"]: self = .show(try EventsShowCommand(parsed))
        case ["towns"]: self = .towns(try TownsCommand(parsed))
        case ["towns", "show"]: self = .town(TownsShowCommand(parsed))
        case ["articles"]: self = .articles(try ArticlesCommand(parsed))
        case ["articles", "show"]: self = .showArticle(try ArticlesShowCommand(parsed))
        case ["saved"]: self = .saved(try SavedCommand(parsed, onlySaved: true))
        case ["saved", "add"]: self = .savedChange(SavedChangeCommand(parsed, .add))
        case ["saved", "remove"]: self = .savedChange(SavedChangeCommand(parsed, .remove))
        case ["search"]: self = .saved(try SavedCommand(parsed, onlySaved: false))
        case ["watch"]: self = .watch(try WatchCommand(parsed))
        case ["doctor"]: self = .doctor(DoctorCommand())
        case ["key"]: self = .key(KeyCommand(parsed))
        case ["sample-server"]:
            self = .sampleServer(try SampleServerCommand(parsed, surroundings))
        case ["completions"]: self = .print(Self.completions(parsed.words.first, language))
        default: self = .print(try Self.help(parsed.words, language))
        }
    }

    /// Everything but the window, which needs the main thread.
    func run(_ output: Output, _ surroundings: Surroundings) async -> ExitCode {
        do {
            switch self {
            case .window: return .failure
            case .events(let command): try await command.run(output, surroundings)
            case .show(let command): try await command.run(output, surroundings)
            case .towns(let command): try await command.run(output, surroundings)
            case .town(let command): try await command.run(output, surroundings)
            case .articles(let command): try await command.run(output, surroundings)
            case .showArticle(let command): try await command.run(output, surroundings)
            case .saved(let command): try await command.run(output, surroundings)
            case .savedChange(let command): try await command.run(output, surroundings)
            case .watch(let command): try await command.run(output, surroundings)
            case .doctor(let command): return try await command.run(output, surroundings)
            case .key(let command): try command.run(output, surroundings)
            case .sampleServer(let command): try await command.run(output)
            case .print(let text): try output.write(text)
            }
            return .success
        } catch {
            return output.report(error)
        }
    }

    private static func completions(_ shell: String?, _ language: DisplayLanguage) -> String {
        switch shell {
        case "zsh": ZshCompletions(root: .root, language: language).text
        case "fish": FishCompletions(root: .root, language: language).text
        default: BashCompletions(root: .root).text
        }
    }

    private static func help(
        _ words: [String], _ language: DisplayLanguage
    ) throws(UsageError) -> String {
        var spec = CommandSpec.root
        for word in words {
            guard let next = spec.subcommands.first(where: { $0.name == word }) else {
                let names: [String] = spec.subcommands.map { $0.name }
                throw .unknownCommand(word, suggestion: Suggestion.nearest(to: word, among: names))
            }
            spec = next
        }
        return HelpText(spec: spec, language: language).text
    }
}
