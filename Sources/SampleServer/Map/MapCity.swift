import TownsClient

/// A large city, or a town of the rankings, whose name stands on the map.
struct MapCity: Sendable {
    let name: String
    let place: MapPoint
    /// The first zoom at which it is shown.
    let zoom: Int

    private init(_ name: String, _ latitude: Double, _ longitude: Double, from zoom: Int) {
        self.name = name
        place = MapPoint(longitude: longitude, latitude: latitude)
        self.zoom = zoom
    }

    private init(_ town: Town, _ place: TownPlace) {
        self.init(town.name, place.latitude, place.longitude, from: 12)
    }

    /// Large cities, and from zoom 12 on the towns of the rankings.
    static let all: [MapCity] = {
        let places = (try? BundledTowns.rankings())?.places ?? [:]
        let names = Set(cities.map(\.name))
        let towns = places.sorted { $0.key.id < $1.key.id }.filter { !names.contains($0.key.name) }
        return cities + towns.map { MapCity($0.key, $0.value) }
    }()

    /// Cities with their usual coordinates, to two decimals.
    private static let cities: [MapCity] = [
        MapCity("東京", 35.68, 139.77, from: 3), MapCity("大阪", 34.70, 135.50, from: 4),
        MapCity("札幌", 43.06, 141.35, from: 4), MapCity("福岡", 33.59, 130.40, from: 4),
        MapCity("名古屋", 35.17, 136.91, from: 5), MapCity("仙台", 38.27, 140.87, from: 5),
        MapCity("広島", 34.39, 132.46, from: 5), MapCity("那覇", 26.21, 127.68, from: 4),
        MapCity("新潟", 37.90, 139.02, from: 6), MapCity("金沢", 36.56, 136.66, from: 6),
        MapCity("高松", 34.34, 134.05, from: 6), MapCity("鹿児島", 31.60, 130.56, from: 6),
        MapCity("京都", 35.01, 135.77, from: 7), MapCity("神戸", 34.69, 135.20, from: 7),
        MapCity("横浜", 35.44, 139.64, from: 7), MapCity("千葉", 35.61, 140.12, from: 8),
        MapCity("さいたま", 35.86, 139.65, from: 8), MapCity("八王子", 35.66, 139.32, from: 8),
        MapCity("川崎", 35.53, 139.70, from: 9), MapCity("静岡", 34.98, 138.38, from: 6),
        MapCity("浜松", 34.71, 137.73, from: 7), MapCity("岡山", 34.66, 133.93, from: 7),
        MapCity("松山", 33.84, 132.77, from: 7), MapCity("高知", 33.56, 133.53, from: 7),
        MapCity("熊本", 32.80, 130.71, from: 7), MapCity("長崎", 32.75, 129.88, from: 7),
        MapCity("大分", 33.24, 131.61, from: 7), MapCity("宮崎", 31.91, 131.42, from: 7),
        MapCity("青森", 40.82, 140.74, from: 6), MapCity("秋田", 39.72, 140.10, from: 7),
        MapCity("盛岡", 39.70, 141.15, from: 7), MapCity("函館", 41.77, 140.73, from: 7),
        MapCity("旭川", 43.77, 142.36, from: 6), MapCity("釧路", 42.98, 144.38, from: 7),
        MapCity("長野", 36.65, 138.18, from: 7), MapCity("岐阜", 35.42, 136.76, from: 8),
        MapCity("姫路", 34.82, 134.69, from: 8), MapCity("松江", 35.47, 133.05, from: 7),
        MapCity("水戸", 36.37, 140.47, from: 7), MapCity("宇都宮", 36.56, 139.88, from: 7),
        MapCity("Seoul", 37.57, 126.98, from: 4), MapCity("Beijing", 39.90, 116.41, from: 3),
        MapCity("Shanghai", 31.23, 121.47, from: 4), MapCity("Taipei", 25.03, 121.57, from: 4),
        MapCity("Manila", 14.60, 120.98, from: 4), MapCity("Singapore", 1.35, 103.82, from: 3),
        MapCity("Delhi", 28.61, 77.21, from: 3), MapCity("Sydney", -33.87, 151.21, from: 3),
        MapCity("Honolulu", 21.31, -157.86, from: 4), MapCity("London", 51.51, -0.13, from: 3),
        MapCity("Paris", 48.86, 2.35, from: 4), MapCity("Moscow", 55.76, 37.62, from: 3),
        MapCity("Cairo", 30.04, 31.24, from: 3), MapCity("Lagos", 6.52, 3.38, from: 4),
        MapCity("Nairobi", -1.29, 36.82, from: 4), MapCity("New York", 40.71, -74.01, from: 3),
        MapCity("San Francisco", 37.77, -122.42, from: 3),
        MapCity("Mexico City", 19.43, -99.13, from: 4),
        MapCity("São Paulo", -23.55, -46.63, from: 3), MapCity("Lima", -12.05, -77.04, from: 4),
    ]
}
