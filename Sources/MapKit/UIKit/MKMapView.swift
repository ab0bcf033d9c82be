// Status: partial (from above, north up; pins and views as annotations; no overlays)
// GTK: ShumateMap, annotations are views over it
import CoreLocation
import SwiftUICore
import UIKit

/// How a map is drawn; all look the same, there is one set of pictures.
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the person; without effect, since where that is is not known.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// A map that a person can move and an app can mark.
@MainActor @preconcurrency
open class MKMapView: UIView {
    let state = MapState()
    open weak var delegate: (any MKMapViewDelegate)?
    private var marks: [any MKAnnotation] = []
    private var markViews: [ObjectIdentifier: MKAnnotationView] = [:]
    private var idleViews: [String: [MKAnnotationView]] = [:]
    private var viewClasses: [String: MKAnnotationView.Type] = [:]
    private var wantedRegion: MKCoordinateRegion?
    private var chosen: ObjectIdentifier?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        connect()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        connect()
    }

    private func connect() {
        state.movedByPerson = { [weak self] viewport in
            self?.wantedRegion = viewport.region
        }
        state.moved = { [weak self] _, _ in
            guard let self else { return }
            delegate?.mapView(self, regionDidChangeAnimated: false)
            delegate?.mapViewDidChangeVisibleRegion(self)
        }
        state.clicked = { [weak self] _ in self?.choose(nil) }
        ownContent = { [weak self] in self?.makeSurface() }
    }

    // MARK: Place

    /// What is in sight; before the map is laid out, what was set.
    open var region: MKCoordinateRegion {
        get { state.isSized ? state.viewport.region : wantedRegion ?? state.viewport.region }
        set { setRegion(newValue, animated: false) }
    }

    /// Shows all of a region, and around it as much as the map's shape brings; at once.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        wantedRegion = region
        state.show(.region(region))
    }

    /// The middle of the map.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { state.isSized ? state.viewport.center : region.center }
        set { setCenter(newValue, animated: false) }
    }

    /// Moves the middle of the map; at once.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        if state.isSized || wantedRegion == nil {
            wantedRegion?.center = coordinate
            state.show(.center(coordinate, zoom: nil))
        } else if var region = wantedRegion {
            region.center = coordinate
            setRegion(region, animated: animated)
        }
    }

    open var visibleMapRect: MKMapRect {
        get { state.viewport.rect }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    /// Shows all of a rectangle; at once.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        wantedRegion = MKCoordinateRegion(mapRect)
        state.show(.rect(mapRect))
    }

    /// Shows all of a rectangle with room at the edges; at once.
    open func setVisibleMapRect(
        _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
    ) {
        let size = bounds.size
        let x = size.width > 0 ? mapRect.width * (insets.left + insets.right) / size.width : 0
        let y = size.height > 0 ? mapRect.height * (insets.top + insets.bottom) / size.height : 0
        setVisibleMapRect(mapRect.insetBy(dx: -x / 2, dy: -y / 2), animated: animated)
    }

    /// The region as it would be shown: of the map's shape.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        guard state.isSized else { return region }
        return MapViewport(fitting: region, size: state.viewport.size).region
    }

    /// The place at a point of the map.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        state.viewport.coordinate(at: point)
    }

    /// The point of the map at a place.
    open func convert(
        _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
    ) -> CGPoint { state.viewport.point(for: coordinate) }

    // MARK: Behaviour

    open var isZoomEnabled: Bool {
        get { state.model.allowsZooming }
        set { state.model.allowsZooming = newValue }
    }
    open var isScrollEnabled: Bool {
        get { state.model.allowsPanning }
        set { state.model.allowsPanning = newValue }
    }
    /// Kept without effect: north is up.
    open var isRotateEnabled = true
    /// Kept without effect: maps are seen from straight above.
    open var isPitchEnabled = true
    /// Kept without effect: where the person is is not known.
    open var showsUserLocation = false
    /// Kept without effect: where the person is is not known.
    open var userTrackingMode = MKUserTrackingMode.none
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        userTrackingMode = mode
    }
    public let userLocation = MKUserLocation()
    /// Kept without effect: there is one set of pictures.
    open var mapType = MKMapType.standard
    /// Kept without effect.
    open var showsCompass = true
    /// Kept without effect.
    open var showsScale = false
    /// Kept without effect.
    open var showsTraffic = false

    // MARK: Annotations

    open var annotations: [any MKAnnotation] { marks }

    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations where !marks.contains(where: { $0 === annotation }) {
            marks.append(annotation)
            (annotation as? MKPointAnnotation)?.map = self
        }
        annotationsChanged()
    }

    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations {
            marks.removeAll { $0 === annotation }
            (annotation as? MKPointAnnotation)?.map = nil
            if let view = markViews.removeValue(forKey: ObjectIdentifier(annotation)),
                let identifier = view.reuseIdentifier
            {
                idleViews[identifier, default: []].append(view)
            }
        }
        annotationsChanged()
    }

    /// Shows a part of the world that has all annotations in it.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        guard !annotations.isEmpty else { return }
        setVisibleMapRect(
            .around(annotations.map { MKMapPoint($0.coordinate) }), animated: animated)
    }

    /// The view of an annotation, nil for one that has a plain pin.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        markViews[ObjectIdentifier(annotation)]
    }

    open func register(
        _ viewClass: MKAnnotationView.Type?, forAnnotationViewWithReuseIdentifier identifier: String
    ) { viewClasses[identifier] = viewClass }

    /// A view of that kind that no annotation needs any more, nil when there is none.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String
    ) -> MKAnnotationView? {
        guard let view = idleViews[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    open var selectedAnnotations: [any MKAnnotation] {
        marks.filter { ObjectIdentifier($0) == chosen }
    }

    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        choose(annotation)
    }

    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        choose(nil)
    }

    private func choose(_ annotation: (any MKAnnotation)?) {
        let new = annotation.map { ObjectIdentifier($0) }
        guard new != chosen else { return }
        let old = marks.first { ObjectIdentifier($0) == chosen }
        chosen = new
        if let old {
            let view = shownView(for: old)
            view.isSelected = false
            delegate?.mapView(self, didDeselect: view)
        }
        if let annotation {
            let view = shownView(for: annotation)
            view.isSelected = true
            delegate?.mapView(self, didSelect: view)
            delegate?.mapView(self, didSelect: annotation)
        }
        annotationsChanged()
    }

    func annotationsChanged() { changed() }

    /// The view of an annotation, asked of the delegate when it is first needed.
    private func shownView(for annotation: any MKAnnotation) -> MKAnnotationView {
        let key = ObjectIdentifier(annotation)
        if let known = markViews[key] { return known }
        let made =
            delegate?.mapView(self, viewFor: annotation)
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
        made.annotation = annotation
        markViews[key] = made
        return made
    }

    private func makeSurface() -> AnyView {
        let places = marks.map { PlacedMark(annotation: $0, view: shownView(for: $0)) }
        return AnyView(
            MapSurface(state) {
                ForEach(places) { place in
                    AnnotationMark(view: place.view, annotation: place.annotation) {
                        [weak self] in self?.choose(place.annotation)
                    }
                    .mapPlace(place.annotation.coordinate, anchor: place.anchor)
                }
            })
    }
}

