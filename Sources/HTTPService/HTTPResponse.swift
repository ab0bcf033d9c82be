import Foundation

/// A successful answer (status 200 to 299).
public struct HTTPResponse: Hashable, Sendable {
    /// The status, 200 to 299.
    public var status: Int
    /// Where the answer came from, after redirects.
    public var url: URL
    /// The answer's fields.
    public var headers: HTTPHeaders
    /// The whole body, decompressed.
    public var body: Data
    /// Whether the server said "not modified" and the body is the one kept from before.
    public var isRevalidated: Bool

    /// Describes an answer.
    public init(
        status: Int, url: URL, headers: HTTPHeaders, body: Data, isRevalidated: Bool = false
    ) {
        self.status = status
        self.url = url
        self.headers = headers
        self.body = body
        self.isRevalidated = isRevalidated
    }

    /// The body, made sure to be meant as JSON.
    ///
    /// A server in trouble sends HTML with status 200; that must not look like a decoding bug.
    /// - Throws: `HTTPError.notJSON` when the type says otherwise, or, with no type or a plain
    ///   one, when the first byte that is no space is neither `{` nor `[`.
    public func json() throws(HTTPError) -> Data {
        let type = headers["Content-Type"]?.lowercased() ?? ""
        if type.contains("json") { return body }
        let isVague =
            type.isEmpty || type.hasPrefix("text/plain")
            || type.hasPrefix("application/octet-stream")
        let first = body.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
        if isVague, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return body }
        throw .notJSON(url: SafeURL(url), body: BodyExcerpt(body, headers: headers))
    }
}

/// The beginning of a body, for error messages and for reading a service's own explanation.
public struct BodyExcerpt: Hashable, Sendable {
    /// At most 4,096 bytes of the body as text; bad bytes replaced.
    public var text: String
    /// The `Content-Type` field, or an empty string.
    public var contentType: String

    /// Takes an excerpt of a body.
    public init(_ body: Data, headers: HTTPHeaders) {
        self.init(
            text: String(decoding: body.prefix(4096), as: UTF8.self),
            contentType: headers["Content-Type"] ?? "")
    }

    /// Makes an excerpt from its parts.
    public init(text: String, contentType: String) {
        self.text = text
        self.contentType = contentType
    }

    /// Whether the body is a page for a browser.
    public var isHTML: Bool {
        if contentType.lowercased().contains("html") { return true }
        let start = text.prefix(200).lowercased()
        return start.contains("<!doctype html") || start.contains("<html")
    }
}
