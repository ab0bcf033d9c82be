import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A server on this machine that does exactly what a test tells it, however rude.
package final class LoopbackServer: @unchecked Sendable {
    package enum Reply: Sendable {
        /// Sends the bytes and closes.
        case bytes(String)
        /// Sends the bytes and keeps the connection open without another one.
        case bytesThenSilence(String)
        /// Sends a head, then a line of it again and again.
        case endlessHead(String, line: String)
        /// Sends a head, then the chunk again and again until the other side has had enough.
        case endless(head: String, chunk: Int)
        /// Breaks the connection off hard.
        case reset
    }

    package let port: UInt16
    private let listener: Int32
    private let respond: @Sendable (String) -> Reply
    private let lock = NSLock()
    private var open: [Int32] = []
    private var seen: [String] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    package init(_ respond: @escaping @Sendable (String) -> Reply) throws {
        self.respond = respond
        #if canImport(Glibc)
            listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            listener = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let handle = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(handle, $0, length) == 0 && listen(handle, 16) == 0
                    && getsockname(handle, $0, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in acceptLoop() }
    }

    package func url(_ path: String = "/") -> URL {
        URL(string: "http://127.0.0.1:\(port)\(path)")!
    }

    /// The heads of the requests so far.
    package var requests: [String] { lock.withLock { seen } }

    /// Connections that are open now.
    package var openCount: Int { lock.withLock { open.count } }

    /// Returns once a request has come.
    package func firstRequest() async {
        await withCheckedContinuation { continuation in
            let isThere = lock.withLock {
                if seen.isEmpty { waiting.append(continuation) }
                return !seen.isEmpty
            }
            if isThere { continuation.resume() }
        }
    }

    package func stop() {
        // Wakes the accepting thread, which alone closes it: the number must not be reused before.
        shutdown(listener, Int32(SHUT_RDWR))
        lock.withLock {
            for connection in open { shutdown(connection, Int32(SHUT_RDWR)) }
        }
    }

    private func acceptLoop() {
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else {
                close(listener)
                return
            }
            lock.withLock { open.append(connection) }
            Thread.detachNewThread { [self] in serve(connection) }
        }
    }

    private func serve(_ connection: Int32) {
        var head: [UInt8] = []
        var byte: UInt8 = 0
        while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
            guard read(connection, &byte, 1) == 1 else { return hangUp(connection) }
            head.append(byte)
        }
        let text = String(decoding: head, as: UTF8.self)
        let callers = lock.withLock {
            seen.append(text)
            defer { waiting = [] }
            return waiting
        }
        for caller in callers { caller.resume() }
        answer(respond(text), on: connection)
        hangUp(connection)
    }

    private func answer(_ reply: Reply, on connection: Int32) {
        switch reply {
        case .bytes(let text): _ = send(text, connection)
        case .bytesThenSilence(let text):
            _ = send(text, connection)
            var byte: UInt8 = 0
            _ = read(connection, &byte, 1)
        case .endless(let head, let chunk):
            guard send(head, connection) else { return }
            while send(String(repeating: "x", count: chunk), connection) {}
        case .endlessHead(let head, let line):
            guard send(head, connection) else { return }
            while send(line, connection) {}
        case .reset:
            var linger = linger(l_onoff: 1, l_linger: 0)
            setsockopt(
                connection, SOL_SOCKET, SO_LINGER, &linger,
                socklen_t(MemoryLayout.size(ofValue: linger)))
        }
    }

    private func send(_ text: String, _ connection: Int32) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private func hangUp(_ connection: Int32) {
        lock.withLock { open.removeAll { $0 == connection } }
        close(connection)
    }
}

/// An answer with its length told.
package func ok(_ body: String, _ fields: String...) -> LoopbackServer.Reply {
    let head = ["HTTP/1.1 200 OK", "Content-Length: \(body.utf8.count)", "Connection: close"]
    return .bytes((head + fields).joined(separator: "\r\n") + "\r\n\r\n" + body)
}
