/// Where a town is: about where its station stands, to three decimals (some hundred metres).
public struct TownPlace: Hashable, Sendable, Codable {
    /// Degrees north.
    public let latitude: Double
    /// Degrees east.
    public let longitude: Double

    /// Makes a place of degrees.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}
