import Foundation
import HTTPService

/// A clock that moves only when something sleeps on it, and then at once.
final class FakeClock: HTTPClock, @unchecked Sendable {
    private let lock = NSLock()
    private var moment: Date
    private var waits: [Double] = []

    init(_ start: Double = 1_000_000) { moment = Date(timeIntervalSince1970: start) }

    var now: Date { lock.withLock { moment } }
    /// The sleeps so far, in seconds.
    var sleeps: [Double] { lock.withLock { waits } }

    func advance(_ seconds: Double) { lock.withLock { moment += seconds } }

    func sleep(for duration: Duration) async throws {
        try Task.checkCancellation()
        let seconds =
            Double(duration.components.seconds)
            + Double(duration.components.attoseconds) * 1e-18
        lock.withLock {
            waits.append((seconds * 1000).rounded() / 1000)
            moment += seconds
        }
    }
}

/// A transport that plays back answers and remembers what it was asked.
final class StubTransport: HTTPTransport, @unchecked Sendable {
    typealias Answer = Result<TransportResponse, TransportFailure>

    private let lock = NSLock()
    private var answers: [Answer]
    private var seen: [TransportRequest] = []

    /// The last answer is repeated for ever.
    init(_ answers: Answer...) { self.answers = answers }

    var requests: [TransportRequest] { lock.withLock { seen } }

    func exchange(
        _ request: TransportRequest, bodyLimit: Int, deadline: Duration
    ) async throws(TransportFailure) -> TransportResponse {
        let answer: Answer = lock.withLock {
            seen.append(request)
            return answers.count > 1 ? answers.removeFirst() : answers[0]
        }
        return try answer.get()
    }
}

extension StubTransport.Answer {
    static func status(
        _ status: Int, _ headers: HTTPHeaders = [:], body: String = ""
    ) -> Self {
        .success(TransportResponse(status: status, headers: headers, body: Data(body.utf8)))
    }

    static func redirect(_ location: String, status: Int = 302) -> Self {
        .status(status, ["Location": location])
    }
}

/// A service on doubles, with no jitter: the random part is at its most.
func makeService(
    _ transport: StubTransport, clock: FakeClock = FakeClock(),
    limiter: HostLimiter = HostLimiter(), cache: ResponseCache = ResponseCache(),
    retry: RetryPolicy = RetryPolicy(), random: Double = 1
) -> HTTPService {
    HTTPService(
        transport: transport, limiter: limiter, cache: cache, retry: retry, clock: clock,
        random: { random })
}

/// A folder that is removed when the test is over.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("http-service-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

let page = URL(string: "https://example.com/a?b=c")!
