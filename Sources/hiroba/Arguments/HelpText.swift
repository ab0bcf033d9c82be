import EventsClient

/// A command's help, made from its specification.
struct HelpText {
    let spec: CommandSpec
    let language: DisplayLanguage

    var text: String {
        var parts = [usage, spec.summary.text(in: language)]
        if !spec.subcommands.isEmpty { parts.append(section(Self.commands, commandRows)) }
        if let choices = spec.argument?.choices, !choices.isEmpty {
            let name = spec.argument?.name.text(in: language) ?? ""
            parts.append("\(name): \(choices.joined(separator: ", "))")
        }
        parts.append(section(Self.options, optionRows))
        if !spec.examples.isEmpty { parts.append(examples) }
        if let notes = spec.notes { parts.append(notes.text(in: language)) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static let commands = Words("コマンド:", "Commands:")
    private static let options = Words("オプション:", "Options:")

    private var usage: String {
        var words = [language.pick("使い方:", "Usage:"), "hiroba"] + spec.path
        if let argument = spec.argument {
            let name = argument.name.text(in: language) + (argument.isRepeatable ? "…" : "")
            words.append(argument.isRequired ? name : "[\(name)]")
        }
        words.append(language.pick("[オプション]", "[OPTIONS]"))
        return words.joined(separator: " ")
    }

    private var commandRows: [(String, String)] {
        spec.subcommands.flatMap { [$0] + $0.subcommands }.map { command in
            (command.path.joined(separator: " "), command.summary.text(in: language))
        }
    }

    private var optionRows: [(String, String)] {
        spec.allOptions.map { option in
            let value = option.value.map { " " + $0.placeholder } ?? ""
            var help = option.help.text(in: language)
            if let choices = option.value?.choices, !choices.isEmpty, choices.count <= 8 {
                help += ": " + choices.joined(separator: ", ")
            }
            return ("--\(option.name)\(value)", help)
        }
    }

    private func section(_ title: Words, _ rows: [(String, String)]) -> String {
        let width = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
        let lines = rows.map { "  \(DisplayWidth.pad($0.0, to: width))  \($0.1)" }
        return ([title.text(in: language)] + lines).joined(separator: "\n")
    }

    private var examples: String {
        let lines = spec.examples.map { "  \($0.command)\n      \($0.meaning.text(in: language))" }
        return ([language.pick("例:", "Examples:")] + lines).joined(separator: "\n")
    }
}
