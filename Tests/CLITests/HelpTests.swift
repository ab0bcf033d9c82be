import Testing

@testable import hiroba

@Suite struct HelpTests {
    private static let commands = [
        [], ["events"], ["events", "show"], ["articles"], ["articles", "show"], ["towns"],
        ["towns", "show"], ["saved"], ["saved", "add"], ["saved", "remove"], ["search"], ["watch"],
        ["doctor"], ["key"],
        ["sample-server"], ["completions"], ["help"],
    ]

    @Test(arguments: commands)
    func `every command explains itself in both languages`(_ command: [String]) async throws {
        for (language, suffix) in [("C", "en"), ("ja_JP.UTF-8", "ja")] {
            let outcome = try await Hiroba(language: language).run(command + ["--help"])
            #expect(outcome.code == 0)
            #expect(outcome.err == "")
            let name = (["help"] + command + [suffix]).joined(separator: "-")
            try expectOutput(name + ".txt", outcome.out)
        }
    }

    @Test func `the help command and -h say the same as --help`() async throws {
        let hiroba = try Hiroba()
        let long = try await hiroba.run("events", "show", "--help").out
        #expect(try await hiroba.run("help", "events", "show").out == long)
        #expect(try await hiroba.run("events", "show", "-h").out == long)
        #expect(try await hiroba.run("--help", "events", "show").out == long)
    }

    @Test func `the version is one line`() async throws {
        let outcome = try await Hiroba().run("--version")
        #expect(outcome.out == "hiroba 1.0\n")
        #expect(outcome.code == 0)
    }

    @Test func `no help line is wider than 80 columns`() async throws {
        for language in ["C", "ja_JP.UTF-8"] {
            for command in Self.commands {
                let help = try await Hiroba(language: language).run(command + ["--help"]).out
                for line in help.split(separator: "\n") where !line.hasPrefix("  hiroba ") {
                    #expect(DisplayWidth.of(line) <= 80, "\(line)")
                }
            }
        }
    }
}
