import Foundation
import Glibc

/// A pseudo-terminal to run the executable in.
struct Terminal {
    private let master: Int32
    let slave: FileHandle

    struct Failed: Error {}

    init(columns: UInt16) throws {
        var masterDescriptor: Int32 = -1
        var slaveDescriptor: Int32 = -1
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&masterDescriptor, &slaveDescriptor, nil, nil, &size) == 0 else {
            throw Failed()
        }
        master = masterDescriptor
        slave = FileHandle(fileDescriptor: slaveDescriptor, closeOnDealloc: false)
    }

    /// Everything shown until the last program on the terminal ends; closes the terminal.
    func readAll() throws -> String {
        try slave.close()
        defer { close(master) }
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(master, &buffer, buffer.count)
            // EIO is how Linux says that nobody has the terminal open any more.
            guard count > 0 else { break }
            received += buffer.prefix(count)
        }
        return String(decoding: received, as: UTF8.self).replacing("\r\n", with: "\n")
    }
}
