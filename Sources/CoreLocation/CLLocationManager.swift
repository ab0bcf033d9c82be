import Foundation

/// Whether a program may know where the computer is.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Whether exact places are told.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Tells where the computer is; here it always says that it may not.
///
/// The delegate is told of `.denied` on the main queue, and each request for a location fails
/// with `CLError.denied`, as on a phone whose owner said no.
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// Told of the refusal when it is set, and of failures.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { tell { $1.sayDenied(to: $0) } } }
    }
    /// Kept without effect.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// Kept without effect.
    open var distanceFilter = kCLDistanceFilterNone
    /// Kept without effect.
    open var allowsBackgroundLocationUpdates = false
    /// Kept without effect.
    open var pausesLocationUpdatesAutomatically = true
    /// Always nil.
    open var location: CLLocation? { nil }
    /// Always `.denied`.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// Always `.denied`.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// Always false.
    open class func locationServicesEnabled() -> Bool { false }
    /// Always false.
    open class func headingAvailable() -> Bool { false }

    open func requestWhenInUseAuthorization() { tell { $1.sayDenied(to: $0) } }
    open func requestAlwaysAuthorization() { tell { $1.sayDenied(to: $0) } }
    /// Fails with `CLError.denied`.
    open func startUpdatingLocation() { fail() }
    open func stopUpdatingLocation() {}
    /// Fails with `CLError.denied`.
    open func requestLocation() { fail() }
    /// Fails with `CLError.denied`.
    open func startUpdatingHeading() { fail() }
    open func stopUpdatingHeading() {}

    private func sayDenied(to delegate: any CLLocationManagerDelegate) {
        delegate.locationManagerDidChangeAuthorization(self)
        delegate.locationManager(self, didChangeAuthorization: .denied)
    }

    private func fail() {
        tell { $0.locationManager($1, didFailWithError: CLError(.denied)) }
    }

    private func tell(
        _ call: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void
    ) {
        DispatchQueue.main.async {
            if let delegate = self.delegate { call(delegate, self) }
        }
    }
}

/// Is told where the computer is.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}
    public func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {}
    public func locationManager(
        _ manager: CLLocationManager, didFailWithError error: any Error
    ) {}
}
