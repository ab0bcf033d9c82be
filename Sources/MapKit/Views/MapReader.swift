// Status: complete
// GTK: nothing of its own
import SwiftUICore

/// Gives its content a way from points on a map inside it to places, and back.
public struct MapReader<Content: View>: View {
    let content: (MapProxy) -> Content
    @StateObject private var slot = MapReaderSlot()

    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
        self.content = content
    }

    public var body: some View {
        content(MapProxy(slot: slot)).environment(\.mapReader, slot)
    }
}

/// The way from points on a map to places, and back; of use once the map is on screen.
@MainActor @preconcurrency
public struct MapProxy {
    let slot: MapReaderSlot

    /// The place at a point of the map, nil before the map is on screen.
    ///
    /// - Parameter space: The map's own points are taken, whatever space is named.
    public func convert(
        _ point: CGPoint, from space: some CoordinateSpaceProtocol
    ) -> CLLocationCoordinate2D? {
        slot.state.flatMap { $0.isSized ? $0.viewport.coordinate(at: point) : nil }
    }

    /// The point of the map at a place, nil before the map is on screen.
    ///
    /// - Parameter space: The map's own points are given, whatever space is named.
    public func convert(
        _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
    ) -> CGPoint? {
        slot.state.flatMap { $0.isSized ? $0.viewport.point(for: coordinate) : nil }
    }
}

/// Where a map tells the reader around it of itself.
@MainActor
final class MapReaderSlot: ObservableObject {
    nonisolated let objectWillChange = ObservableObjectPublisher()
    weak var state: MapState?
    nonisolated init() {}
}

/// Something to do when a map was moved.
struct MapCameraAction {
    let frequency: MapCameraUpdateFrequency
    let run: (MapCameraUpdateContext) -> Void
}

extension EnvironmentValues {
    private enum MapReaderKey: EnvironmentKey {
        static var defaultValue: MapReaderSlot? { nil }
    }
    var mapReader: MapReaderSlot? {
        get { self[MapReaderKey.self] }
        set { self[MapReaderKey.self] = newValue }
    }

    private enum CameraActionsKey: EnvironmentKey {
        static var defaultValue: [MapCameraAction] { [] }
    }
    var mapCameraActions: [MapCameraAction] {
        get { self[CameraActionsKey.self] }
        set { self[CameraActionsKey.self] = newValue }
    }
}

extension View {
    /// Runs an action after maps in the view were moved; at the end of a movement unless told
    /// `.continuous`.
    public nonisolated func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd,
        _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.mapCameraActions) {
            $0.append(MapCameraAction(frequency: frequency, run: action))
        }
    }

    /// Runs an action after maps in the view were moved; at the end of a movement unless told
    /// `.continuous`.
    public nonisolated func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View {
        onMapCameraChange(frequency: frequency) { _ in action() }
    }

    /// Accepted without effect: there is one set of pictures.
    public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }

    /// Accepted without effect: a map shows no controls but the attribution.
    @MainActor @preconcurrency
    public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        self
    }

    /// Accepted without effect: a map shows no controls but the attribution.
    public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}

/// Shows nothing: north is always up.
public struct MapCompass: View {
    public init() {}
    public var body: some View { EmptyView() }
}

/// Shows nothing yet.
public struct MapScaleView: View {
    public init() {}
    public var body: some View { EmptyView() }
}

/// Shows nothing: where the person is is not known.
public struct MapUserLocationButton: View {
    public init() {}
    public var body: some View { EmptyView() }
}

/// Shows nothing: maps are seen from straight above.
public struct MapPitchToggle: View {
    public init() {}
    public var body: some View { EmptyView() }
}
