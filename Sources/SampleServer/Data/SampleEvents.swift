/// The invented events: 300, of which 120 answer the app's first search.
///
/// Of every five, two match; they are spread over 280 days around today.
struct SampleEvents: Sendable {
    static let count = 300
    static let firstSearchCount = 120

    /// By rising number.
    let all: [SampleEvent]

    /// - Parameter today: Days since 1970-01-01 in Japan; the same day gives the same events.
    init(today: Int, seed: UInt64) {
        var made: [SampleEvent] = []
        var matching = 0
        for position in 0..<Self.count {
            let matches = position % 5 < 2
            let index = matches ? matching : position - matching
            matching += matches ? 1 : 0
            let mixed = seed &* 31 &+ UInt64(position)
            var maker = EventMaker(today: today, position: position, seed: mixed)
            made.append(maker.make(index: index, matches: matches))
        }
        all = made
    }
}

/// Makes one event.
private struct EventMaker {
    let today: Int
    let position: Int
    var random: SeededGenerator

    init(today: Int, position: Int, seed: UInt64) {
        self.today = today
        self.position = position
        random = SeededGenerator(seed: seed)
        _ = random.next()
    }

    mutating func make(index: Int, matches: Bool) -> SampleEvent {
        let groups = matches ? SampleGroup.swiftGroups : SampleGroup.otherGroups
        let host = groups[index % groups.count]
        let (title, keyword) =
            matches
            ? SampleTitles.firstSearch(index, host: host)
            : (SampleTitles.other(index, group: host), nil)
        let group = random.oneIn(20) ? nil : host
        let topic = SampleTitles.topic(index, group: host, matches: matches)
        var event = SampleEvent(
            id: 900_001 + position, title: title,
            catchCopy: SampleTitles.catchCopy(keyword, &random),
            description: SampleDescriptions.make(
                title: title, topic: topic, group: group,
                mentionsFirstKeyword: keyword == .description, &random),
            hasPicture: !random.oneIn(3),
            hashTag: random.oneIn(5) ? random.pick(["", nil]) : group?.hashTag,
            isAdvertisement: random.oneIn(17), openStatus: .preopen, group: group,
            venue: venue(host), owner: owner(host), showsOwnerID: !random.oneIn(25),
            accepted: 0, waiting: 0, updated: JapanTime(day: today))
        if keyword != .description, random.oneIn(30) { event.description = nil }
        schedule(&event, mayBeUndated: !matches)
        fill(&event)
        return event
    }

    private mutating func venue(_ host: SampleGroup) -> SampleVenue {
        switch random.number(1...10) {
        case 1...4: return .online(&random)
        case 5...8: return .inPlace(host.home, &random)
        default:
            // In turn, so that every prefecture has events.
            let prefectures = SampleVenue.prefectures
            return .inPlace(prefectures[position % prefectures.count], &random)
        }
    }

    private mutating func owner(_ host: SampleGroup) -> SampleUser {
        SampleUser(kind: .owner, number: (host.id + random.number(0...2) * 7) % 40 + 1)
    }

    // MARK: Time

    private mutating func schedule(_ event: inout SampleEvent, mayBeUndated: Bool) {
        // 187 shares no factor with 300: neighbours in number are far apart in time.
        let day = today - 160 + position * 187 % SampleEvents.count * 280 / SampleEvents.count
        let start = startTime(day)
        // A whole day only when there is a day left.
        let isEvening = start.localSeconds - day * 86400 >= 17 * 3600
        let minutes = random.pick([60, 90, 120, 120, 150, 180, isEvening ? 120 : 360])
        event.start = start
        event.end = random.oneIn(40) ? nil : start.adding(minutes: minutes)
        if random.oneIn(30) { event.end = start.adding(days: 1, minutes: 420) }
        publish(&event, start)
        event.openStatus = status(event, start)
        if mayBeUndated, random.oneIn(45) {
            event.start = nil
            event.end = nil
            event.openStatus = .preopen
        }
    }

    private mutating func startTime(_ day: Int) -> JapanTime {
        let isWeekend = [0, 6].contains(JapanTime(day: day).weekday)
        let hour =
            isWeekend ? random.pick([10, 13, 13, 14, 18]) : random.pick([12, 18, 19, 19, 20])
        return JapanTime(day: day, hour: hour, minute: random.pick([0, 0, 0, 30, 30, 15]))
    }

    private mutating func publish(_ event: inout SampleEvent, _ start: JapanTime) {
        var published = start.adding(days: -random.number(10...60))
        if published.day >= today {
            published = JapanTime(day: today - random.number(1...14), hour: 12)
        }
        let end = min(start.day, today - 1)
        let updatedDay = published.day + random.number(0...max(0, end - published.day))
        let updated = JapanTime(
            day: updatedDay, hour: 21, minute: random.number(0...59), second: random.number(0...59))
        event.published = random.oneIn(50) ? nil : published
        event.updated = max(published, updated)
    }

    private mutating func status(
        _ event: SampleEvent, _ start: JapanTime
    ) -> SampleEvent.OpenStatus {
        if random.oneIn(14) { return .cancelled }
        let lastDay = (event.end ?? start).day
        if lastDay < today { return .close }
        return start.day <= today ? .open : .preopen
    }

    // MARK: Seats

    private mutating func fill(_ event: inout SampleEvent) {
        guard !event.isAdvertisement else { return }
        let limit = random.pick([10, 15, 20, 30, 40, 50, 80, 100, 300, nil, nil])
        event.limit = limit
        if event.openStatus == .cancelled { return }
        guard let limit else {
            event.accepted = random.number(0...120)
            return
        }
        let isFull = random.oneIn(4)
        event.accepted = isFull ? limit : random.number(0...limit - 1)
        event.waiting = isFull ? random.number(0...limit / 2) : 0
    }
}
