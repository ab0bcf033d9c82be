import HTTPService

/// Headers with a `Link` or without.
struct HTTPHeadersFixture {
    let value: HTTPHeaders

    init(_ link: String?) {
        var headers = HTTPHeaders()
        headers["Link"] = link
        value = headers
    }
}
