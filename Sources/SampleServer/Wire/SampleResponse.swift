/// A response as the service makes it, free of the HTTP library.
struct SampleResponse: Sendable {
    var status: Int
    /// Without `Content-Type` and `Content-Length`.
    var headers: [(name: String, value: String)] = []
    var contentType: String
    var body: [UInt8]

    static func json(_ value: JSONValue, status: Int = 200) -> SampleResponse {
        SampleResponse(
            status: status, contentType: "application/json; charset=utf-8", body: value.bytes)
    }

    static func html(_ text: String, status: Int) -> SampleResponse {
        SampleResponse(status: status, contentType: "text/html", body: Array(text.utf8))
    }

    /// The error bodies of the service's web framework.
    static func detail(_ text: String, status: Int) -> SampleResponse {
        json(.object([("detail", .string(text))]), status: status)
    }
}
