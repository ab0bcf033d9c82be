import Foundation
import Testing

@Suite struct TerminalTests {
    @Test func `on a terminal the table has the terminal's width`() async throws {
        let terminal = try Terminal(columns: 64)
        let process = try Hiroba(language: "ja_JP.UTF-8")
            .makeProcess(["events", "--sample", "--limit", "15"])
        process.standardOutput = terminal.slave
        process.standardError = FileHandle.nullDevice
        try await process.runToEnd()
        let shown = try terminal.readAll()
        #expect(process.terminationStatus == 0)
        try expectOutput("events-table-64-ja.txt", shown)
    }

    @Test func `a bar shows the pages coming in and goes away again`() async throws {
        let terminal = try Terminal(columns: 80)
        let process = try Hiroba().makeProcess(["events", "--sample", "--limit", "300"])
        process.standardOutput = FileHandle.nullDevice
        process.standardError = terminal.slave
        try await process.runToEnd()
        let shown = try terminal.readAll()
        #expect(shown.contains("\r██████████░░░░░░░░░░░░░░░░░░░░ 100/300\u{1B}[K"))
        #expect(shown.contains(" 200/300"))
        #expect(shown.hasSuffix("\r\u{1B}[K"))
    }

    @Test func `one page needs no bar, and a file never gets one`() async throws {
        let terminal = try Terminal(columns: 80)
        let process = try Hiroba().makeProcess(["events", "rust", "--sample"])
        process.standardOutput = FileHandle.nullDevice
        process.standardError = terminal.slave
        try await process.runToEnd()
        #expect(try terminal.readAll() == "")
        let outcome = try await Hiroba().run("events", "--sample", "--limit", "300")
        #expect(outcome.err == "")
    }
}
