/// A completion script for bash, made from the catalog of commands.
struct BashCompletions {
    let root: CommandSpec

    var text: String {
        """
        # bash completion for hiroba
        _hiroba() {
            local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
            local command="" i
            for ((i = 1; i < COMP_CWORD; i++)); do
                case "$command/${COMP_WORDS[i]}" in
        \(descents)
                esac
            done
            case "$command $previous" in
        \(values)
            esac
            case "$command" in
        \(words)
            esac
        }
        complete -F _hiroba hiroba

        """
    }

    private var descents: String {
        root.all.dropFirst().map { spec in
            let parent = spec.path.dropLast().joined(separator: "/")
            let path = spec.path.joined(separator: "/")
            return "            \(parent)/\(spec.name)) command=\"\(path)\" ;;"
        }.joined(separator: "\n")
    }

    private var values: String {
        var lines: [String] = []
        for spec in root.all {
            for option in spec.options {
                guard let value = option.value else { continue }
                let pattern = "\"\(spec.path.joined(separator: "/")) --\(option.name)\")"
                lines.append("        \(pattern) \(reply(value)); return ;;")
            }
        }
        return lines.joined(separator: "\n")
    }

    private func reply(_ value: OptionSpec.Value) -> String {
        if value.isFile { return "COMPREPLY=($(compgen -f -- \"$current\"))" }
        return Self.reply(value.choices)
    }

    private var words: String {
        root.all.map { spec in
            let words =
                spec.subcommands.map(\.name) + (spec.argument?.choices ?? [])
                + spec.allOptions.map { "--" + $0.name }
            return "        \"\(spec.path.joined(separator: "/"))\") \(Self.reply(words)) ;;"
        }.joined(separator: "\n")
    }

    private static func reply(_ words: [String]) -> String {
        "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
    }
}
