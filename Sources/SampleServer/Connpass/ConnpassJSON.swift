import Foundation

// The objects of connpass v2, every key present, in the order of the service's documents.

extension SampleEvent {
    /// - Parameter root: The server's own URL, which serves the pictures.
    func json(root: URL?) -> JSONValue {
        .object(
            textMembers(root) + timeMembers + [
                ("limit", .optional(limit)),
                ("event_type", .string(isAdvertisement ? "advertisement" : "participation")),
                ("open_status", .string(openStatus.rawValue)),
                ("group", group.map(\.reference) ?? .null),
                ("address", .optional(venue.address)), ("place", .optional(venue.place)),
                ("lat", .optional(venue.latitude)), ("lon", .optional(venue.longitude)),
                ("owner_id", showsOwnerID ? .int(owner.id) : .null),
                ("owner_nickname", .string(owner.nickname)),
                ("owner_display_name", .string(owner.displayName)),
                ("accepted", .int(accepted)), ("waiting", .int(waiting)),
                ("updated_at", .string(updated.iso8601)),
            ])
    }

    var url: String {
        (group?.url ?? "https://connpass.com/") + "event/\(id)/"
    }

    private func textMembers(_ root: URL?) -> [(String, JSONValue)] {
        let picture = root.map { $0.absoluteString + SamplePictures.path(eventID: id) }
        return [
            ("id", .int(id)), ("title", .string(title)), ("catch", .optional(catchCopy)),
            ("description", .optional(description)), ("url", .string(url)),
            ("image_url", .optional(hasPicture ? picture : nil)),
            ("hash_tag", .optional(hashTag)),
        ]
    }

    private var timeMembers: [(String, JSONValue)] {
        [
            ("started_at", .optional(start?.iso8601)), ("ended_at", .optional(end?.iso8601)),
            ("published_at", .optional(published?.iso8601)),
        ]
    }
}

extension SampleGroup {
    var url: String { "https://\(subdomain).connpass.com/" }

    /// The short form inside an event.
    var reference: JSONValue {
        .object([
            ("id", .int(id)), ("subdomain", .string(subdomain)), ("title", .string(title)),
            ("url", .string(url)),
        ])
    }

    var json: JSONValue {
        .object([
            ("id", .int(id)), ("subdomain", .string(subdomain)), ("title", .string(title)),
            ("sub_title", .string(subtitle)), ("url", .string(url)),
            ("description", .string("<p>\(subtitle)。月に一度ほど集まります。</p>")),
            ("owner_text", .string("")), ("image_url", .null),
            ("website_url", .string("https://example.com/\(subdomain)")),
            ("website_name", .string("見本サイト")), ("twitter_username", .null),
            ("facebook_url", .null), ("member_users_count", .int(members)),
        ])
    }
}

extension SampleUser {
    func json(events: [SampleEvent]) -> JSONValue {
        let attended = events.count { $0.isAttended(by: self) }
        return .object([
            ("id", .int(id)), ("nickname", .string(nickname)),
            ("display_name", .string(displayName)), ("description", .string("")),
            ("url", .string("https://connpass.com/user/\(nickname)/")), ("image_url", .null),
            ("created_at", .string(JapanTime(day: 16_000 + number, hour: 12).iso8601)),
            ("attended_event_count", .int(attended)),
            ("organize_event_count", .int(events.count { $0.owner.id == id })),
            ("presenter_event_count", .int(events.count { $0.isPresented(by: self) })),
            ("bookmark_event_count", .int(number % 12)),
        ])
    }

    /// The short form inside a presentation.
    var reference: JSONValue {
        .object([("id", .int(id)), ("nickname", .string(nickname))])
    }
}
