/// A town of a region, since some names stand for different towns in different regions.
public struct Town: Hashable, Sendable, Codable, Identifiable {
    /// The name, in Japanese.
    public let name: String
    /// The region whose rankings know it.
    public let area: TownArea

    /// Names a town.
    public init(_ name: String, in area: TownArea) {
        self.name = name
        self.area = area
    }

    /// The region and the name, such as `shutoken/大宮`; good to keep.
    public var id: String { "\(area.rawValue)/\(name)" }
}
