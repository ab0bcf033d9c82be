import CSoup

// Between libsoup's messages (opaque pointers) and our values.

extension SampleRequest {
    init(_ message: OpaquePointer, path: String) {
        self.init(path: path)
        method = soup_server_message_get_method(message).map { String(cString: $0) } ?? "GET"
        if let uri = soup_server_message_get_uri(message), let text = g_uri_get_query(uri) {
            query = String(cString: text)
        }
        headers = Self.headers(of: message)
        let host = soup_server_message_get_remote_host(message).map { String(cString: $0) }
        isFromLoopback = host == "127.0.0.1" || host == "::1"
    }

    private static func headers(of message: OpaquePointer) -> [String: String] {
        var found: [String: String] = [:]
        withUnsafeMutablePointer(to: &found) { pointer in
            soup_message_headers_foreach(
                soup_server_message_get_request_headers(message),
                { name, value, data in
                    guard let name, let value, let data else { return }
                    let headers = data.assumingMemoryBound(to: [String: String].self)
                    headers.pointee[String(cString: name).lowercased()] = String(cString: value)
                }, pointer)
        }
        return found
    }
}

extension OpaquePointer {
    /// Gives libsoup the response of this message; it is sent once the message is not paused.
    func send(_ response: SampleResponse) {
        soup_server_message_set_status(self, guint(response.status), nil)
        let headers = soup_server_message_get_response_headers(self)
        for (name, value) in response.headers {
            soup_message_headers_replace(headers, name, value)
        }
        guard response.status != 304 else { return }
        response.body.withUnsafeBytes { bytes in
            soup_server_message_set_response(
                self, response.contentType, SOUP_MEMORY_COPY,
                bytes.bindMemory(to: CChar.self).baseAddress, gsize(bytes.count))
        }
    }
}
