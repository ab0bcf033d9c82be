import Foundation

/// Spaces out the requests to each host, also across restarts and between processes.
public actor HostLimiter {
    /// What is kept for a host, in seconds since 1970.
    struct Entry: Codable, Hashable {
        var lastTurn: Double?
        var blockedUntil: Double?
    }

    private let store: LimiterStateFile?
    private let warn: @Sendable (String) -> Void
    private var entries: [String: Entry] = [:]

    /// Times further ahead than this come from a clock that was wrong, and are ignored.
    private static let horizon = 7.0 * 86_400

    /// Makes a limiter.
    ///
    /// - Parameters:
    ///   - stateFile: Where turns are remembered; `nil` keeps them in memory.
    ///   - warn: Told once for each time the file could not be used; limits then hold within
    ///     this process alone.
    public init(stateFile: URL? = nil, warn: @escaping @Sendable (String) -> Void = { _ in }) {
        store = stateFile.map(LimiterStateFile.init)
        self.warn = warn
    }

    /// Books the next free turn for a host and says when it is; `now` when at once.
    public func reserve(_ host: String, interval: Duration, now: Date) -> Date {
        update { entries in
            let present = now.timeIntervalSince1970
            var entry = entries[host] ?? Entry()
            var turn = present
            if let last = entry.lastTurn, last < present + Self.horizon {
                turn = max(turn, last + interval.seconds)
            }
            entry.lastTurn = turn
            entries[host] = entry
            return Date(timeIntervalSince1970: turn)
        }
    }

    /// Remembers that a host wants no requests until then.
    public func block(_ host: String, until: Date) {
        update { entries in
            let moment = until.timeIntervalSince1970
            entries[host, default: Entry()].blockedUntil =
                max(moment, entries[host]?.blockedUntil ?? 0)
        }
    }

    /// Until when a host wants no requests; `nil` when it takes them.
    public func blockedUntil(_ host: String, now: Date) -> Date? {
        update { entries in
            guard let moment = entries[host]?.blockedUntil else { return nil }
            let present = now.timeIntervalSince1970
            if moment > present, moment < present + Self.horizon {
                return Date(timeIntervalSince1970: moment)
            }
            entries[host]?.blockedUntil = nil
            return nil
        }
    }

    private func update<Result: Sendable>(_ change: (inout [String: Entry]) -> Result) -> Result {
        guard let store else { return change(&entries) }
        var made: Result?
        do {
            try store.update { stored in
                made = change(&stored)
                entries = stored
            }
        } catch {
            warn("\(store.url.path): \(error)")
        }
        return made ?? change(&entries)
    }
}
