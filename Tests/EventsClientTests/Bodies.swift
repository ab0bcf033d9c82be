import EventsClient
import Foundation
import HTTPService

/// A transport that answers everything alike and remembers the requests.
final class StubTransport: HTTPTransport, @unchecked Sendable {
    private let lock = NSLock()
    private let answers: [Result<TransportResponse, TransportFailure>]
    private var seen: [TransportRequest] = []

    init(_ answers: Result<TransportResponse, TransportFailure>...) { self.answers = answers }

    var requests: [TransportRequest] { lock.withLock { seen } }

    func exchange(
        _ request: TransportRequest, bodyLimit: Int, deadline: Duration
    ) async throws(TransportFailure) -> TransportResponse {
        let answer = lock.withLock {
            seen.append(request)
            return answers[min(seen.count, answers.count) - 1]
        }
        return try answer.get()
    }
}

extension Result<TransportResponse, TransportFailure> {
    static func json(_ body: Data, status: Int = 200) -> Self {
        .success(
            TransportResponse(
                status: status, headers: ["Content-Type": "application/json"], body: body))
    }

    static func json(_ body: String, status: Int = 200) -> Self {
        .json(Data(body.utf8), status: status)
    }

    static func html(status: Int) -> Self {
        .success(
            TransportResponse(
                status: status, headers: ["Content-Type": "text/html"],
                body: Data("<!DOCTYPE html><title>ERROR</title>".utf8)))
    }
}

let sampleBase = URL(string: "http://127.0.0.1:9/api/v2/")!

func makeClient(
    _ transport: StubTransport, base: URL = sampleBase, key: String? = "k"
) -> LiveEventsClient {
    LiveEventsClient(
        baseURL: base, apiKey: key, http: HTTPService(transport: transport, retry: .never))
}

/// Reads a body as the answer to a search.
func page(_ body: Data, _ query: EventQuery = EventQuery()) async throws -> EventPage {
    try await makeClient(StubTransport(.json(body))).events(query)
}

/// An event as the service sends it, with every field.
func eventObject(_ id: Int = 900_101) -> [String: Any] {
    [
        "id": id, "title": "みどりSwift勉強会 #12", "catch": "デスクトップでも",
        "description":
            "<p>15分ずつ発表します。</p>", "url": "https://midori.connpass.com/event/900101/",
        "image_url": "https://media.connpass.com/thumbs/00/11/x.png", "hash_tag": "midoriswift",
        "started_at": "2026-10-14T19:00:00+09:00", "ended_at": "2026-10-14T21:30:00+09:00",
        "published_at": "2026-09-10T12:00:00+09:00", "limit": 40,
        "event_type": "participation", "open_status": "preopen",
        "group": [
            "id": 99_001, "subdomain": "midori", "title": "みどりSwift",
            "url": "https://midori.connpass.com/",
        ] as [String: Any],
        "address": "東京都架空区見本町1-2-3", "place": "見本ビル 5F", "lat": "35.681200000000",
        "lon": "139.767100000000", "owner_id": 990_001, "owner_nickname": "sample_owner",
        "owner_display_name": "見本 主催", "accepted": 38, "waiting": 2,
        "updated_at": "2026-09-21T09:15:42+09:00",
    ]
}

func envelope(_ events: [Any], available: Int? = nil, start: Int = 1) -> Data {
    json([
        "results_returned": events.count, "results_available": available ?? events.count,
        "results_start": start, "events": events,
    ])
}

func json(_ object: Any) -> Data {
    guard
        let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
    else { fatalError("The test's body is no JSON.") }
    return data
}

/// A moment in Japan.
func moment(_ text: String) -> Date {
    let formatter = ISO8601DateFormatter()
    return formatter.date(from: text + "+09:00")!
}
