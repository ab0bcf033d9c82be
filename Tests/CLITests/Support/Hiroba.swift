import Foundation
import Testing

/// The built executable, run as a person would run it.
struct Hiroba {
    struct Outcome {
        let code: Int32
        let out: String
        let err: String
    }

    enum Destination {
        case file
        /// A pipe whose reader has left already.
        case closedPipe
        case device(String)
    }

    /// Added to a small environment in which every test's output is the same.
    var environment: [String: String] = [:]
    var language = "C"
    /// The home folder; a fresh one unless a test looks into it.
    let home: URL

    init(environment: [String: String] = [:], language: String = "C") throws {
        self.environment = environment
        self.language = language
        home = FileManager.default.temporaryDirectory
            .appendingPathComponent("hiroba-cli-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    /// Beside the running tests, where the build puts both.
    static let executable: URL = {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let beside = tests.deletingLastPathComponent().appendingPathComponent("hiroba")
        if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
        return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../.build/debug/hiroba").standardizedFileURL
    }()

    func run(
        _ arguments: String..., input: String = "", to destination: Destination = .file
    ) async throws -> Outcome {
        try await run(arguments, input: input, to: destination)
    }

    func run(
        _ arguments: [String], input: String = "", to destination: Destination = .file
    ) async throws -> Outcome {
        let files = try Files(home: home, input: input)
        let process = makeProcess(arguments)
        process.standardInput = files.input
        process.standardOutput = try files.handle(destination)
        process.standardError = files.err
        try await process.runToEnd()
        return Outcome(
            code: process.terminationStatus, out: try files.text("out"),
            err: try files.text("err"))
    }

    func makeProcess(_ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
        var all = [
            "PATH": "/usr/bin:/bin", "HOME": home.path, "LANG": language,
            "HIROBA_TODAY": "2026-11-20",
        ]
        all.merge(environment) { $1 }
        process.environment = all
        return process
    }

    /// Files rather than pipes: they never fill up, and keep what was written to the end.
    private struct Files {
        let folder: URL
        let input: FileHandle
        let err: FileHandle

        init(home: URL, input: String) throws {
            folder = home.appendingPathComponent("run-\(UUID().uuidString)", isDirectory: true)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let inputURL = folder.appendingPathComponent("in")
            try Data(input.utf8).write(to: inputURL)
            self.input = try FileHandle(forReadingFrom: inputURL)
            err = try Self.create(folder.appendingPathComponent("err"))
        }

        func handle(_ destination: Destination) throws -> FileHandle {
            switch destination {
            case .file: return try Self.create(folder.appendingPathComponent("out"))
            case .device(let path): return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            case .closedPipe:
                let pipe = Pipe()
                try pipe.fileHandleForReading.close()
                return pipe.fileHandleForWriting
            }
        }

        func text(_ name: String) throws -> String {
            let url = folder.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: url.path) else { return "" }
            return String(decoding: try Data(contentsOf: url), as: UTF8.self)
        }

        private static func create(_ url: URL) throws -> FileHandle {
            try Data().write(to: url)
            return try FileHandle(forWritingTo: url)
        }
    }
}

extension Process {
    /// Starts and waits without blocking a thread.
    func runToEnd() async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            terminationHandler = { _ in done.resume() }
            do {
                try run()
            } catch {
                terminationHandler = nil
                done.resume(throwing: error)
            }
        }
    }
}
