import Foundation
import Glibc

/// A server on loopback that answers each connection with the bytes it was told, then closes.
final class RudeServer: @unchecked Sendable {
    /// What to do with a connection after its request was read.
    enum Behaviour: Sendable {
        case bytes(String)
        /// Sends the bytes and keeps the connection open in silence.
        case bytesThenSilence(String)
        /// Sends a head, then a piece again and again until the client leaves.
        case endless(head: String, piece: String)
        /// Closes without reading.
        case closeAtOnce
    }

    let url: URL
    private let descriptor: Int32
    private let behaviour: Behaviour
    private let lock = NSLock()
    private var open: [Int32] = []
    private var isStopped = false

    init(_ behaviour: Behaviour) throws {
        self.behaviour = behaviour
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let (fd, size) = (descriptor, length)
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(fd, $0, size) } == 0
        }
        guard isBound, listen(descriptor, 64) == 0 else { throw POSIXError(.EADDRINUSE) }
        _ = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(fd, $0, &length) }
        }
        let port = UInt16(bigEndian: address.sin_port)
        guard let url = URL(string: "http://127.0.0.1:\(port)/") else {
            throw POSIXError(.EINVAL)
        }
        self.url = url
        Thread.detachNewThread { [self] in acceptAll() }
    }

    /// Connections that are open now.
    var openCount: Int { lock.withLock { open.count } }

    func stop() {
        lock.withLock { isStopped = true }
        shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
        for connection in lock.withLock({ open }) { shutdown(connection, Int32(SHUT_RDWR)) }
    }

    private func acceptAll() {
        while true {
            let connection = accept(descriptor, nil, nil)
            if connection < 0 { return }
            lock.withLock { open.append(connection) }
            Thread.detachNewThread { [self] in
                serve(connection)
                // Off the list before its number may be another connection's.
                lock.withLock { open.removeAll { $0 == connection } }
                close(connection)
            }
        }
    }

    private func serve(_ connection: Int32) {
        if case .closeAtOnce = behaviour { return }
        readRequest(connection)
        switch behaviour {
        case .closeAtOnce: break
        case .bytes(let text): _ = send(text, connection)
        case .bytesThenSilence(let text):
            _ = send(text, connection)
            readRequest(connection)
        case .endless(let head, let piece):
            guard send(head, connection) else { return }
            while send(piece, connection) {}
        }
    }

    /// Reads until an empty line or the end.
    private func readRequest(_ connection: Int32) {
        var text = ""
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !text.contains("\r\n\r\n") {
            let count = read(connection, &buffer, buffer.count)
            if count <= 0 { return }
            text += String(decoding: buffer[..<count], as: UTF8.self)
        }
    }

    private func send(_ text: String, _ connection: Int32) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return false }
            bytes = bytes.dropFirst(count)
        }
        return true
    }
}
