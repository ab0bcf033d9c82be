import CoreLocation
import SwiftUICore
import UIKit

/// A place with its address.
@MainActor @preconcurrency
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    public nonisolated let coordinate: CLLocationCoordinate2D

    public nonisolated init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(placemark: CLPlacemark.at(coordinate))
    }

    /// Makes a place of a dictionary, of which nothing is read.
    public nonisolated convenience init(
        coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
    ) { self.init(coordinate: coordinate) }

    public nonisolated override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(placemark: placemark)
    }

    open var title: String? { name }
}

/// A place that can be shown in a program for maps.
@MainActor @preconcurrency
open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
        super.init()
    }

    /// Shows the place on OpenStreetMap in the default browser; options are ignored.
    ///
    /// - Returns: Whether there was a window to ask the desktop from.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        let (latitude, longitude) = (placemark.coordinate.latitude, placemark.coordinate.longitude)
        let address =
            "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)"
            + "#map=16/\(latitude)/\(longitude)"
        guard let url = URL(string: address), RunningWindows.backend != nil else { return false }
        UIApplication.shared.open(url)
        return true
    }

    /// Shows the first of the places on OpenStreetMap.
    @discardableResult
    open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
    ) -> Bool { mapItems.first?.openInMaps(launchOptions: launchOptions) ?? false }
}

/// The key of how to get there; ignored.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car; ignored.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot; ignored.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
