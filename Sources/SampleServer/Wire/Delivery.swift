/// A response together with the manner in which it reaches the client.
struct Delivery: Sendable {
    var response: SampleResponse
    var delayMilliseconds = 0
    /// Wait until other faults are set; with what tells which faults those were.
    var isHeld = false
    var ticket: HeldAnswers.Ticket = 0
    /// Close the connection after this many bytes of the body.
    var cutAfterBytes: Int?
    var bytesPerSecond: Int?

    /// Whether the HTTP library cannot send it, because it breaks or paces the stream.
    var needsRawConnection: Bool {
        cutAfterBytes != nil || bytesPerSecond != nil
    }

    /// What goes on a raw connection before the body; it promises all of the body.
    var rawHead: [UInt8] {
        var head = "HTTP/1.1 \(response.status) \(HTTPReason.phrase(response.status))\r\n"
        head += "Content-Type: \(response.contentType)\r\n"
        head += "Content-Length: \(response.body.count)\r\nConnection: close\r\n"
        for (name, value) in response.headers { head += "\(name): \(value)\r\n" }
        return Array((head + "\r\n").utf8)
    }

    /// As much of the body as is let through.
    var rawBody: [UInt8] {
        Array(response.body.prefix(cutAfterBytes ?? response.body.count))
    }
}

enum HTTPReason {
    static func phrase(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 304: "Not Modified"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 422: "Unprocessable Entity"
        case 429: "Too Many Requests"
        case 500: "Internal Server Error"
        case 502: "Bad Gateway"
        case 503: "Service Unavailable"
        default: "Status"
        }
    }
}
