import Foundation
import Library

/// Saves item after item into a folder and says on standard output which ones are saved, until it
/// is killed or has saved as many as it was told: the other process of the library's tests.
///
/// Arguments: the folder, a word the ids begin with, how many items, how many bytes of text each.
@main
enum LibraryWriter {
    static func main() async {
        // A file that grows too large is an error of the write, as on a full disk.
        signal(SIGXFSZ, SIG_IGN)
        let arguments = CommandLine.arguments
        let library = Library(folder: URL(fileURLWithPath: arguments[1]))
        let size = Int(arguments[4]) ?? 0
        for number in 0..<(Int(arguments[3]) ?? 0) {
            let id = "\(arguments[2])-\(number)"
            let item = SavedItem(
                kind: .article, id: id, title: "記事 \(id)",
                text: String(repeating: "あ", count: size / 3))
            do {
                try await library.save(item)
            } catch {
                say("failed \(id) \(error)")
                exit(1)
            }
            say("saved \(id)")
        }
    }

    private static func say(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        // A pipe takes as few bytes at once, so that a line is whole or missing.
        guard write(STDOUT_FILENO, bytes, bytes.count) == bytes.count else { exit(2) }
    }
}
