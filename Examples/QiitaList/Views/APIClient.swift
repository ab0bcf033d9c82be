import Combine
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Puts requests to the service.
public struct APIClient: Sendable {
    let site: URL

    /// A client of a site; without one, of that of the environment.
    public init(site: URL? = nil) {
        let named = ProcessInfo.processInfo.environment["EXAMPLE_URL"].flatMap(URL.init(string:))
        self.site = site ?? named ?? URL(string: "https://qiita.com")!
    }

    func send<Request: APIRequest>(_ request: Request) -> Future<Request.Response, APIError> {
        let url = address(of: request)
        return Future { promise in
            URLSession.shared.dataTask(with: url) { data, response, error in
                promise(Self.answer(to: Request.self, data, response, error))
            }
            .resume()
        }
    }

    private func address<Request: APIRequest>(of request: Request) -> URL {
        var parts = URLComponents(
            url: site.appendingPathComponent(request.path), resolvingAgainstBaseURL: true)
        parts?.queryItems = request.queryItems
        return parts?.url ?? site
    }

    private static func answer<Request: APIRequest>(
        to type: Request.Type, _ data: Data?, _ response: URLResponse?, _ error: (any Error)?
    ) -> Result<Request.Response, APIError> {
        if let error { return .failure(.unreachable(error.localizedDescription)) }
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else { return .failure(.refused(status)) }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
        do {
            return .success(try decoder.decode(Request.Response.self, from: data ?? Data()))
        } catch {
            return .failure(.unreadable)
        }
    }
}

enum APIError: Error, Identifiable {
    case unreachable(String)
    case refused(Int)
    case unreadable

    var id: String { message }
    var message: String {
        switch self {
        case .unreachable(let reason): reason
        case .refused(let status): "サーバーの答えは\(status)でした。"
        case .unreadable: "答えを読めませんでした。"
        }
    }
}