/// An annotation and its view.
@MainActor
private struct PlacedMark: @preconcurrency Identifiable {
    let annotation: any MKAnnotation
    let view: MKAnnotationView
    var id: ObjectIdentifier { ObjectIdentifier(annotation) }

    var anchor: UnitPoint {
        if let pin = view.pin { return pin.anchor }
        let size = view.frame.size
        guard size.width > 0, size.height > 0 else { return .center }
        return UnitPoint(
            x: 0.5 - view.centerOffset.x / size.width, y: 0.5 - view.centerOffset.y / size.height)
    }
}

/// Shows the view of an annotation; pressing it chooses it.
private struct AnnotationMark: View {
    let view: MKAnnotationView
    let annotation: any MKAnnotation
    let choose: @MainActor () -> Void

    var body: some View {
        Button {
            choose()
        } label: {
            if let pin = view.pin {
                pin
            } else {
                UIViewContent(view, sizing: nil)
                    .frame(width: view.frame.width, height: view.frame.height)
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(annotation.title ?? Words.pick("ピン", "Pin"))
    }
}

extension MKAnnotationView {
    /// The pin that is drawn for the view, nil for one that draws itself.
    fileprivate var pin: PinView? {
        let title = annotation?.title
        switch self {
        case let marker as MKMarkerAnnotationView:
            return PinView(
                title: title, tint: Color(marker.markerTintColor ?? .systemRed),
                sign: marker.glyphText.map { .text($0) } ?? .none, isSelected: isSelected)
        case let pin as MKPinAnnotationView:
            return PinView(
                title: title, tint: Color(pin.pinTintColor ?? .systemRed), isSelected: isSelected)
        default:
            return nil
        }
    }
}
