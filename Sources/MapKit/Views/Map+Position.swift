import CombineCore
import SwiftUICore

/// A map whose content is described by a builder; named in the types of maps only.
public struct _BuiltMapContent: View {
    let map: AnyView
    public var body: some View { map }
}

extension Map where Content == _BuiltMapContent {
    /// Makes a map that starts somewhere and then is the person's.
    public init<C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> C
    ) {
        let built = content()
        self.content = _BuiltMapContent(
            map: AnyView(
                PositionedMap(
                    position: nil, initial: initialPosition, modes: interactionModes,
                    selection: nil, content: built)))
    }

    /// Makes a map that starts somewhere and then is the person's, with nothing on it.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all
    ) {
        self.init(
            initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes
        ) { EmptyMapContent() }
    }

    /// Makes a map whose position is bound; the person's moves are written to it.
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> C
    ) {
        let built = content()
        self.content = _BuiltMapContent(
            map: AnyView(
                PositionedMap(
                    position: position, initial: .automatic, modes: interactionModes,
                    selection: nil, content: built)))
    }

    /// Makes a map whose position is bound, with nothing on it.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all
    ) {
        self.init(position: position, bounds: bounds, interactionModes: interactionModes) {
            EmptyMapContent()
        }
    }

    /// Makes a map whose position and chosen mark are bound; marks are chosen by their tags.
    public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        @MapContentBuilder content: () -> C
    ) {
        let built = content()
        self.content = _BuiltMapContent(
            map: AnyView(
                PositionedMap(
                    position: position, initial: .automatic, modes: interactionModes,
                    selection: MapSelection(selection), content: built)))
    }

    /// Makes a map whose chosen mark is bound; marks are chosen by their tags.
    public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        @MapContentBuilder content: () -> C
    ) {
        let built = content()
        self.content = _BuiltMapContent(
            map: AnyView(
                PositionedMap(
                    position: nil, initial: initialPosition, modes: interactionModes,
                    selection: MapSelection(selection), content: built)))
    }
}

/// A binding to the chosen tag, whatever its type.
@MainActor
struct MapSelection {
    let value: () -> AnyHashable?
    let choose: (AnyHashable?) -> Void

    init<Value: Hashable>(_ binding: Binding<Value?>) {
        value = { binding.wrappedValue.map { AnyHashable($0) } }
        choose = { binding.wrappedValue = $0?.base as? Value }
    }
}

/// A map with a position of its own kind and built content.
private struct PositionedMap<C: MapContent>: View {
    let position: Binding<MapCameraPosition>?
    let initial: MapCameraPosition
    let modes: MapInteractionModes
    let selection: MapSelection?
    let content: C
    @StateObject private var memory = Memory()
    @Environment(\.mapReader) private var reader
    @Environment(\.mapCameraActions) private var cameraActions

    @MainActor
    private final class Memory: ObservableObject {
        nonisolated let objectWillChange = ObservableObjectPublisher()
        nonisolated init() {}
        let state = MapState()
        var position: MapCameraPosition?
    }

    var body: some View {
        var gathered = MapItems()
        gathered.add(contentsOf: content)
        let items = gathered.all
        follow(items)
        let state = memory.state
        let chosen = selection?.value()
        return MapSurface(state) {
            ForEach(items) { item in view(of: item, isChosen: isChosen(item, chosen)) }
        }
    }

    private func isChosen(_ item: MapItem, _ chosen: AnyHashable?) -> Bool {
        chosen != nil && item.tag == chosen
    }

    @ViewBuilder
    private func view(of item: MapItem, isChosen: Bool) -> some View {
        switch item.kind {
        case .drawing(let drawing): MapDrawingView(state: memory.state, drawing: drawing)
        case .mark(let view, let coordinate, let anchor):
            choosable(view, item).mapPlace(coordinate, anchor: anchor)
        case .pin(let pin, let coordinate):
            choosable(selected(pin, isChosen), item).mapPlace(coordinate, anchor: pin.anchor)
        }
    }

    private func selected(_ pin: PinView, _ isChosen: Bool) -> PinView {
        var copy = pin
        copy.isSelected = isChosen
        return copy
    }

    @ViewBuilder
    private func choosable<V: View>(_ view: V, _ item: MapItem) -> some View {
        if let selection, let tag = item.tag {
            Button {
                selection.choose(tag)
            } label: {
                view
            }
            .buttonStyle(.plain)
        } else {
            view
        }
    }

    // MARK: Position

    private func follow(_ items: [MapItem]) {
        let memory = memory
        let state = memory.state
        reader?.state = state
        state.model.allowsPanning = modes.contains(.pan)
        state.model.allowsZooming = modes.contains(.zoom)
        let wanted = position?.wrappedValue ?? memory.position ?? initial
        if memory.position.map({ $0.isSame(as: wanted) }) != true {
            memory.position = wanted
            if let target = target(of: wanted, items) { state.show(target) }
        }
        state.movedByPerson = { [position] viewport in
            let new = MapCameraPosition(.region(viewport.region), positionedByUser: true)
            memory.position = new
            position?.wrappedValue = new
        }
        let selection = selection
        state.clicked = selection.map { selection in { _ in selection.choose(nil) } }
        tellOfMoves(memory)
    }

    private func tellOfMoves(_ memory: Memory) {
        let actions = cameraActions
        let state = memory.state
        func run(_ frequency: MapCameraUpdateFrequency, _ viewport: MapViewport) {
            let context = MapCameraUpdateContext(viewport)
            for action in actions where action.frequency == frequency { action.run(context) }
        }
        state.moved = actions.isEmpty ? nil : { viewport, _ in run(.continuous, viewport) }
        state.rested = actions.isEmpty ? nil : { run(.onEnd, $0) }
    }

    private func target(of position: MapCameraPosition, _ items: [MapItem]) -> MapTarget? {
        switch position.content {
        case .region(let region): return .region(region)
        case .rect(let rect): return .rect(rect)
        case .camera(let camera):
            return .camera(camera.centerCoordinate, distance: camera.distance)
        case .automatic:
            let points = items.flatMap(\.coordinates).map { MKMapPoint($0) }
            guard !points.isEmpty else { return nil }
            return .rect(.around(points))
        }
    }
}

extension MKMapRect {
    /// A rectangle that has all points in it, with a margin and not too near.
    static func around(_ points: [MKMapPoint]) -> MKMapRect {
        let tight = points.reduce(MKMapRect.null) {
            $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0))
        }
        // About a kilometre at Japan's latitudes.
        let least = 8000.0
        let dx = max(tight.width * 0.15, (least - tight.width) / 2)
        let dy = max(tight.height * 0.15, (least - tight.height) / 2)
        return tight.insetBy(dx: -dx, dy: -dy)
    }
}
