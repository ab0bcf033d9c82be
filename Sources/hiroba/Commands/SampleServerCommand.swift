import Dispatch
import Foundation
import SampleServer

/// `hiroba sample-server`: serves until interrupted.
struct SampleServerCommand: Sendable {
    let options: SampleServer.Options

    init(_ parsed: ParsedArguments, _ surroundings: Surroundings) throws {
        let port = try parsed.number("port", in: 1...65535)
        options = SampleServer.Options(
            port: port.map { UInt16($0) },
            keys: parsed.has("require-key") ? .any : .notRequired,
            limitsRate: parsed.has("rate-limit"),
            faults: try Self.faults(parsed.values("fault")), now: try surroundings.now())
    }

    func run(_ output: Output) async throws {
        let server = SampleServer(options: options)
        // Before the URL is out, since a reader may send the signal at once.
        let interruption = Interruption()
        let root = try server.startForCommand()
        defer { server.stop() }
        let paths = [SampleServer.connpassPath, SampleServer.qiitaPath]
        try output.write(paths.map { root.absoluteString + $0 + "\n" }.joined())
        output.note(
            Words("サンプルサーバーが動いています。Ctrl+C で終わります。", "The sample server runs. Ctrl+C ends it."))
        await interruption.wait()
    }

    private static func faults(_ texts: [String]) throws(UsageError) -> FaultPlan {
        do {
            return try FaultPlan(parsing: texts.joined(separator: ","))
        } catch {
            throw UsageError(error)
        }
    }
}

extension UsageError {
    init(_ error: FaultError) {
        switch error {
        case .unknown(let name):
            self = .badFault(
                part: name, suggestion: Suggestion.nearest(to: name, among: Fault.names))
        case .missingValue(let fault): self = .badFault(part: fault, suggestion: "\(fault)=N")
        case .badValue(let fault, let value, _):
            self = .badFault(part: "\(fault)=\(value)", suggestion: nil)
        case .unexpectedValue(let fault): self = .badFault(part: "\(fault)=", suggestion: fault)
        case .badRequestRange(let text): self = .badFault(part: "@\(text)", suggestion: nil)
        }
    }
}

/// Waits for SIGINT or SIGTERM.
private struct Interruption {
    private let arrivals: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        arrivals = stream
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield() }
            source.resume()
            return source
        }
    }

    func wait() async {
        for await _ in arrivals { break }
        for source in sources { source.cancel() }
    }
}
