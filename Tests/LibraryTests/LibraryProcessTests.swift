import Foundation
import Library
import Testing

/// The library with a second process.
@Suite(.serialized) struct LibraryProcessTests {
    @Test(arguments: 0..<8) func `a kill loses nothing that was saved`(
        attempt: Int
    ) async throws {
        try await withFolder { folder in
            // Different sizes and counts meet the writer at different points of its work.
            let writer = Writer(folder, size: [30, 3000, 60_000][attempt % 3])
            try writer.start()
            let lines = try writer.lines(after: 1 + attempt * 3) {
                kill(writer.process.processIdentifier, SIGKILL)
            }
            writer.process.waitUntilExit()
            let told = lines.filter { $0.hasPrefix("saved ") }.map { String($0.dropFirst(6)) }
            #expect(told.count >= 1 + attempt * 3)

            let library = Library(folder: folder)
            let found = Set(try await library.ids())
            #expect(found.isSuperset(of: told), "lost \(Set(told).subtracting(found))")
            #expect(found.count <= told.count + 1)
            #expect(try await library.integrityProblems().isEmpty)
            #expect(await library.takeNotices().isEmpty)
            // The copy has them as well, from the moment the library is open again.
            try FileManager.default.removeItem(
                at: folder.appendingPathComponent("library.sqlite"))
            #expect(Set(try await Library(folder: folder).ids()) == found)
        }
    }

    @Test func `two processes save at once and see each other's items`() async throws {
        try await withFolder { folder in
            let writers = ["a", "b"].map { Writer(folder, prefix: $0, count: 40) }
            for writer in writers { try writer.start() }
            let library = Library(folder: folder)
            for number in 0..<40 { try await library.save(.sample("c-\(number)")) }
            for writer in writers {
                #expect(try writer.rest().count == 40)
                writer.process.waitUntilExit()
                #expect(writer.process.terminationStatus == 0)
            }
            #expect(try await library.ids().count == 120)
            let copy = folder.appendingPathComponent("saved.jsonl")
            let lines = try String(contentsOf: copy, encoding: .utf8).split(separator: "\n")
            #expect(lines.count == 121)
        }
    }

    @Test func `a full disk is named, and what was saved before stays`() async throws {
        try await withFolder { folder in
            var writer = Writer(folder, size: 60_000)
            writer.limitFiles(to: 1024)
            try writer.start()
            let lines = try writer.rest()
            writer.process.waitUntilExit()
            #expect(writer.process.terminationStatus == 1)
            let last = try #require(lines.last)
            #expect(last.hasPrefix("failed ") && last.contains("diskFull"), "\(last)")
            let library = Library(folder: folder)
            #expect(try await library.ids().count == lines.count - 1)
            #expect(lines.count > 2)
            #expect(try await library.integrityProblems().isEmpty)
        }
    }
}
