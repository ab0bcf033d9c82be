import Foundation

// Items: those saved, and those only seen.

extension Store {
    private static let columns =
        "kind, id, title, subtitle, text, link, date, tags, payload, saved_at, read_at"

    private static func item(_ row: Row) throws -> SavedItem? {
        guard let kind = SavedItem.Kind(rawValue: row.text(0) ?? "") else { return nil }
        var item = SavedItem(
            kind: kind, id: row.text(1) ?? "", title: row.text(2) ?? "",
            subtitle: row.text(3) ?? "", text: row.text(4) ?? "",
            link: row.text(5).flatMap(URL.init(string:)), date: row.date(6),
            tags: (row.text(7) ?? "").split(separator: "\n").map(String.init),
            payload: row.data(8))
        item.savedAt = row.date(9)
        item.readAt = row.date(10)
        return item
    }

    /// Everything saved, in the order it was saved.
    static func savedItems(_ database: Database) throws -> [SavedItem] {
        try database.rows(
            "SELECT \(columns) FROM items WHERE saved_at IS NOT NULL ORDER BY saved_at, row",
            [], item
        ).compactMap { $0 }
    }

    static func item(_ reference: SavedItem.Reference, _ database: Database) throws -> SavedItem? {
        try database.rows(
            "SELECT \(columns) FROM items WHERE kind = ? AND id = ?", key(reference), item
        ).first ?? nil
    }

    private static func key(_ reference: SavedItem.Reference) -> [SQLValue] {
        [.text(reference.kind.rawValue), .text(reference.id)]
    }

    /// Adds an item, or brings one up to date; marks and dates stay.
    /// - Returns: Whether a saved item changed.
    @discardableResult
    static func put(_ item: SavedItem, seenAt: Date, _ database: Database) throws -> Bool {
        let known = try Self.item(item.reference, database)
        if var known {
            known.savedAt = nil
            known.readAt = nil
            var plain = item
            plain.savedAt = nil
            plain.readAt = nil
            if known == plain {
                try database.run(
                    "UPDATE items SET seen_at = ? WHERE kind = ? AND id = ?",
                    [SQLValue(seenAt)] + key(item.reference))
                return false
            }
        }
        let folded = SearchText.folded(
            ([item.title, item.subtitle] + item.tags + [item.text]).joined(separator: "\n"))
        try database.run(
            """
            INSERT INTO items (kind, id, title, subtitle, text, link, date, tags, payload,
                seen_at, folded)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (kind, id) DO UPDATE SET title = excluded.title,
                subtitle = excluded.subtitle, text = excluded.text, link = excluded.link,
                date = excluded.date, tags = excluded.tags, payload = excluded.payload,
                seen_at = excluded.seen_at, folded = excluded.folded
            """,
            key(item.reference) + [
                .text(item.title), .text(item.subtitle), .text(item.text),
                SQLValue(item.link?.absoluteString), SQLValue(item.date),
                .text(item.tags.map { $0.replacing("\n", with: " ") }.joined(separator: "\n")),
                .blob(item.payload), SQLValue(seenAt), .text(folded),
            ])
        return known?.isSaved ?? false
    }

    /// Saves an item; one that is saved already keeps its date.
    static func save(_ item: SavedItem, at date: Date, _ database: Database) throws {
        try put(item, seenAt: date, database)
        try database.run(
            "UPDATE items SET saved_at = coalesce(saved_at, ?) WHERE kind = ? AND id = ?",
            [SQLValue(date)] + key(item.reference))
    }

    /// Puts an item back as the copy has it, unless it is saved already.
    static func restore(_ item: SavedItem, _ database: Database, _ now: Date) throws {
        guard try Self.item(item.reference, database)?.isSaved != true else { return }
        try put(item, seenAt: now, database)
        try database.run(
            "UPDATE items SET saved_at = ?, read_at = ? WHERE kind = ? AND id = ?",
            [SQLValue(item.savedAt ?? now), SQLValue(item.readAt)] + key(item.reference))
    }

