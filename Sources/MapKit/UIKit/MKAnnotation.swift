import CoreLocation
import UIKit

/// Something that marks a place on a map view.
@MainActor @preconcurrency
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// A place with a name.
@MainActor @preconcurrency
open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { didSet { map?.annotationsChanged() } }
    open var title: String? { didSet { map?.annotationsChanged() } }
    open var subtitle: String?
    weak var map: MKMapView?

    /// Makes an annotation off the coast of Africa, to be told its place.
    public override init() {
        coordinate = CLLocationCoordinate2D()
        super.init()
    }

    public init(
        coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
    ) {
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
        super.init()
    }
}

/// Where the person is; never on a map, since that is not known.
@MainActor @preconcurrency
public final class MKUserLocation: NSObject, MKAnnotation {
    public var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    public var location: CLLocation? { nil }
    public var isUpdating: Bool { false }
}

/// The view of an annotation.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)? { didSet { changed() } }
    public let reuseIdentifier: String?
    /// Points by which the view's middle lies away from the place.
    open var centerOffset = CGPoint.zero { didSet { changed() } }
    /// Kept: names are always shown.
    open var canShowCallout = false
    /// Kept without effect.
    open var isDraggable = false
    open var isSelected = false { didSet { changed() } }
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Kept without effect.
    open var rightCalloutAccessoryView: UIView?
    /// Kept without effect.
    open var leftCalloutAccessoryView: UIView?
    /// Kept without effect.
    open var clusteringIdentifier: String?

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    open func prepareForReuse() {}
}

/// A balloon with the annotation's name.
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor? { didSet { changed() } }
    open var glyphText: String? { didSet { changed() } }
    open var glyphTintColor: UIColor?
    /// Kept: names are always shown.
    open var animatesWhenAdded = false
}

/// A pin with the annotation's name.
@MainActor @preconcurrency
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor? { didSet { changed() } }
    /// Kept without effect.
    open var animatesDrop = false
    open class func redPinColor() -> UIColor { .systemRed }
    open class func greenPinColor() -> UIColor { .systemGreen }
    open class func purplePinColor() -> UIColor { .systemPurple }
}
