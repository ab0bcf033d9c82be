import Foundation

/// What is known of an address.
open class CLPlacemark: NSObject, @unchecked Sendable {
    public let location: CLLocation?
    public let name: String?
    public let country: String?
    public let isoCountryCode: String?
    public let postalCode: String?
    public let administrativeArea: String?
    public let locality: String?
    public let subLocality: String?
    public let thoroughfare: String?
    public let subThoroughfare: String?

    init(location: CLLocation?, name: String?) {
        self.location = location
        self.name = name
        country = nil
        isoCountryCode = nil
        postalCode = nil
        administrativeArea = nil
        locality = nil
        subLocality = nil
        thoroughfare = nil
        subThoroughfare = nil
        super.init()
    }

    /// Makes a copy of another.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        name = placemark.name
        country = placemark.country
        isoCountryCode = placemark.isoCountryCode
        postalCode = placemark.postalCode
        administrativeArea = placemark.administrativeArea
        locality = placemark.locality
        subLocality = placemark.subLocality
        thoroughfare = placemark.thoroughfare
        subThoroughfare = placemark.subThoroughfare
        super.init()
    }
}

/// Finds places for addresses; here every search fails with `CLError.network`.
///
/// There is no service for it that a program may use unasked.
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// Takes the answer to a search; called on the main queue.
    public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

    open private(set) var isGeocoding = false

    /// Fails with `CLError.network`.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    /// Fails with `CLError.network`.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Fails with `CLError.network`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    /// Fails with `CLError.network`.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Accepted: searches end at once.
    open func cancelGeocode() {}

    private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
        DispatchQueue.main.async { completion(nil, CLError(.network)) }
    }
}

extension CLPlacemark {
    /// A place of which nothing but the coordinate is known.
    package static func at(_ coordinate: CLLocationCoordinate2D) -> CLPlacemark {
        CLPlacemark(
            location: CLLocation(
                latitude: coordinate.latitude, longitude: coordinate.longitude),
            name: nil)
    }
}
