/// The parameters of `events/` and what they let through.
///
/// Values of one parameter are alternatives, except keywords, which must all be found; different
/// parameters must all hold. How `ym` goes with `ymd` is not documented: here both must hold.
struct EventSearch {
    private let eventIDs: Set<Int>
    private let keywords: [String]
    private let anyKeywords: [String]
    private let months: Set<String>
    private let days: Set<String>
    private let nicknames: Set<String>
    private let ownerNicknames: Set<String>
    private let groupIDs: Set<Int>
    private let subdomains: Set<String>
    private let prefectures: Set<String>
    private let publishMonths: Set<String>
    private let publishDays: Set<String>
    private let order: Int

    init(_ reader: inout QueryReader) {
        eventIDs = Set(reader.integers("event_id"))
        keywords = reader.strings("keyword").map { $0.lowercased() }
        anyKeywords = reader.strings("keyword_or").map { $0.lowercased() }
        months = Set(reader.digits("ym", count: 6))
        days = Set(reader.digits("ymd", count: 8))
        nicknames = Set(reader.strings("nickname"))
        ownerNicknames = Set(reader.strings("owner_nickname"))
        groupIDs = Set(reader.integers("group_id"))
        subdomains = Set(reader.strings("subdomain"))
        prefectures = Set(reader.choices("prefecture", among: SampleVenue.prefectures))
        publishMonths = Set(reader.digits("publish_ym", count: 6))
        publishDays = Set(reader.digits("publish_ymd", count: 8))
        order = reader.integer("order", default: 1, atMost: 3)
    }

    func hits(in events: [SampleEvent]) -> [SampleEvent] {
        events.filter { matchesKeys($0) && matchesDates($0) && matchesKeywords($0) }
            .sorted(by: comesFirst)
    }

    private func matchesKeys(_ event: SampleEvent) -> Bool {
        (eventIDs.isEmpty || eventIDs.contains(event.id))
            && (ownerNicknames.isEmpty || ownerNicknames.contains(event.owner.nickname))
            && (groupIDs.isEmpty || groupIDs.contains(event.group?.id ?? 0))
            && (subdomains.isEmpty || subdomains.contains(event.group?.subdomain ?? ""))
            && (prefectures.isEmpty || prefectures.contains(event.venue.prefecture))
            && (nicknames.isEmpty || hasParticipant(event))
    }

    private func hasParticipant(_ event: SampleEvent) -> Bool {
        SampleUser.all.contains { nicknames.contains($0.nickname) && event.isAttended(by: $0) }
    }

    private func matchesDates(_ event: SampleEvent) -> Bool {
        Self.holds(months, event.start?.yearMonth) && Self.holds(days, event.start?.yearMonthDay)
            && Self.holds(publishMonths, event.published?.yearMonth)
            && Self.holds(publishDays, event.published?.yearMonthDay)
    }

    private static func holds(_ wanted: Set<String>, _ found: String?) -> Bool {
        wanted.isEmpty || found.map(wanted.contains) ?? false
    }

    private func matchesKeywords(_ event: SampleEvent) -> Bool {
        guard !keywords.isEmpty || !anyKeywords.isEmpty else { return true }
        let texts = [event.title, event.catchCopy, event.description, event.venue.address]
            .compactMap { $0?.lowercased() }
        func found(_ word: String) -> Bool { texts.contains { $0.contains(word) } }
        return keywords.allSatisfy(found)
            && (anyKeywords.isEmpty || anyKeywords.contains(where: found))
    }

    /// The documentation names the keys only. All run downwards here, undated events last, and
    /// ties by falling number, so that pages never overlap.
    private func comesFirst(_ left: SampleEvent, _ right: SampleEvent) -> Bool {
        let never = JapanTime(day: -1_000_000)
        let keys =
            switch order {
            case 2: (left.start ?? never, right.start ?? never)
            case 3: (left.published ?? left.updated, right.published ?? right.updated)
            default: (left.updated, right.updated)
            }
        return keys.0 == keys.1 ? left.id > right.id : keys.0 > keys.1
    }
}
