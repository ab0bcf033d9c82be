import EventsClient

/// A completion script for zsh, made from the catalog of commands.
struct ZshCompletions {
    let root: CommandSpec
    let language: DisplayLanguage

    var text: String {
        """
        #compdef hiroba
        # zsh completion for hiroba
        \(root.all.map(function).joined(separator: "\n"))
        _hiroba "$@"

        """
    }

    private func function(_ spec: CommandSpec) -> String {
        var lines = ["\(Self.name(spec))() {"]
        if !spec.subcommands.isEmpty { lines += descent(spec) }
        let arguments = spec.allOptions.map(argument) + words(spec)
        lines.append("    _arguments \\\n        " + arguments.joined(separator: " \\\n        "))
        return (lines + ["}"]).joined(separator: "\n")
    }

    /// Hands over to the function of the command that stands first among the words.
    private func descent(_ spec: CommandSpec) -> [String] {
        let cases = spec.subcommands.map { sub in
            "            \(sub.name)) shift words; (( CURRENT-- )); \(Self.name(sub)); return ;;"
        }
        return ["    if (( CURRENT > 2 )); then", "        case \"$words[2]\" in"] + cases
            + ["        esac", "    fi"]
    }

    private func argument(_ option: OptionSpec) -> String {
        let help = escaped(option.help.text(in: language))
        guard let value = option.value else { return "'--\(option.name)[\(help)]'" }
        let action =
            value.isFile ? "_files" : value.choices.isEmpty ? " " : choices(value.choices)
        return "'*--\(option.name)[\(help)]:\(value.placeholder):\(action)'"
    }

    private func words(_ spec: CommandSpec) -> [String] {
        let subcommands = spec.subcommands.map { sub in
            "\(sub.name)\\:\"\(escaped(sub.summary.text(in: language)))\""
        }
        if !subcommands.isEmpty { return ["'1:command:((\(subcommands.joined(separator: " "))))'"] }
        guard let argument = spec.argument, !argument.choices.isEmpty else { return [] }
        return ["'1:\(argument.name.text(in: language)):\(choices(argument.choices))'"]
    }

    private func choices(_ words: [String]) -> String { "(\(words.joined(separator: " ")))" }

    private static func name(_ spec: CommandSpec) -> String {
        (["_hiroba"] + spec.path).joined(separator: "_").replacing("-", with: "_")
    }

    private func escaped(_ text: String) -> String {
        text.replacing("'", with: "’").replacing(":", with: "\\:")
            .replacing("[", with: "\\[").replacing("]", with: "\\]")
    }
}
