import Foundation
import Library
import Testing

@Suite struct LibraryRecoveryTests {
    private func fill(_ folder: URL) async throws {
        let library = Library.ticking(folder)
        for id in ["1", "2", "3"] {
            try await library.save(.sample(id, text: String(repeating: "長い文章。", count: 500)))
        }
        try await library.setRead(true, SavedItem.sample("2").reference)
        try await library.remove(SavedItem.sample("3").reference)
    }

    private func file(_ folder: URL, _ name: String = "library.sqlite") -> URL {
        folder.appendingPathComponent(name)
    }

    /// All of it in one file, as after a clean end.
    private func checkpoint(_ folder: URL) throws {
        #expect(!FileManager.default.fileExists(atPath: file(folder, "library.sqlite-wal").path))
    }

    private func damaged(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix("library-damaged-") && $0.hasSuffix(".sqlite") }
    }

    enum Damage: CaseIterable {
        case garbage, emptyHeader, truncated, middle
    }

    @Test(arguments: Damage.allCases)
    func `a damaged file is set aside and what was saved comes back`(
        damage: Damage
    ) async throws {
        try await withFolder { folder in
            try await fill(folder)
            try checkpoint(folder)
            var data = try Data(contentsOf: file(folder))
            let before = data
            switch damage {
            case .garbage: data = Data(repeating: 0x41, count: 9000)
            case .emptyHeader: data.replaceSubrange(0..<100, with: Data(count: 100))
            case .truncated: data = data.prefix(data.count / 2)
            case .middle:
                data.replaceSubrange(
                    4096..<(data.count - 100), with: Data(count: data.count - 4196))
            }
            #expect(data != before)
            try data.write(to: file(folder))

            let library = Library.ticking(folder)
            #expect(try await library.ids() == ["2", "1"])
            let second = try await library.item(SavedItem.sample("2").reference)
            #expect(second?.isRead == true)
            #expect(second?.text.count == 2500)
            #expect(try await library.ids("長い文章").count == 2)
            let kept = try #require(damaged(folder).first)
            #expect(try Data(contentsOf: file(folder, kept)) == data)
            let path = file(folder, kept).path
            #expect(await library.takeNotices() == [.setAside(path: path, restored: 2)])
            #expect(try await library.integrityProblems().isEmpty)
        }
    }

    @Test func `a file damaged while it is open is set aside too`() async throws {
        try await withFolder { folder in
            try await fill(folder)
            let library = Library.ticking(folder)
            #expect(try await library.ids().count == 2)
            let handle = try FileHandle(forWritingTo: file(folder))
            try handle.write(contentsOf: Data(repeating: 0x41, count: 4096 * 10))
            try handle.close()
            // Another connection has no page of it in memory.
            let other = Library.ticking(folder)
            #expect(try await other.ids().count == 2)
            try await library.save(.sample("4"))
            #expect(try await other.ids().count == 3)
            #expect(try await Library(folder: folder).ids().count == 3)
        }
    }

    @Test func `a lost file comes back from the copy, a lost copy from the file`() async throws {
        try await withFolder { folder in
            try await fill(folder)
            try FileManager.default.removeItem(at: file(folder))
            #expect(try await Library(folder: folder).ids() == ["2", "1"])
            let copy = file(folder, "saved.jsonl")
            try FileManager.default.removeItem(at: copy)
            #expect(try await Library(folder: folder).ids() == ["2", "1"])
            #expect(try String(contentsOf: copy, encoding: .utf8).split(separator: "\n").count == 3)
        }
    }

    @Test func `lines of the copy that cannot be read do not take the others along`()
        async throws
    {
        try await withFolder { folder in
            try await fill(folder)
            let copy = file(folder, "saved.jsonl")
            var lines = try String(contentsOf: copy, encoding: .utf8).split(separator: "\n")
            lines[0] = "{}"
            lines[1] = lines[1].prefix(50)
            try Data(lines.joined(separator: "\n").utf8).write(to: copy)
            try FileManager.default.removeItem(at: file(folder))
            #expect(try await Library(folder: folder).ids() == ["2"])
        }
    }

    @Test func `a file of a newer version is left alone`() async throws {
        try await withFolder { folder in
            try await fill(folder)
            let handle = try FileHandle(forUpdating: file(folder))
            try handle.seek(toOffset: 60)  // user_version
            try handle.write(contentsOf: Data([0, 0, 0, 99]))
            try handle.close()
            let before = try Data(contentsOf: file(folder))
            let path = file(folder).path
            await #expect(throws: LibraryError.newerVersion(path: path, version: 99)) {
                try await Library(folder: folder).save(.sample("9"))
            }
            #expect(try Data(contentsOf: file(folder)) == before)
        }
    }

    @Test func `a folder that cannot be made is named`() async throws {
        let folder = URL(fileURLWithPath: "/proc/hiroba-test/library")
        let error = await #expect(throws: LibraryError.self) {
            try await Library(folder: folder).save(.sample("1"))
        }
        let sentence = try #require(error).sentence(in: .english)
        #expect(sentence.summary.contains(folder.path))
        #expect(sentence.help.contains("XDG_DATA_HOME"))
    }
}
