import Foundation
import HTTPService

/// Events without a key: the newest of chosen groups, from their public feeds.
///
/// A feed holds ten events, without seats and position. What connpass would search for is
/// searched in these.
public struct FeedEventsClient: EventsClient {
    private let addresses: FeedAddresses
    private let http: HTTPService
    private let minimumInterval: Duration
    private let followedGroups: @Sendable () -> [String]

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - apiURL: Where the service's API is; its feeds are found from there.
    ///   - http: Shared with everything else that talks to the same host.
    ///   - followedGroups: Subdomains of the groups to ask when a search names none.
    public init(
        apiURL: URL, http: HTTPService, followedGroups: @escaping @Sendable () -> [String]
    ) {
        addresses = FeedAddresses(apiURL: apiURL)
        self.http = http
        self.followedGroups = followedGroups
        minimumInterval = FeedAddresses.isConnpass(apiURL) ? .seconds(1) : .zero
    }

    /// The groups a search is about: those it names, else those followed.
    public func groups(for query: EventQuery) -> [String] {
        query.subdomains.isEmpty ? followedGroups() : query.subdomains
    }

    public func events(_ query: EventQuery) async throws -> EventPage {
        if query.eventIDs.count == 1, let id = query.eventIDs.first {
            return EventPage(events: [try await event(id: id)], available: 1)
        }
        let groups = groups(for: query)
        guard !groups.isEmpty else { throw EventsError.keyMissing }
        let found = try await feeds(groups)
        let hits = query.order.sorted(found.events.filter(query.matches))
        let accepted = hits.filter(query.accepts)
        var page = EventPage(
            events: query.start > 1 ? [] : accepted, available: hits.count,
            start: max(1, query.start), returned: hits.count,
            droppedCount: found.droppedCount, droppedReasons: found.droppedReasons,
            filteredCount: hits.count - accepted.count)
        page.isFromFeeds = true
        return page
    }

    public func event(id: Int) async throws -> Event {
        let what = "event \(id)"
        let response = try await get(addresses.calendar(id), type: "text/calendar", what: what)
        let file = try CalendarFile(String(decoding: response.body, as: UTF8.self))
        guard let entry = file.entries.first, let event = Event(entry, id: id) else {
            throw EventsError.notFound(what: what)
        }
        return event
    }

    /// Feeds tell nothing of talks.
    public func presentations(eventID: Int) async throws -> [Presentation] { [] }

    /// Feeds tell nothing of groups but their names.
    public func groups(subdomains: [String]) async throws -> [EventGroupProfile] { [] }

    private struct Found {
        var events: [Event] = []
        var droppedCount = 0
        var droppedReasons: [String] = []
    }

    /// All groups' events, each once. A group that can't be had does not hide the others.
    private func feeds(_ groups: [String]) async throws -> Found {
        var found = Found()
        var failure: (any Error)?
        var succeeded = 0
        for group in groups {
            do {
                let (events, dropped) = try await feed(group)
                found.events = EventOrder.newest.merging(events, into: found.events)
                found.droppedCount += dropped
                succeeded += 1
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                failure = failure ?? error
                found.droppedCount += 1
                found.droppedReasons.append("\(group): \(ErrorSentence(for: error).summary)")
            }
        }
        if succeeded == 0, let failure { throw failure }
        return found
    }

    private func feed(_ subdomain: String) async throws -> ([Event], dropped: Int) {
        let what = "group \(subdomain)"
        let response = try await get(
            addresses.feed(subdomain), type: "application/atom+xml", what: what)
        let feed = try AtomFeed(response.body)
        let page = URL(string: "https://\(subdomain).connpass.com/")
        let title = feed.title.isEmpty ? subdomain : feed.title
        let group = EventGroup(id: 0, subdomain: subdomain, title: title, url: page)
        var events = feed.entries.compactMap { Event($0, group: group) }
        let dropped = feed.entries.count - events.count
        for index in events.indices where events[index].startedAt == nil {
            // The calendar file has the date in a form of its own.
            guard let dated = try? await event(id: events[index].id) else { continue }
            events[index].startedAt = dated.startedAt
            events[index].endedAt = dated.endedAt
            events[index].place = events[index].place ?? dated.place
        }
        return (events, dropped)
    }

    private func get(_ url: URL?, type: String, what: String) async throws -> HTTPResponse {
        guard let url else { throw EventsError.notFound(what: what) }
        var request = HTTPRequest(url, bodyLimit: 4 << 20, minimumInterval: minimumInterval)
        request.headers["Accept"] = type
        // Groups have hosts of their own; to the service they are one visitor's requests.
        if minimumInterval > .zero { request.limiterName = "connpass.com" }
        do throws(HTTPError) {
            return try await http.send(request)
        } catch {
            try Task.checkCancellation()
            throw EventsError(error, hasKey: false, what: what)
        }
    }
}
