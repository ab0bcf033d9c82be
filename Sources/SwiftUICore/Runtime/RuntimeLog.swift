import Foundation

/// Messages of the runtime to the developer, on standard error.
package enum RuntimeLog {
    /// Replaces the printing; for tests.
    package nonisolated(unsafe) static var sink: (String) -> Void = { message in
        FileHandle.standardError.write(Data(("engawa: " + message + "\n").utf8))
    }
    private static let lock = NSLock()
    private nonisolated(unsafe) static var seen: Set<String> = []

    package static func warning(_ message: String) { sink(message) }

    /// Says each message once in a process.
    package static func once(_ message: String) {
        if lock.withLock({ seen.insert(message).inserted }) { sink(message) }
    }
}
