import Foundation
public import HTTPService

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Carries requests with URLSession.
///
/// No cookies, no cache and no redirects of the session's own: a redirect comes back as the
/// answer it is, so that one place decides what may follow it and with which fields.
public final class URLSessionTransport: HTTPTransport {
    private let session: URLSession
    private let exchanges: ExchangeTable

    /// Makes a transport with its own session.
    public init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpMaximumConnectionsPerHost = 4
        exchanges = ExchangeTable()
        session = URLSession(
            configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    deinit { session.finishTasksAndInvalidate() }

    public func exchange(
        _ request: TransportRequest, bodyLimit: Int, deadline: Duration
    ) async throws(TransportFailure) -> TransportResponse {
        if Task.isCancelled { throw .cancelled }
        var carried = URLRequest(request)
        // The session's own timeout is for silence between bytes; ours is for the whole.
        carried.timeoutInterval = max(1, deadline.seconds + 1)
        let task = session.dataTask(with: carried)
        let exchange = Exchange(task: task, bodyLimit: bodyLimit)
        exchanges.add(exchange)
        let timer = DispatchWorkItem { exchange.stop(.timedOut) }
        DispatchQueue.global().asyncAfter(
            deadline: .now() + max(0, deadline.seconds), execute: timer)
        let result = await withTaskCancellationHandler {
            await exchange.run()
        } onCancel: {
            exchange.stop(.cancelled)
        }
        timer.cancel()
        exchanges.remove(exchange)
        return try result.get()
    }
}

/// One running request and what has come of it so far.
private final class Exchange: @unchecked Sendable {
    typealias Answer = Result<TransportResponse, TransportFailure>

    let task: URLSessionDataTask
    private let bodyLimit: Int
    private let lock = NSLock()
    private var response: HTTPURLResponse?
    private var body = Data()
    private var answer: Answer?
    private var continuation: CheckedContinuation<Answer, Never>?

    init(task: URLSessionDataTask, bodyLimit: Int) {
        self.task = task
        self.bodyLimit = bodyLimit
    }

    func run() async -> Answer {
        await withCheckedContinuation { continuation in
            let early: Answer? = lock.withLock {
                if answer == nil { self.continuation = continuation }
                return answer
            }
            if let early { continuation.resume(returning: early) } else { task.resume() }
        }
    }

    func received(_ response: URLResponse) -> Bool {
        lock.withLock { self.response = response as? HTTPURLResponse }
        guard response.expectedContentLength > Int64(bodyLimit) else { return true }
        finish(.failure(.tooLarge))
        return false
    }

    func received(_ data: Data) {
        let isTooLarge = lock.withLock {
            guard answer == nil else { return false }
            body.append(data)
            return body.count > bodyLimit
        }
        if isTooLarge { stop(.tooLarge) }
    }

    func completed(_ error: (any Error)?) {
        let (response, body) = lock.withLock { (self.response, self.body) }
        if let error {
            // On Linux a body that ends too soon is reported as an unknown error.
            let isCut = response != nil && (error as? URLError)?.code == .unknown
            return finish(.failure(isCut ? .connectionLost : TransportFailure(error)))
        }
        guard let response else { return finish(.failure(.connectionLost)) }
        finish(
            .success(
                TransportResponse(
                    status: response.statusCode, headers: HTTPHeaders(response.allHeaderFields),
                    body: body)))
    }

    func stop(_ failure: TransportFailure) {
        finish(.failure(failure))
        task.cancel()
    }

    /// The first answer counts; what comes after a stop is noise.
    private func finish(_ result: Answer) {
        let waiting: CheckedContinuation<Answer, Never>? = lock.withLock {
            guard answer == nil else { return nil }
            answer = result
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume(returning: result)
    }
}

/// The session's delegate: hands what happens to the exchange it happens to.
private final class ExchangeTable: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var running: [Int: Exchange] = [:]

    func add(_ exchange: Exchange) {
        lock.withLock { running[exchange.task.taskIdentifier] = exchange }
    }

    func remove(_ exchange: Exchange) {
        lock.withLock { running[exchange.task.taskIdentifier] = nil }
    }

    private func find(_ task: URLSessionTask) -> Exchange? {
        lock.withLock { running[task.taskIdentifier] }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        completionHandler(find(dataTask)?.received(response) == true ? .allow : .cancel)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
    ) {
        find(dataTask)?.received(data)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        find(task)?.completed(error)
    }
}

extension URLRequest {
    fileprivate init(_ request: TransportRequest) {
        self.init(url: request.url)
        httpMethod = request.method.rawValue
        httpBody = request.body
        httpShouldHandleCookies = false
        for (name, value) in request.headers.fields { setValue(value, forHTTPHeaderField: name) }
    }
}

extension HTTPHeaders {
    fileprivate init(_ fields: [AnyHashable: Any]) {
        self.init()
        for (name, value) in fields {
            if let name = name as? String { self[name] = String(describing: value) }
        }
    }
}

extension TransportFailure {
    /// Sorts the system's error codes.
    init(_ error: any Error) {
        let code = (error as? URLError)?.code ?? URLError.Code(rawValue: (error as NSError).code)
        switch code {
        case .timedOut: self = .timedOut
        case .cancelled: self = .cancelled
        case .notConnectedToInternet, .cannotFindHost, .dnsLookupFailed: self = .offline
        case .cannotConnectToHost: self = .cannotConnect
        case .networkConnectionLost, .badServerResponse, .cannotParseResponse:
            self = .connectionLost
        case .secureConnectionFailed, .serverCertificateUntrusted,
            .serverCertificateHasBadDate, .serverCertificateHasUnknownRoot,
            .serverCertificateNotYetValid, .clientCertificateRejected:
            self = .untrusted
        default: self = .other("\((error as NSError).domain) \((error as NSError).code)")
        }
    }
}
