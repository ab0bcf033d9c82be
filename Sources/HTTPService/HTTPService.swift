import Foundation

/// Sends requests politely and safely: one for the whole product.
///
/// Every request gets a turn from the host's limiter, a deadline, a cap on the body and the
/// product's User-Agent. What is safe to repeat is repeated after passing trouble.
public struct HTTPService: Sendable {
    /// Names the product to servers; connpass and tile servers turn unnamed clients away.
    public static let userAgent = "Hiroba/1.0 (+Linux; Engawa)"

    let transport: any HTTPTransport
    let limiter: HostLimiter
    let cache: ResponseCache
    let retry: RetryPolicy
    let clock: any HTTPClock
    let random: @Sendable () -> Double

    /// Puts a service together.
    ///
    /// - Parameters:
    ///   - transport: What carries the bytes.
    ///   - limiter: Shared by everything that talks to the same hosts.
    ///   - cache: Answers kept for conditional requests.
    ///   - retry: When to try again.
    ///   - clock: The time and waiting for it.
    ///   - random: 0 to below 1, for jitter.
    public init(
        transport: any HTTPTransport,
        limiter: HostLimiter = HostLimiter(), cache: ResponseCache = ResponseCache(),
        retry: RetryPolicy = RetryPolicy(), clock: any HTTPClock = SystemClock(),
        random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
    ) {
        self.transport = transport
        self.limiter = limiter
        self.cache = cache
        self.retry = retry
        self.clock = clock
        self.random = random
    }

    /// Makes the service an app uses, which remembers turns and answers in a folder.
    ///
    /// - Parameters:
    ///   - folder: For `limits.json` and `responses/`; made when first needed.
    ///   - transport: What carries the bytes.
    ///   - warn: Told when the folder cannot be used.
    public init(
        folder: URL, transport: any HTTPTransport,
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.init(
            transport: transport,
            limiter: HostLimiter(
                stateFile: folder.appendingPathComponent("limits.json"), warn: warn),
            cache: ResponseCache(
                folder: folder.appendingPathComponent("responses"), warn: warn))
    }

    /// Sends a request and waits for its complete answer.
    ///
    /// - Throws: Always an `HTTPError`; `cancelled` when the task was.
    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        guard Self.isSecure(request.url) else { throw .insecureURL(url: SafeURL(request.url)) }
        var attempt = 1
        while true {
            if Task.isCancelled { throw .cancelled }
            try await waitForTurn(request)
            do throws(HTTPError) {
                return try await answer(to: request)
            } catch {
                let delay = retry.delay(
                    after: error, attempt: attempt, method: request.method, now: clock.now,
                    random: random())
                guard let delay else { throw error }
                try await pause(delay)
            }
            attempt += 1
        }
    }

    private func waitForTurn(_ request: HTTPRequest) async throws(HTTPError) {
        let host = request.limiterName ?? Self.limiterKey(request.url)
        var until = await limiter.blockedUntil(host, now: clock.now)
        if let spent = await limiter.blockedUntil(Self.rateKey(request), now: clock.now) {
            until = max(until ?? spent, spent)
        }
        if let until {
            let wait = until.timeIntervalSince(clock.now)
            guard wait <= retry.longestWait.seconds else {
                throw .rateLimited(url: SafeURL(request.url), until: until)
            }
            try await pause(.seconds(wait))
        }
        guard request.minimumInterval > .zero else { return }
        let turn = await limiter.reserve(
            host, interval: request.minimumInterval, now: clock.now)
        try await pause(.seconds(turn.timeIntervalSince(clock.now)))
    }

    private func pause(_ duration: Duration) async throws(HTTPError) {
        do {
            try Task.checkCancellation()
            if duration > .zero { try await clock.sleep(for: duration) }
        } catch {
            throw .cancelled
        }
    }

    private func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let kept = await cache.entry(for: request)
        var conditional = request
        if let etag = kept?.etag { conditional.headers["If-None-Match"] = etag }
        if let date = kept?.lastModified { conditional.headers["If-Modified-Since"] = date }
        let (response, url) = try await follow(conditional)
        if response.status == 304, let kept {
            return HTTPResponse(
                status: kept.status, url: url, headers: kept.headers, body: kept.body,
                isRevalidated: true)
        }
        if let reset = RateFields(response.headers, now: clock.now)?.spentUntil {
            await limiter.block(Self.rateKey(request), until: reset)
        }
        guard (200...299).contains(response.status) else {
            throw await failure(response, url: url)
        }
        await cache.store(response, for: request)
        return HTTPResponse(
            status: response.status, url: url, headers: response.headers, body: response.body)
    }

    private func failure(_ response: TransportResponse, url: URL) async -> HTTPError {
        let now = clock.now
        let wait =
            RetryAfter.parse(response.headers["Retry-After"], now: now)
            ?? RateFields(response.headers, now: now)?.wait(now: now)
        let until = wait.map { now.addingTimeInterval($0.seconds) }
        if let until, response.status == 429 || response.status == 503 {
            await limiter.block(Self.limiterKey(url), until: until)
        }
        if response.status == 429 { return .rateLimited(url: SafeURL(url), until: until) }
        return .status(
            response.status, url: SafeURL(url),
            body: BodyExcerpt(response.body, headers: response.headers), retryAfter: wait)
    }
}
