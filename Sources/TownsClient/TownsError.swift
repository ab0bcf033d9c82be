import HTTPService

/// Why rankings could not be had: facts only.
public enum TownsError: Error, Hashable, Sendable {
    /// The document is not of the shape that is known; `reason` names the place.
    case unexpectedShape(reason: String)
    /// Places came, and not one could be read.
    case allDropped(count: Int, reasons: [String])
    /// The address is no https address, nor one on this machine.
    case badAddress(String)
    /// A file of the product is not there.
    case missingFile(name: String)
    /// No ranking has such a town; `similar` are towns whose names resemble it.
    case unknownTown(String, similar: [String])
    /// There is no ranking of that area and year; `years` are those there are, the latest first.
    case unknownTable(TownTable.ID, years: [Int])
    /// No complete answer arrived.
    case http(HTTPError)
}
