/// The tables, and how older files become newer ones.
enum Schema {
    /// Each step is run once, in a transaction that also writes its number as `user_version`.
    static let steps = [first]
    static var version: Int { steps.count }

    static func migrate(_ database: Database) throws {
        let found = try database.number("PRAGMA user_version") ?? 0
        guard found < version else { return }
        try database.transaction {
            // Another process may have done it between the two looks.
            let current = try database.number("PRAGMA user_version") ?? 0
            for number in current..<max(current, version) {
                try database.execute(steps[number])
                try database.execute("PRAGMA user_version = \(number + 1)")
            }
        }
    }

    /// `folded` is what is searched; the index holds no copy of it, but reads it from `items`.
    private static let first = """
        CREATE TABLE items (
            row INTEGER PRIMARY KEY,
            kind TEXT NOT NULL, id TEXT NOT NULL,
            title TEXT NOT NULL, subtitle TEXT NOT NULL, text TEXT NOT NULL,
            link TEXT, date REAL, tags TEXT NOT NULL, payload BLOB NOT NULL,
            saved_at REAL, read_at REAL, reminded_at REAL, seen_at REAL NOT NULL,
            folded TEXT NOT NULL,
            UNIQUE (kind, id));
        CREATE INDEX items_saved ON items (saved_at) WHERE saved_at IS NOT NULL;
        CREATE INDEX items_seen ON items (seen_at) WHERE saved_at IS NULL;

        CREATE VIRTUAL TABLE items_index USING fts5(
            folded, content='items', content_rowid='row', tokenize='trigram');
        CREATE TRIGGER items_added AFTER INSERT ON items BEGIN
            INSERT INTO items_index (rowid, folded) VALUES (new.row, new.folded);
        END;
        CREATE TRIGGER items_removed AFTER DELETE ON items BEGIN
            INSERT INTO items_index (items_index, rowid, folded)
            VALUES ('delete', old.row, old.folded);
        END;
        CREATE TRIGGER items_changed AFTER UPDATE OF folded ON items BEGIN
            INSERT INTO items_index (items_index, rowid, folded)
            VALUES ('delete', old.row, old.folded);
            INSERT INTO items_index (rowid, folded) VALUES (new.row, new.folded);
        END;

        CREATE TABLE searches (
            row INTEGER PRIMARY KEY,
            section TEXT NOT NULL, is_saved INTEGER NOT NULL, query BLOB NOT NULL,
            made_at REAL NOT NULL,
            UNIQUE (section, is_saved, query));

        CREATE TABLE facts (name TEXT PRIMARY KEY, value BLOB NOT NULL);
        """
}
