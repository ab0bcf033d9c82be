import CSQLite
import Foundation

/// A value as SQLite keeps it.
enum SQLValue {
    case null
    case integer(Int)
    case real(Double)
    case text(String)
    case blob(Data)

    init(_ date: Date?) { self = date.map { .real($0.timeIntervalSince1970) } ?? .null }
    init(_ text: String?) { self = text.map { .text($0) } ?? .null }
}

/// What SQLite says went wrong.
struct SQLiteFailure: Error {
    /// SQLite's number, with its detail in the upper bits.
    let code: Int32
    let message: String
    /// The system's error number behind it, 0 when there is none.
    let systemError: Int32

    /// The number without its detail.
    var primary: Int32 { code & 0xFF }
    var isDamage: Bool { primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB }
    /// Whether only the search index is damaged, which can be made anew.
    var isIndexDamage: Bool { code == SQLITE_CORRUPT | (1 << 8) }
}

/// One connection to a SQLite file; used from one thread at a time.
final class Database {
    private let handle: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    /// Opens or makes a file; `:memory:` is kept nowhere.
    init(path: String) throws {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard let opened else {
            throw SQLiteFailure(code: SQLITE_NOMEM, message: "out of memory", systemError: 0)
        }
        guard code == SQLITE_OK else {
            let failure = Self.failure(opened)
            sqlite3_close_v2(opened)
            throw failure
        }
        handle = opened
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, 5000)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(handle)
    }

    /// Runs statements without results, several at once.
    func execute(_ sql: String) throws {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
            throw Self.failure(handle)
        }
    }

    /// Runs one statement and returns how many rows it changed.
    @discardableResult
    func run(_ sql: String, _ values: [SQLValue] = []) throws -> Int {
        _ = try rows(sql, values) { _ in }
        return Int(sqlite3_changes(handle))
    }

    /// Runs one statement and reads its rows.
    func rows<Result>(
        _ sql: String, _ values: [SQLValue] = [], _ read: (Row) throws -> Result
    ) throws -> [Result] {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        try bind(values, to: statement)
        var results: [Result] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: results.append(try read(Row(statement: statement)))
            case SQLITE_DONE: return results
            default: throw Self.failure(handle)
            }
        }
    }

    /// The first column of the first row as a number.
    func number(_ sql: String, _ values: [SQLValue] = []) throws -> Int? {
        try rows(sql, values) { $0.integer(0) }.first
    }

    /// All or nothing; begins as a writer, so that it never fails halfway for another one.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // SQLite may have rolled back already; then this fails and changes nothing.
            try? execute("ROLLBACK")
            throw error
        }
    }

    private func prepared(_ sql: String) throws -> OpaquePointer {
        if let known = statements[sql] { return known }
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement
        else { throw Self.failure(handle) }
        statements[sql] = statement
        return statement
    }

    private func bind(_ values: [SQLValue], to statement: OpaquePointer) throws {
        for (offset, value) in values.enumerated() {
            let index = Int32(offset + 1)
            let code =
                switch value {
                case .null: sqlite3_bind_null(statement, index)
                case .integer(let number): sqlite3_bind_int64(statement, index, Int64(number))
                case .real(let number): sqlite3_bind_double(statement, index, number)
                case .text(let text): bind(Array(text.utf8), statement, index, isText: true)
                case .blob(let data): bind(Array(data), statement, index, isText: false)
                }
            guard code == SQLITE_OK else { throw Self.failure(handle) }
        }
    }

    private func bind(
        _ bytes: [UInt8], _ statement: OpaquePointer, _ index: Int32, isText: Bool
    ) -> Int32 {
        // SQLITE_TRANSIENT, which a macro hides from Swift: SQLite copies the bytes at once.
        let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        return bytes.withUnsafeBytes { buffer in
            // An empty array has no address, which would mean NULL.
            let start = buffer.baseAddress ?? UnsafeRawPointer(bitPattern: 1)
            let count = Int32(clamping: buffer.count)
            return isText
                ? sqlite3_bind_text(
                    statement, index, start?.assumingMemoryBound(to: CChar.self), count, copies)
                : sqlite3_bind_blob(statement, index, start, count, copies)
        }
    }

    private static func failure(_ handle: OpaquePointer) -> SQLiteFailure {
        // SQLite forgets the system's number when it undoes a failed commit itself.
        let last = errno
        let known = sqlite3_system_errno(handle)
        return SQLiteFailure(
            code: sqlite3_extended_errcode(handle),
            message: String(cString: sqlite3_errmsg(handle)),
            systemError: known != 0 ? known : last)
    }
}

/// One row of an answer; valid only while it is read.
struct Row {
    fileprivate let statement: OpaquePointer

    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    func date(_ column: Int32) -> Date? {
        guard sqlite3_column_type(statement, column) != SQLITE_NULL else { return nil }
        return Date(timeIntervalSince1970: sqlite3_column_double(statement, column))
    }

    func text(_ column: Int32) -> String? {
        guard let start = sqlite3_column_text(statement, column) else { return nil }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    func data(_ column: Int32) -> Data {
        guard let start = sqlite3_column_blob(statement, column) else { return Data() }
        return Data(bytes: start, count: Int(sqlite3_column_bytes(statement, column)))
    }
}
