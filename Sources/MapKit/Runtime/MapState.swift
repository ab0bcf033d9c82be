import CombineCore
import CoreLocation
import SwiftUICore

/// What a map is asked to show.
enum MapTarget {
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case center(CLLocationCoordinate2D, zoom: Double?)
    case camera(CLLocationCoordinate2D, distance: CLLocationDistance)

    func viewport(size: CGSize, present: MapViewport) -> MapViewport {
        switch self {
        case .region(let region): MapViewport(fitting: region, size: size)
        case .rect(let rect): MapViewport(fitting: rect, size: size)
        case .center(let center, let zoom):
            MapViewport(center: center, zoom: zoom ?? present.zoom, size: size)
        case .camera(let center, let distance):
            MapViewport(center: center, cameraDistance: distance, size: size)
        }
    }
}

/// One map: what it shows and what it was asked to show.
///
/// ```
/// binding, setRegion ── show(_:) ──► viewport ──► MapModel ──► widget
/// person ── widget ── MapModel ──► viewport ──► movedByPerson
/// ```
@MainActor
final class MapState: ObservableObject {
    nonisolated let objectWillChange = ObservableObjectPublisher()
    let model: MapModel
    private(set) var viewport: MapViewport
    /// Rises with each move.
    private(set) var revision = 0
    /// Fitted anew when the size changes; nil once the person has moved the map.
    private var target: MapTarget?
    var movedByPerson: ((MapViewport) -> Void)?
    /// Called after every move, with whether it was the person's.
    var moved: ((MapViewport, _ byPerson: Bool) -> Void)?
    /// Called when moves have come to their end.
    var rested: ((MapViewport) -> Void)?
    var clicked: ((CLLocationCoordinate2D) -> Void)?

    /// Japan, as a map starts that nobody told where to look.
    static let start = CLLocationCoordinate2D(latitude: 36.5, longitude: 138)

    nonisolated init() {
        let (viewport, model) = MainActor.assumeIsolated {
            let viewport = MapViewport(center: MapState.start, zoom: 4, size: .zero)
            let model = MapModel(position: viewport.position, tiles: MapTiles.resolved)
            return (viewport, model)
        }
        self.viewport = viewport
        self.model = model
        MainActor.assumeIsolated { connect() }
    }

    private func connect() {
        model.movedByPerson = { [weak self] in self?.personMoved(to: $0) }
        model.restedByPerson = { [weak self] in
            if let self { rested?(viewport) }
        }
        model.keyPressed = { [weak self] in self?.pressed($0) ?? false }
        model.clicked = { [weak self] x, y in
            guard let self else { return }
            clicked?(viewport.coordinate(at: CGPoint(x: x, y: y)))
        }
    }

    // MARK: From the app

    /// Shows something; at once, or as soon as the size is known.
    func show(_ new: MapTarget) {
        target = new
        guard isSized else { return }
        moveAtOnce(to: new.viewport(size: viewport.size, present: viewport), byPerson: false)
    }

    /// Whether the map has been laid out.
    var isSized: Bool { viewport.size.width > 0 && viewport.size.height > 0 }

    /// The layout's word on how large the map is.
    func setSize(_ size: CGSize) {
        guard size != viewport.size, size.width > 0, size.height > 0 else { return }
        var new = viewport
        new.size = size
        if let target { new = target.viewport(size: size, present: new) }
        moveAtOnce(to: new, byPerson: false)
    }

    // MARK: From the person

    private func personMoved(to position: MapPosition) {
        let center = CLLocationCoordinate2D(
            latitude: position.latitude, longitude: position.longitude)
        target = nil
        move(
            to: MapViewport(center: center, zoom: position.zoom, size: viewport.size),
            byPerson: true)
    }

    private func pressed(_ key: MapModel.Key) -> Bool {
        let step = min(viewport.size.width, viewport.size.height) / 4
        var new = viewport
        switch key {
        case .zoomIn where model.allowsZooming: new = viewport.zoomed(by: 1)
        case .zoomOut where model.allowsZooming: new = viewport.zoomed(by: -1)
        case .left where model.allowsPanning: new = viewport.moved(x: -step, y: 0)
        case .right where model.allowsPanning: new = viewport.moved(x: step, y: 0)
        case .up where model.allowsPanning: new = viewport.moved(x: 0, y: -step)
        case .down where model.allowsPanning: new = viewport.moved(x: 0, y: step)
        default: return false
        }
        target = nil
        moveAtOnce(to: new, byPerson: true)
        return true
    }

    /// A move that is over when it is made.
    private func moveAtOnce(to new: MapViewport, byPerson: Bool) {
        if move(to: new, byPerson: byPerson) { rested?(viewport) }
    }

    @discardableResult
    private func move(to new: MapViewport, byPerson: Bool) -> Bool {
        let isSamePlace = new.position == viewport.position
        guard !isSamePlace || new.size != viewport.size else { return false }
        viewport = new
        revision += 1
        model.show(new.position)
        objectWillChange.send()
        if byPerson { movedByPerson?(new) }
        moved?(new, byPerson)
        return true
    }
}

extension MapViewport {
    var position: MapPosition {
        MapPosition(latitude: center.latitude, longitude: center.longitude, zoom: zoom)
    }
}
