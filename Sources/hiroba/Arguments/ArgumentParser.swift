/// Takes a command line apart by the catalog of commands.
struct ArgumentParser {
    let root: CommandSpec

    /// - Throws: `UsageError` with the first thing that is wrong.
    func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
        var parsed = ParsedArguments(spec: root)
        var rest = arguments[...]
        var takesOptions = true
        while let token = rest.popFirst() {
            if takesOptions, token == "--" {
                takesOptions = false
            } else if takesOptions, token == "-h" {
                parsed.add("help", nil)
            } else if takesOptions, token.hasPrefix("-"), token.count > 1 {
                try option(token, &rest, &parsed)
            } else if takesOptions, parsed.words.isEmpty, let next = subcommand(token, parsed) {
                parsed.spec = next
            } else {
                try word(token, &parsed)
            }
        }
        if !parsed.has("help") { try check(parsed) }
        return parsed
    }

    private func subcommand(_ word: String, _ parsed: ParsedArguments) -> CommandSpec? {
        parsed.spec.subcommands.first { $0.name == word }
    }

    private func word(_ word: String, _ parsed: inout ParsedArguments) throws(UsageError) {
        guard let argument = parsed.spec.argument else {
            let names = parsed.spec.subcommands.map(\.name)
            guard !names.isEmpty else { throw .extraWord(word, command: parsed.spec.path) }
            throw .unknownCommand(word, suggestion: Suggestion.nearest(to: word, among: names))
        }
        guard parsed.words.isEmpty || argument.isRepeatable else {
            throw .extraWord(word, command: parsed.spec.path)
        }
        if !argument.choices.isEmpty, !argument.choices.contains(word) {
            throw .badChoice(
                subject: argument.name, value: word, allowed: argument.choices,
                command: parsed.spec.path)
        }
        parsed.words.append(word)
    }

    private func option(
        _ token: String, _ rest: inout ArraySlice<String>, _ parsed: inout ParsedArguments
    ) throws(UsageError) {
        let parts = token.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0].drop { $0 == "-" })
        var value = parts.count > 1 ? String(parts[1]) : nil
        guard token.hasPrefix("--"), let spec = known(name, parsed.spec) else {
            throw unknown(String(parts[0]), parsed.spec)
        }
        if spec.value == nil {
            guard value == nil else { throw .unexpectedValue(option: name) }
        } else if value == nil {
            guard let next = rest.first, !next.hasPrefix("--") else {
                throw .missingValue(option: name, command: parsed.spec.path)
            }
            value = rest.removeFirst()
        }
        try checkChoice(spec, value, parsed.spec)
        parsed.add(name, value)
    }

    /// Options may stand before the command they belong to.
    private func known(_ name: String, _ spec: CommandSpec) -> OptionSpec? {
        let own = spec.allOptions.first { $0.name == name }
        if own != nil || !spec.path.isEmpty { return own }
        return spec.all.lazy.flatMap(\.options).first { $0.name == name }
    }

    private func unknown(_ token: String, _ spec: CommandSpec) -> UsageError {
        let names = spec.allOptions.map { "--" + $0.name }
        return .unknownOption(
            token, suggestion: Suggestion.nearest(to: token, among: names), command: spec.path)
    }

    private func checkChoice(
        _ option: OptionSpec, _ value: String?, _ spec: CommandSpec
    ) throws(UsageError) {
        // Lists of places are read by the command, which knows more names for them.
        guard let allowed = option.value?.choices, !allowed.isEmpty, let value,
            option.value?.isList == false, !allowed.contains(value)
        else { return }
        throw .badChoice(
            subject: Words("--\(option.name)", "--\(option.name)"), value: value,
            allowed: allowed, command: spec.path)
    }

    private func check(_ parsed: ParsedArguments) throws(UsageError) {
        for option in parsed.options
        where !parsed.spec.allOptions.contains(where: { $0.name == option.name }) {
            throw unknown("--" + option.name, parsed.spec)
        }
        if let argument = parsed.spec.argument, argument.isRequired, parsed.words.isEmpty {
            throw .missingWord(argument.name, allowed: argument.choices, command: parsed.spec.path)
        }
    }
}
