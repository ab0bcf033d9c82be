import Foundation
import Glibc

/// Sends bytes and reads until the other side closes: what a client library would hide.
enum RawClient {
    struct Failed: Error {
        let call: String
    }

    static func exchange(port: Int, request: String) throws -> [UInt8] {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Failed(call: "socket") }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let connected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw Failed(call: "connect") }
        let bytes = Array(request.utf8)
        guard send(descriptor, bytes, bytes.count, 0) == bytes.count else {
            throw Failed(call: "send")
        }
        return try readAll(descriptor)
    }

    private static func readAll(_ descriptor: Int32) throws -> [UInt8] {
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count == 0 { return received }
            guard count > 0 else { throw Failed(call: "recv") }
            received += buffer.prefix(count)
        }
    }

    /// What follows the empty line.
    static func body(of response: [UInt8]) -> [UInt8] {
        let end = Array("\r\n\r\n".utf8)
        for start in 0...max(0, response.count - end.count)
        where Array(response.dropFirst(start).prefix(end.count)) == end {
            return Array(response.dropFirst(start + end.count))
        }
        return []
    }
}
