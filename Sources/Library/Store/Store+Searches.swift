import Foundation

// Searches made and searches kept, and small facts under names.

extension Store {
    static func searches(
        _ section: String, areSaved: Bool, _ database: Database
    ) throws -> [Data] {
        let order = areSaved ? "made_at, row" : "made_at DESC, row DESC"
        return try database.rows(
            "SELECT query FROM searches WHERE section = ? AND is_saved = ? ORDER BY \(order)",
            [.text(section), .integer(areSaved ? 1 : 0)]
        ) { $0.data(0) }
    }

    /// Puts a search on top of those made lately.
    static func made(
        _ query: Data, _ section: String, at date: Date, keeping limit: Int, _ database: Database
    ) throws {
        try database.run(
            """
            INSERT INTO searches (section, is_saved, query, made_at) VALUES (?, 0, ?, ?)
            ON CONFLICT (section, is_saved, query) DO UPDATE SET made_at = excluded.made_at
            """, [.text(section), .blob(query), SQLValue(date)])
        try database.run(
            """
            DELETE FROM searches WHERE section = ?1 AND is_saved = 0 AND row NOT IN (
                SELECT row FROM searches WHERE section = ?1 AND is_saved = 0
                ORDER BY made_at DESC, row DESC LIMIT ?2)
            """, [.text(section), .integer(limit)])
    }

    static func keep(
        _ query: Data, _ section: String, at date: Date, _ database: Database
    ) throws {
        try database.run(
            """
            INSERT OR IGNORE INTO searches (section, is_saved, query, made_at)
            VALUES (?, 1, ?, ?)
            """, [.text(section), .blob(query), SQLValue(date)])
    }

    static func forget(_ query: Data, _ section: String, _ database: Database) throws {
        try database.run(
            "DELETE FROM searches WHERE section = ? AND is_saved = 1 AND query = ?",
            [.text(section), .blob(query)])
    }

    static func fact(_ name: String, _ database: Database) throws -> Data? {
        try database.rows("SELECT value FROM facts WHERE name = ?", [.text(name)]) {
            $0.data(0)
        }.first
    }

    static func setFact(_ name: String, _ value: Data, _ database: Database) throws {
        try database.run(
            "INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)",
            [.text(name), .blob(value)])
    }
}
