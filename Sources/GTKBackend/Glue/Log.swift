import CAdwaita
import Foundation

/// Messages for whoever runs the program from a terminal.
enum Log {
    static func notice(_ message: String) {
        FileHandle.standardError.write(Data("engawa: \(message)\n".utf8))
    }
}
