import Combine
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Where study groups come from.
public struct MeetupSource {
    let site: URL

    /// A source at a site; without one, at that of the environment.
    public init(site: URL? = nil) {
        let named = ProcessInfo.processInfo.environment["EXAMPLE_URL"].flatMap(URL.init(string:))
        self.site = site ?? named ?? URL(string: "https://connpass.com")!
    }

    func meetups(in prefecture: Prefecture) -> AnyPublisher<[Meetup], any Error> {
        var parts = URLComponents(
            url: site.appendingPathComponent("api/v2/events/"), resolvingAgainstBaseURL: true)
        parts?.queryItems = [
            URLQueryItem(name: "prefecture", value: prefecture.rawValue),
            URLQueryItem(name: "count", value: "30"),
        ]
        return URLSession.shared.dataTaskPublisher(for: parts?.url ?? site)
            .map(\.data)
            .decode(type: Meetups.self, decoder: JSONDecoder())
            .map(\.events)
            .eraseToAnyPublisher()
    }
}

/// Where a study group takes place.
enum Prefecture: String, CaseIterable {
    case tokyo, osaka, online

    var name: String {
        switch self {
        case .tokyo: "東京"
        case .osaka: "大阪"
        case .online: "オンライン"
        }
    }
}
