import Foundation
import Payload

extension Event {
    /// A place on the map.
    public struct Coordinate: Hashable, Sendable {
        /// Degrees north.
        public let latitude: Double
        /// Degrees east.
        public let longitude: Double
    }

    /// Where it is, when known.
    public var coordinate: Coordinate? {
        guard let latitude, let longitude else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }

    /// Whether it was called off.
    public var isCancelled: Bool { openStatus == .cancelled }

    /// Whether it is only announced here, so that its counts mean nothing.
    public var isAnnouncement: Bool { eventType == .advertisement }

    /// Seats left; `nil` when there is no limit or the counts mean nothing.
    public var freeSeats: Int? {
        guard let limit, !isAnnouncement else { return nil }
        return max(0, limit - min(accepted, limit))
    }

    /// Whether nobody can come any more but by waiting. A limit of 0 is full.
    public var isFull: Bool { freeSeats == 0 }

    /// Whether one can still get a seat: not called off, not over, not full.
    public var hasFreeSeats: Bool { !isCancelled && openStatus != .close && !isFull }

    /// `2026/12/01(火) 19:00~` in Japan's time; `nil` without a date.
    public func startText(in language: DisplayLanguage) -> String? {
        startedAt.map { JapanTime($0).text(in: language) + "~" }
    }

    /// `2026/12/01(火) 19:00 ~ 21:30`, the day of the end only when it is another.
    public func periodText(in language: DisplayLanguage) -> String? {
        guard let startedAt else { return nil }
        let start = JapanTime(startedAt)
        guard let endedAt, endedAt > startedAt else { return start.text(in: language) + " ~" }
        let end = JapanTime(endedAt)
        let isSameDay = CalendarDay(startedAt) == CalendarDay(endedAt)
        let endText = isSameDay ? end.clock : end.text(in: language)
        return "\(start.text(in: language)) ~ \(endText)"
    }

    /// `38 / 40 人（補欠 2 人）`; `nil` when the counts mean nothing.
    public func seatsText(in language: DisplayLanguage) -> String? {
        guard !isAnnouncement else { return nil }
        let seats = limit.map { "\(accepted) / \($0)" } ?? "\(accepted)"
        let queue =
            waiting > 0 ? language.pick("（補欠 \(waiting) 人）", " (\(waiting) waiting)") : ""
        return language.pick("\(seats) 人", "\(seats) people") + queue
    }

    /// The owner's name, or account when there is no name.
    public var ownerName: String? { ownerDisplayName ?? ownerNickname }

    /// `見本 主催 他`, or `Mihon and others`.
    public func ownerText(in language: DisplayLanguage) -> String? {
        ownerName.map { language.pick("\($0) 他", "\($0) and others") }
    }

    /// `#swift`; `nil` without a tag.
    public var hashTagText: String? { hashTag.map { "#\($0)" } }

    /// Words that must be seen with the title: 中止, 満席, 告知.
    public func badges(in language: DisplayLanguage) -> [String] {
        if isCancelled { return [language.pick("中止", "Cancelled")] }
        if isAnnouncement { return [language.pick("告知", "Announcement")] }
        return isFull ? [language.pick("満席", "Full")] : []
    }

    /// The description as readable text, without anything active.
    public var readableDescription: EventDescription { EventDescription(html: descriptionHTML) }
}