    /// Takes an item back; it stays among those seen.
    /// - Returns: Whether it was saved.
    static func remove(_ reference: SavedItem.Reference, _ database: Database) throws -> Bool {
        try database.run(
            """
            UPDATE items SET saved_at = NULL, reminded_at = NULL
            WHERE kind = ? AND id = ? AND saved_at IS NOT NULL
            """, key(reference)) > 0
    }

    static func setRead(
        _ date: Date?, _ reference: SavedItem.Reference, _ database: Database
    ) throws -> Bool {
        let isNew = date == nil ? "read_at IS NOT NULL" : "read_at IS NULL"
        return try database.run(
            "UPDATE items SET read_at = ? WHERE kind = ? AND id = ? AND \(isNew)",
            [SQLValue(date)] + key(reference)) > 0
    }

    /// Forgets the items longest unseen, save those saved.
    func forgetOldest(_ database: Database) throws {
        try database.run(
            """
            DELETE FROM items WHERE row IN (SELECT row FROM items WHERE saved_at IS NULL
                ORDER BY seen_at DESC, row DESC LIMIT -1 OFFSET ?)
            """, [.integer(cacheLimit)])
    }

    /// The items that hold every word of a query, the latest first.
    ///
    /// The index knows three characters in a row; words of one or two are looked for one by one
    /// in what the others leave.
    static func find(_ search: LibrarySearch, _ database: Database) throws -> [SavedItem] {
        var conditions: [String] = []
        var values: [SQLValue] = []
        let words = SearchText.words(search.words)
        let long = words.filter { $0.unicodeScalars.count >= 3 }
        if !long.isEmpty {
            conditions.append(
                "row IN (SELECT rowid FROM items_index WHERE items_index MATCH ?)")
            values.append(.text(long.map(quoted).joined(separator: " ")))
        }
        for word in words where word.unicodeScalars.count < 3 {
            conditions.append("folded LIKE ? ESCAPE '\\'")
            values.append(.text("%\(escaped(word))%"))
        }
        if search.onlySaved { conditions.append("saved_at IS NOT NULL") }
        if search.onlyUnread { conditions.append("read_at IS NULL") }
        if let kind = search.kind {
            conditions.append("kind = ?")
            values.append(.text(kind.rawValue))
        }
        let filter = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
        return try database.rows(
            """
            SELECT \(columns) FROM items \(filter)
            ORDER BY saved_at IS NULL, coalesce(saved_at, seen_at) DESC, row LIMIT ?
            """, values + [.integer(search.limit)], item
        ).compactMap { $0 }
    }

    private static func quoted(_ word: String) -> String {
        "\"\(word.replacing("\"", with: "\"\""))\""
    }

    private static func escaped(_ word: String) -> String {
        word.replacing("\\", with: "\\\\").replacing("%", with: "\\%")
            .replacing("_", with: "\\_")
    }

    // MARK: Reminders

    /// Saved events that begin after `now` and until `end`, of which nobody was reminded.
    static func due(
        _ now: Date, until end: Date, _ database: Database
    ) throws -> [SavedItem] {
        try database.rows(
            """
            SELECT \(columns) FROM items WHERE kind = 'event' AND saved_at IS NOT NULL
                AND reminded_at IS NULL AND date > ? AND date <= ? ORDER BY date
            """, [SQLValue(now), SQLValue(end)], item
        ).compactMap { $0 }
    }

    /// When the next saved event begins of which nobody was reminded.
    static func nextUnreminded(_ now: Date, _ database: Database) throws -> Date? {
        try database.rows(
            """
            SELECT min(date) FROM items WHERE kind = 'event' AND saved_at IS NOT NULL
                AND reminded_at IS NULL AND date > ?
            """, [SQLValue(now)]
        ) { $0.date(0) }.first ?? nil
    }

    /// Notes a reminder; false when another process was first.
    static func markReminded(
        _ reference: SavedItem.Reference, at date: Date, _ database: Database
    ) throws -> Bool {
        try database.run(
            """
            UPDATE items SET reminded_at = ?
            WHERE kind = ? AND id = ? AND reminded_at IS NULL
            """, [SQLValue(date)] + key(reference)) > 0
    }
}
