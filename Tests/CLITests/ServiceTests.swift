import Foundation
import Testing

@Suite struct ServiceTests {
    @Test func `a live service is asked with the key and gives what the sample gives`() async throws
    {
        try await RunningServer.run(["--require-key"]) { server in
            let live = try await server.client(key: "any").run("events", "rust")
            #expect(live.code == 0)
            #expect(live.err == "")
            let sample = try await Hiroba().run("events", "rust", "--sample")
            #expect(live.out == sample.out)
        }
    }

    @Test func `without a key the sample stands in and says why`() async throws {
        try await RunningServer.run(["--require-key"]) { server in
            let outcome = try await server.client().run("events", "rust", "--limit", "1")
            #expect(outcome.code == 0)
            #expect(outcome.out.contains("Rust"))
            #expect(
                outcome.err == """
                    hiroba: The connpass API needs a key. Showing sample data.
                    Apply for one at https://help.connpass.com/api/ and store it with: hiroba key connpass
                    These are the first 1; --limit gives more.

                    """)
        }
    }

    @Test func `without anything configured nothing leaves this machine`() async throws {
        let outcome = try await Hiroba(language: "ja_JP.UTF-8").run("events", "show", "900001")
        #expect(outcome.code == 0)
        #expect(
            outcome.err == """
                hiroba: connpass の API を使うにはキーが必要です。 サンプルのデータを表示します。
                https://help.connpass.com/api/ で申し込み、届いたキーを hiroba key connpass で登録してください。

                """)
    }

    @Test func `without a way to the service the sample stands in`() async throws {
        let server = try RunningServer([])
        server.process.terminate()
        server.process.waitUntilExit()
        let outcome = try await server.client(key: "any").run("events", "--limit", "300")
        #expect(outcome.code == 0)
        #expect(
            outcome.err == """
                hiroba: Could not connect to 127.0.0.1. Showing sample data.
                Check that the server is running and the connection works.

                """)
    }

    private static let failures = [
        ("status=500", "connpass is having trouble (500).\nTry again in a while."),
        (
            "status=401",
            "connpass did not accept the key.\n"
                + "Check the key and store it again with: hiroba key connpass"
        ),
        (
            "html403",
            "Access was blocked before it reached connpass.\n"
                + "Try another network (without VPN or proxy), or wait a while."
        ),
        (
            "status=422",
            "connpass did not accept the search. (Unprocessable Entity)\n"
                + "Change the search and try again."
        ),
    ]

    @Test(arguments: failures)
    func `a failing service is exit 3 and a sentence`(
        _ fault: String, _ sentence: String
    ) async throws {
        try await RunningServer.run(["--fault", fault]) { server in
            let outcome = try await server.client(key: "secret-key").run("events")
            #expect(outcome.err == "hiroba: \(sentence)\n")
            #expect(outcome.out == "")
            #expect(outcome.code == 3)
        }
    }

    @Test func `an unreadable answer is exit 3`() async throws {
        try await RunningServer.run(["--fault", "garbage"]) { server in
            let outcome = try await server.client(key: "any").run("events")
            #expect(outcome.code == 3)
            #expect(outcome.out == "")
            #expect(!outcome.err.isEmpty)
        }
    }

    @Test func `an answer cut once is asked for again`() async throws {
        try await RunningServer.run(["--fault", "cut=200@1"]) { server in
            let outcome = try await server.client(key: "any").run("events", "rust")
            #expect(outcome.code == 0)
            #expect(outcome.out.contains("Rust"))
            #expect(outcome.err == "")
        }
    }

    @Test func `addresses that are neither encrypted nor local are refused`() async throws {
        for url in ["http://example.com/api/v2/", "file:///etc/passwd", "nonsense"] {
            let hiroba = try Hiroba(environment: ["HIROBA_CONNPASS_URL": url])
            let outcome = try await hiroba.run("events")
            #expect(outcome.code == 2)
            #expect(outcome.out == "")
            #expect(
                outcome.err == """
                    hiroba: HIROBA_CONNPASS_URL cannot be used: \(url)
                    Give an https address, or http://127.0.0.1:… on this machine.

                    """)
        }
    }

    @Test func `a root address is enough`() async throws {
        try await RunningServer.run { server in
            var client = try server.client(key: "any")
            let port = try #require(server.url.port)
            client.environment["HIROBA_CONNPASS_URL"] = "http://127.0.0.1:\(port)"
            let outcome = try await client.run("events", "show", "900001")
            #expect(outcome.code == 0)
            #expect(outcome.err == "")
        }
    }
}
