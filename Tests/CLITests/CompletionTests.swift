import Foundation
import Testing

@Suite struct CompletionTests {
    @Test(arguments: ["bash", "zsh", "fish"])
    func `each shell gets its script`(_ shell: String) async throws {
        let outcome = try await Hiroba().run("completions", shell)
        #expect(outcome.code == 0)
        #expect(outcome.err == "")
        try expectOutput("completions.\(shell)", outcome.out)
    }

    @Test func `bash completes commands, options and values`() async throws {
        let cases: [([String], [String])] = [
            (["hiroba", "ev"], ["events"]),
            (["hiroba", "events", "--hi"], ["--hide-announcements"]),
            (["hiroba", "events", "--format", ""], ["table", "json", "ndjson", "ics"]),
            (["hiroba", "events", "show", "--format", "j"], ["json"]),
            (["hiroba", "events", "--prefecture", "toky"], ["tokyo"]),
            (["hiroba", "completions", ""], ["bash", "zsh", "fish", "--help"]),
            (["hiroba", "key", ""], ["connpass", "qiita", "--help"]),
            (["hiroba", "articles", "--so"], ["--sort"]),
            (["hiroba", "articles", "--sort", ""], ["date", "lgtm", "stocks"]),
            (["hiroba", "articles", "show", "--format", "m"], ["markdown"]),
            (["hiroba", "--section", "t"], ["towns"]),
        ]
        let script = try await Hiroba().run("completions", "bash").out
        for (words, expected) in cases {
            #expect(try await complete(words, script) == expected, "\(words)")
        }
    }

    private func complete(_ words: [String], _ script: String) async throws -> [String] {
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let program =
            script + """
                COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
                _hiroba
                printf '%s\\n' "${COMPREPLY[@]}"
                """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", program]
        let pipe = Pipe()
        process.standardOutput = pipe
        try await process.runToEnd()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
