import TownsClient

/// The ranking of towns of 2021, as a file on a web server.
enum SampleTowns {
    /// `nil` when the path is another.
    static func answer(_ request: SampleRequest) -> SampleResponse? {
        guard request.path == "/towns.json" else { return nil }
        guard request.method == "GET" || request.method == "HEAD" else {
            return .detail("Method not allowed", status: 405)
        }
        guard let document = try? BundledTowns.ranking2021() else {
            return .detail("Not Found", status: 404)
        }
        let response = SampleResponse(
            status: 200, contentType: "application/json; charset=utf-8", body: Array(document))
        return response.validated(against: request)
    }
}
