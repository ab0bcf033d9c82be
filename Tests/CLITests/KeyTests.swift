import Foundation
import Testing

@Suite struct KeyTests {
    private func keyFile(_ hiroba: Hiroba) -> String {
        hiroba.home.appendingPathComponent(".config/hiroba/connpass-key").path
    }

    private func mode(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return attributes[.posixPermissions] as? Int ?? -1
    }

    @Test func `a stored key is for its owner's eyes only and is used`() async throws {
        try await RunningServer.run(["--require-key"]) { server in
            let hiroba = try server.client()
            let stored = try await hiroba.run("key", "connpass", input: "abc123\n")
            #expect(stored.code == 0)
            #expect(stored.out == "")
            #expect(stored.err == "The key is stored in \(keyFile(hiroba))\n")
            #expect(try mode(keyFile(hiroba)) == 0o600)
            #expect(try String(contentsOfFile: keyFile(hiroba), encoding: .utf8) == "abc123\n")
            let found = try await hiroba.run("events", "rust")
            #expect(found.code == 0)
            #expect(found.err == "")
        }
    }

    @Test func `a new key takes the old one's place and leaves nothing beside it`() async throws {
        let hiroba = try Hiroba()
        for key in ["first", "second"] {
            #expect(try await hiroba.run("key", "connpass", input: key).code == 0)
        }
        #expect(try String(contentsOfFile: keyFile(hiroba), encoding: .utf8) == "second\n")
        let folder = (keyFile(hiroba) as NSString).deletingLastPathComponent
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["connpass-key"])
    }

    @Test func `XDG_CONFIG_HOME moves the file`() async throws {
        var hiroba = try Hiroba()
        let folder = hiroba.home.appendingPathComponent("elsewhere")
        hiroba.environment["XDG_CONFIG_HOME"] = folder.path
        #expect(try await hiroba.run("key", "connpass", input: "k").code == 0)
        let path = folder.appendingPathComponent("hiroba/connpass-key").path
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test func `a key file that others can read is refused with the remedy`() async throws {
        let hiroba = try Hiroba()
        #expect(try await hiroba.run("key", "connpass", input: "topsecret").code == 0)
        let path = keyFile(hiroba)
        for mode in [0o644, 0o640, 0o604] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
            let outcome = try await hiroba.run("events")
            #expect(outcome.code == 1)
            #expect(outcome.out == "")
            #expect(
                outcome.err == """
                    hiroba: Not using the key file, since others can read it: \(path)
                    Mend it with: chmod 600 \(path)

                    """)
        }
    }

    @Test func `what can be no key is refused and nothing is stored`() async throws {
        let hiroba = try Hiroba()
        let cases = [
            ("", "The key is empty."), ("  \n", "The key is empty."),
            ("two words", "The key holds characters no key has."),
            ("鍵", "The key holds characters no key has."),
            ("a\nb\n", "The key holds characters no key has."),
            (String(repeating: "k", count: 513), "The key holds characters no key has."),
        ]
        for (input, sentence) in cases {
            let outcome = try await hiroba.run("key", "connpass", input: input)
            #expect(outcome.code == 1)
            #expect(outcome.err.hasPrefix("hiroba: \(sentence)\n"), "\(outcome.err)")
            #expect(!FileManager.default.fileExists(atPath: keyFile(hiroba)))
        }
    }

    @Test func `a key is never repeated in what is said`() async throws {
        try await RunningServer.run(["--fault", "status=401"]) { server in
            let outcome = try await server.client(key: "do-not-show-me").run("events")
            #expect(outcome.code == 3)
            #expect(!(outcome.out + outcome.err).contains("do-not-show-me"))
        }
    }
}
