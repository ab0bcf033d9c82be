import EventsClient
import Foundation

@testable import EventsFeature

/// Events that differ in number, the last numbers coming first.
func sampleEvents(_ numbers: ClosedRange<Int>) -> [Event] {
    numbers.map { Event(id: $0, title: "Swift \($0)") }
}

func swiftQuery(_ word: String = "Swift") -> EventQuery { EventQuery(keywords: [word]) }

@MainActor
func makeModel(
    live: (any EventsClient)?, sample: (any EventsClient)? = nil,
    query: EventQuery = swiftQuery(), storage: SearchStorage = .memory()
) -> EventListModel {
    var source = EventsSource(live: live)
    if let sample { source.sample = { sample } }
    return EventListModel(
        source: source, query: query, storage: storage,
        language: .japanese)
}

/// A client whose answers wait until the test lets them go.
final class HeldEventsClient: EventsClient, @unchecked Sendable {
    private let inner: FixtureEventsClient
    private let lock = NSLock()
    private var held: [String: CheckedContinuation<Void, Never>] = [:]
    private var arrived: [String: CheckedContinuation<Void, Never>] = [:]

    init(_ inner: FixtureEventsClient) { self.inner = inner }

    private func name(_ query: EventQuery) -> String {
        "\(query.keywords.joined()):\(query.start)"
    }

    func events(_ query: EventQuery) async throws -> EventPage {
        await withCheckedContinuation { continuation in
            let waiting = lock.withLock {
                held[name(query)] = continuation
                return arrived.removeValue(forKey: name(query))
            }
            waiting?.resume()
        }
        return try await inner.events(query)
    }

    /// Returns once a search with this word and start has come in.
    func asked(_ name: String) async {
        await withCheckedContinuation { continuation in
            let isThere = lock.withLock {
                if held[name] == nil { arrived[name] = continuation }
                return held[name] != nil
            }
            if isThere { continuation.resume() }
        }
    }

    func letGo(_ name: String) {
        lock.withLock { held.removeValue(forKey: name) }?.resume()
    }

    func event(id: Int) async throws -> Event { try await inner.event(id: id) }
    func presentations(eventID: Int) async throws -> [Presentation] { [] }
    func groups(subdomains: [String]) async throws -> [EventGroupProfile] { [] }
}
