/// A command as parser, help and completions know it.
struct CommandSpec: Sendable {
    /// The words after `hiroba`; empty for the window.
    var path: [String]
    var summary: Words
    var argument: ArgumentSpec?
    var options: [OptionSpec] = []
    var examples: [Example] = []
    var notes: Words?
    var subcommands: [CommandSpec] = []

    struct Example: Sendable {
        let command: String
        let meaning: Words

        init(_ command: String, _ meaning: Words) {
            self.command = command
            self.meaning = meaning
        }
    }

    var name: String { path.last ?? "hiroba" }

    /// This command and all below it, depth first.
    var all: [CommandSpec] { [self] + subcommands.flatMap(\.all) }

    /// The options a person may give here, `--help` included.
    var allOptions: [OptionSpec] { options + [.helpSwitch] }
}

/// Words without dashes that a command takes.
struct ArgumentSpec: Sendable {
    let name: Words
    var isRequired = false
    var isRepeatable = false
    var choices: [String] = []
}

/// An option of a command.
struct OptionSpec: Sendable {
    /// Without the dashes.
    let name: String
    /// `nil` for a switch.
    var value: Value?
    let help: Words

    struct Value: Sendable {
        /// Stands for the value in help texts, such as `DATE`.
        let placeholder: String
        var choices: [String] = []
        var isFile = false
        /// Whether commas separate several of the choices.
        var isList = false
    }

    init(_ name: String, _ help: Words) {
        self.name = name
        self.help = help
    }

    init(_ name: String, _ value: Value, _ help: Words) {
        self.name = name
        self.value = value
        self.help = help
    }

    static let helpSwitch = OptionSpec("help", Words("この説明を表示", "show this help"))
    static let sample = OptionSpec(
        "sample", Words("設定にかかわらずサンプルのデータを使う", "use sample data whatever is configured"))
}
