import Foundation
import Testing

/// Compares a whole output with a file in `Expected`.
///
/// `SNAPSHOT_RECORD=missing|failed|all` writes the files anew; without it a missing file fails.
func expectOutput(
    _ name: String, _ actual: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Expected/\(name)").standardizedFileURL
    let text = withoutPorts(actual)
    let expected = FileManager.default.contents(atPath: url.path)
        .map { String(decoding: $0, as: UTF8.self) }
    let mode = ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"]
    let records =
        mode == "all" || (mode == "missing" && expected == nil)
        || (mode == "failed" && expected != text)
    if records { return try Data(text.utf8).write(to: url) }
    #expect(
        text == expected, "\(name) differs. It is now:\n\(text)", sourceLocation: sourceLocation)
}

/// Pictures of sample events are on a port that differs each time.
private func withoutPorts(_ text: String) -> String {
    text.replacing(/127\.0\.0\.1:\d+/, with: "127.0.0.1:PORT")
}
