import EventsClient

/// Completions for fish, made from the catalog of commands.
struct FishCompletions {
    let root: CommandSpec
    let language: DisplayLanguage

    var text: String {
        let lines = root.all.flatMap { commandLines($0) + argumentLines($0) + optionLines($0) }
        return (["# fish completion for hiroba", "complete -c hiroba -f"] + lines)
            .joined(separator: "\n") + "\n"
    }

    private func commandLines(_ spec: CommandSpec) -> [String] {
        spec.subcommands.map { sub in
            let condition = Self.condition(spec)
            return "complete -c hiroba -n \(condition) -a \(sub.name) -d \(quoted(sub.summary))"
        }
    }

    private func argumentLines(_ spec: CommandSpec) -> [String] {
        guard let choices = spec.argument?.choices, !choices.isEmpty else { return [] }
        return [
            "complete -c hiroba -n \(Self.condition(spec)) -a '\(choices.joined(separator: " "))'"
        ]
    }

    private func optionLines(_ spec: CommandSpec) -> [String] {
        spec.allOptions.map { option in
            let value =
                switch option.value {
                case nil: ""
                case let value? where value.isFile: " -r -F"
                case let value? where value.choices.isEmpty: " -x"
                case let value?: " -x -a '\(value.choices.joined(separator: " "))'"
                }
            return "complete -c hiroba -n \(Self.condition(spec)) -l \(option.name)\(value)"
                + " -d \(quoted(option.help))"
        }
    }

    /// In this command, and in none below it.
    private static func condition(_ spec: CommandSpec) -> String {
        let below = spec.subcommands.map(\.name).joined(separator: " ")
        var parts = spec.path.map { "__fish_seen_subcommand_from \($0)" }
        if !below.isEmpty { parts.append("not __fish_seen_subcommand_from \(below)") }
        return "'\(parts.isEmpty ? "true" : parts.joined(separator: "; and "))'"
    }

    private func quoted(_ words: Words) -> String {
        "'\(words.text(in: language).replacing("'", with: "\\'"))'"
    }
}
