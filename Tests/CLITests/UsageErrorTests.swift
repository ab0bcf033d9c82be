import Testing

@Suite struct UsageErrorTests {
    private static let cases: [([String], String)] = [
        (["evnets"], "There is no command 'evnets'. Did you mean events?\nSee hiroba --help."),
        (["xyzzy"], "There is no command 'xyzzy'.\nSee hiroba --help."),
        (
            ["help", "evens"],
            "There is no command 'evens'. Did you mean events?\nSee hiroba --help."
        ),
        (
            ["events", "--fromat", "json"],
            "There is no option --fromat here. Did you mean --format?\nSee hiroba events --help."
        ),
        (["events", "-x"], "There is no option -x here.\nSee hiroba events --help."),
        (
            ["--section", "towns", "events"],
            "There is no option --section here.\nSee hiroba events --help."
        ),
        (["events", "--limit"], "--limit needs a value.\nSee hiroba events --help."),
        (["events", "--limit", "--any"], "--limit needs a value.\nSee hiroba events --help."),
        (["events", "--any=yes"], "--any takes no value.\nSee hiroba --help."),
        (
            ["events", "--limit", "0"],
            "--limit is a whole number from 1 to 10000, not '0'.\nSee hiroba --help."
        ),
        (
            ["events", "--from", "2026-02-30"],
            "--from is a date like 2026-12-01, today or tomorrow, not '2026-02-30'.\n"
                + "See hiroba events --help."
        ),
        (
            ["events", "--from", "2026-12-02", "--to", "2026-12-01"],
            "--from 2026-12-02 is after --to 2026-12-01.\nSee hiroba events --help."
        ),
        (
            ["events", "--on", "today", "--from", "today"],
            "--on and --from exclude each other.\nSee hiroba events --help."
        ),
        (
            ["events", "--format", "jason"],
            "--format cannot be 'jason'. Did you mean json? Choose from: table, json, ndjson, ics\n"
                + "See hiroba events --help."
        ),
        (
            ["events", "--prefecture", "tokyo,oskaa"],
            "--prefecture cannot be 'oskaa'. Did you mean osaka?\nSee hiroba events --help."
        ),
        (["events", "show"], "ID is missing.\nSee hiroba events show --help."),
        (
            ["events", "show", "abc"],
            "'abc' is not an event's number.\nSee hiroba events show --help."
        ),
        (
            ["events", "show", "1", "2"],
            "'2' is one too many.\nSee hiroba events show --help."
        ),
        (["key"], "SERVICE is missing. Choose from: connpass, qiita\nSee hiroba key --help."),
        (
            ["key", "conpass"],
            "SERVICE cannot be 'conpass'. Did you mean connpass? Choose from: connpass, qiita\n"
                + "See hiroba key --help."
        ),
        (
            ["completions", "tcsh"],
            "SHELL cannot be 'tcsh'. Choose from: bash, zsh, fish\n"
                + "See hiroba completions --help."
        ),
        (
            ["sample-server", "--fault", "dealy=5"],
            "--fault cannot be read at 'dealy'. Did you mean delay?\nSee hiroba sample-server --help."
        ),
        (
            ["sample-server", "--fault", "status=5@2"],
            "--fault cannot be read at 'status=5'.\nSee hiroba sample-server --help."
        ),
        (
            ["sample-server", "--port", "70000"],
            "--port is a whole number from 1 to 65535, not '70000'.\nSee hiroba --help."
        ),
        (
            ["--section", "twons"],
            "--section cannot be 'twons'. Did you mean towns?"
                + " Choose from: events, articles, towns, saved\nSee hiroba --help."
        ),
    ]

    @Test(arguments: cases)
    func `a wrong command line is exit 2 and one sentence`(
        _ arguments: [String], _ sentence: String
    ) async throws {
        let outcome = try await Hiroba().run(arguments)
        #expect(outcome.err == "hiroba: \(sentence)\n")
        #expect(outcome.out == "")
        #expect(outcome.code == 2)
    }

    @Test func `the same in Japanese`() async throws {
        let outcome = try await Hiroba(language: "ja_JP.UTF-8").run("events", "--fromat", "json")
        #expect(
            outcome.err == """
                hiroba: --fromat というオプションはありません。 --format のことですか？
                使い方は hiroba events --help で表示されます。

                """)
    }

    @Test func `a day that is none in HIROBA_TODAY is said, not guessed`() async throws {
        let hiroba = try Hiroba(environment: ["HIROBA_TODAY": "soon"])
        let outcome = try await hiroba.run("events", "--sample")
        #expect(
            outcome.err == "hiroba: HIROBA_TODAY cannot be read: soon\nWrite it like 2026-12-01.\n")
        #expect(outcome.code == 2)
    }

    @Test func `words after two dashes are keywords, whatever they look like`() async throws {
        let outcome = try await Hiroba().run("events", "--sample", "--", "--any", "show")
        #expect(outcome.err == "No events matched.\n")
        #expect(outcome.code == 0)
    }
}
