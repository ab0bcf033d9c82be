import Foundation

/// `hiroba sample-server` as a process of its own.
struct RunningServer {
    let process: Process
    let output: Pipe
    let url: URL

    struct NoURL: Error {
        let text: String
    }

    /// Runs the body while the server runs, then ends it with a signal.
    static func run<Result>(
        _ arguments: [String] = [], _ body: (RunningServer) async throws -> Result
    ) async throws -> Result {
        let server = try RunningServer(arguments)
        defer { server.process.terminate() }
        return try await body(server)
    }

    init(_ arguments: [String]) throws {
        process = try Hiroba().makeProcess(["sample-server"] + arguments)
        output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let line = try Self.firstLine(output.fileHandleForReading)
        guard let url = URL(string: line), url.scheme == "http" else { throw NoURL(text: line) }
        self.url = url
    }

    private static func firstLine(_ handle: FileHandle) throws -> String {
        var line = Data()
        while let byte = try handle.read(upToCount: 1), byte != Data([0x0A]), !byte.isEmpty {
            line += byte
        }
        return String(decoding: line, as: UTF8.self)
    }

    /// A Hiroba that asks this server.
    func client(key: String? = nil, language: String = "C") throws -> Hiroba {
        var environment = ["HIROBA_CONNPASS_URL": url.absoluteString]
        environment["HIROBA_CONNPASS_KEY"] = key
        return try Hiroba(environment: environment, language: language)
    }
}
