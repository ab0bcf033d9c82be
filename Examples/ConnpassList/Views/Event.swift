import Foundation
import MapKit

/// A study group as the service describes it.
struct Event: Decodable, Identifiable, Hashable {
    let id: Int
    let title: String
    let tagline: String?
    let page: URL
    let start: Date?
    let end: Date?
    let venue: String?
    let address: String?
    let owner: String
    let accepted: Int
    let limit: Int?
    private let latitude: String?
    private let longitude: String?

    enum CodingKeys: String, CodingKey {
        case id, title, address, accepted, limit
        case tagline = "catch"
        case page = "url"
        case start = "started_at"
        case end = "ended_at"
        case venue = "place"
        case owner = "owner_display_name"
        case latitude = "lat"
        case longitude = "lon"
    }

    /// Where it takes place; nil when it is online.
    var coordinate: CLLocationCoordinate2D? {
        guard let latitude = latitude.flatMap(Double.init),
            let longitude = longitude.flatMap(Double.init)
        else { return nil }
        return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    var seats: String {
        limit.map { "\(accepted) / \($0)人" } ?? "\(accepted)人"
    }
}

/// One page of a search.
struct EventPage: Decodable {
    let available: Int
    let events: [Event]

    enum CodingKeys: String, CodingKey {
        case available = "results_available"
        case events
    }
}

/// How a search is ordered, as the service numbers it.
enum EventOrder: Int, CaseIterable, Identifiable {
    case updated = 1
    case date = 2
    case newest = 3

    var id: Self { self }
    var title: String {
        switch self {
        case .updated: "更新順"
        case .date: "開催日順"
        case .newest: "新着順"
        }
    }
}
