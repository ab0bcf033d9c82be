/// Material put up after an invented event.
struct SamplePresentation: Sendable {
    let number: Int
    let event: SampleEvent

    /// Nothing before the event, then up to five.
    static func all(of event: SampleEvent) -> [SamplePresentation] {
        guard event.openStatus == .close, event.id % 6 > 0 else { return [] }
        return (1...event.id % 6).map { SamplePresentation(number: $0, event: event) }
    }

    var json: JSONValue {
        let user = SampleUser.all[(event.id + number * 13) % SampleUser.all.count]
        let created = (event.start ?? event.updated).adding(days: 1, minutes: number * 7)
        return .object([
            ("user", user.reference),
            ("url", .string("https://example.com/slides/\(event.id)-\(number)")),
            ("name", .string("見本スライド \(number)")),
            ("presenter", number % 3 == 0 ? .null : user.reference),
            ("presentation_type", .string(["slide", "movie", "blog"][(event.id + number) % 3])),
            ("created_at", .string(created.iso8601)),
        ])
    }
}
