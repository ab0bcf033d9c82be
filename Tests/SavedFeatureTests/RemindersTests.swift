import Foundation
import Library
import Testing

@testable import SavedFeature

@MainActor
@Suite struct RemindersTests {
    private final class Desk {
        var now = Date(timeIntervalSince1970: 1_800_000_000)
        var shown: [String] = []
    }

    private func reminders(_ library: Library, _ desk: Desk) -> Reminders {
        Reminders(
            library: library, language: .japanese, now: { desk.now },
            sleep: { _ in throw CancellationError() }, remind: { desk.shown.append($0.title) })
    }

    private func save(_ library: Library, _ id: String, hours: Double, _ desk: Desk) async throws {
        try await library.save(
            SavedItem(
                kind: .event, id: id, title: "会\(id)",
                date: desk.now.addingTimeInterval(hours * 3600)))
    }

    private func library(_ desk: Desk) -> Library {
        let start = desk.now
        return Library.inMemory(now: { start })
    }

    @Test func `an event is reminded of the day before, once`() async throws {
        let desk = Desk()
        let library = library(desk)
        try await save(library, "1", hours: 20, desk)
        try await save(library, "2", hours: 48, desk)
        let reminders = reminders(library, desk)
        #expect(try await reminders.remindOfDue() == 24 * 3600)
        #expect(desk.shown == ["明日: 会1"])
        #expect(try await reminders.remindOfDue() == 24 * 3600)
        #expect(desk.shown.count == 1)
    }

    @Test func `an event of the same day is called today's`() async throws {
        let desk = Desk()
        // 2027-01-15T17:00 in Japan.
        let library = library(desk)
        try await save(library, "1", hours: 2, desk)
        _ = try await reminders(library, desk).remindOfDue()
        #expect(desk.shown == ["今日: 会1"])
    }

    @Test func `two processes remind once`() async throws {
        let desk = Desk()
        let library = library(desk)
        try await save(library, "1", hours: 20, desk)
        _ = try await reminders(library, desk).remindOfDue()
        _ = try await reminders(library, desk).remindOfDue()
        #expect(desk.shown.count == 1)
    }

    @Test func `without anything ahead nothing is waited for`() async throws {
        let desk = Desk()
        let library = library(desk)
        try await save(library, "1", hours: -1, desk)
        #expect(try await reminders(library, desk).remindOfDue() == nil)
        #expect(desk.shown.isEmpty)
    }

    @Test func `saving an event that is near reminds at once`() async throws {
        let desk = Desk()
        let library = library(desk)
        let reminders = reminders(library, desk)
        let task = Task { try await reminders.run() }
        defer { task.cancel() }
        await Task.yield()
        try await save(library, "1", hours: 20, desk)
        for _ in 0..<10_000 where desk.shown.isEmpty { await Task.yield() }
        #expect(desk.shown == ["明日: 会1"])
    }
}
