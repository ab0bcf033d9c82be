// Status: complete
// GTK: views over the map
import SwiftUICore

/// Something that marks a place on a map whose region is bound.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {}

/// An annotation as the map shows it.
@MainActor
protocol PlacedAnnotation {
    associatedtype Mark: View
    var mark: Mark { get }
    var place: CLLocationCoordinate2D { get }
    var anchor: UnitPoint { get }
}

extension PlacedAnnotation {
    var placedMark: AnyView { AnyView(mark.mapPlace(place, anchor: anchor)) }
}

/// A balloon at a place.
public struct MapMarker: MapAnnotationProtocol, PlacedAnnotation {
    let place: CLLocationCoordinate2D
    let tint: Color?
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        place = coordinate
        self.tint = tint
    }
    var mark: PinView { PinView(title: nil, tint: tint ?? .red) }
    var anchor: UnitPoint { .bottom }
}

/// A pin at a place.
public struct MapPin: MapAnnotationProtocol, PlacedAnnotation {
    let place: CLLocationCoordinate2D
    let tint: Color?
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        place = coordinate
        self.tint = tint
    }
    var mark: PinView { PinView(title: nil, tint: tint ?? .red) }
    var anchor: UnitPoint { .bottom }
}

/// A view at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol, PlacedAnnotation {
    let place: CLLocationCoordinate2D
    let anchor: UnitPoint
    let mark: Content
    /// - Parameter anchorPoint: Which point of the view lies on the place, in its unit space.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        place = coordinate
        anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
        mark = content()
    }
}
