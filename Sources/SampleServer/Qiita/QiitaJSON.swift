import Foundation

// The objects of Qiita v2, every key present, in the order of the service's documents.

extension SampleArticle {
    /// - Parameter root: The server's own URL, which serves the pictures.
    func json(root: URL?) -> JSONValue {
        .object(
            [
                ("rendered_body", .string(html(root: root))),
                ("body", .string(markdown(root: root))), ("coediting", .bool(false)),
                ("comments_count", .int(comments)), ("created_at", .string(created.iso8601)),
                ("group", .null), ("id", .string(id)), ("likes_count", .int(likes)),
                ("private", .bool(false)), ("reactions_count", .int(0)),
                ("stocks_count", .int(stocks)), ("tags", .array(tags.map(\.json))),
                ("title", .string(title)), ("updated_at", .string(updated.iso8601)),
                ("url", .string("https://qiita.com/\(writer.id)/items/\(id)")),
            ] + ownerMembers(root))
    }

    private func ownerMembers(_ root: URL?) -> [(String, JSONValue)] {
        [
            ("user", writer.json(root: root, itemCount: writer.number % 30 + 1)),
            ("page_views_count", .null), ("team_membership", .null),
            ("organization_url_name", .optional(organization)), ("slide", .bool(false)),
            ("posting_campaign_uuid", .null),
        ]
    }
}

extension SampleArticle.Tag {
    var json: JSONValue {
        .object([
            ("name", .string(name)), ("versions", .array(versions.map(JSONValue.string))),
        ])
    }
}

extension SampleWriter {
    func json(root: URL?, itemCount: Int, isOwn: Bool = false) -> JSONValue {
        let picture =
            (root?.absoluteString ?? "https://example.com/") + SamplePictures.path(avatar: number)
        var members: [(String, JSONValue)] = [
            ("description", .optional(summary)), ("facebook_id", .string("")),
            ("followees_count", .int(number * 7 % 40)),
            ("followers_count", .int(number * 13 % 500)), ("github_login_name", .null),
            ("id", .string(id)), ("items_count", .int(itemCount)), ("linkedin_id", .string("")),
            ("location", .string("")), ("name", .string(name)), ("organization", .string("")),
            ("permanent_id", .int(9_900_000 + number)), ("profile_image_url", .string(picture)),
            ("team_only", .bool(false)), ("twitter_screen_name", .null),
            ("website_url", .string("")),
        ]
        if isOwn {
            members.append(("image_monthly_upload_limit", .int(104_857_600)))
            members.append(("image_monthly_upload_remaining", .int(104_857_600)))
        }
        return .object(members)
    }
}

extension SampleComment {
    func json(root: URL?) -> JSONValue {
        .object([
            ("body", .string(text)), ("created_at", .string(created.iso8601)),
            ("id", .string(id)),
            (
                "rendered_body",
                .string("<p data-sourcepos=\"1:1-1:\(text.utf8.count)\">\(text)</p>\n")
            ),
            ("updated_at", .string(created.iso8601)),
            ("user", writer.json(root: root, itemCount: writer.number % 30 + 1)),
        ])
    }
}
