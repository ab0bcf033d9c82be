// Status: partial (seen from above, north up; the person's place is not known; one style)
// GTK: ShumateMap, marks are views over it
import SwiftUICore

/// A map that a person can move and an app can mark.
///
/// The attribution that the pictures' licence asks for is always in sight. On Linux the pictures
/// come from `MapTiles.source`.
public struct Map<Content: View>: View {
    let content: Content
    public var body: some View { content }
}

/// The map of an app that binds its region, without marks; named in the types of maps only.
public struct _DefaultMapContent: View {
    let map: AnyView
    public var body: some View { map }
}

/// The map of an app that binds its region, with marks; named in the types of maps only.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View
where Items.Element: Identifiable {
    let map: AnyView
    public var body: some View { map }
}

extension Map where Content == _DefaultMapContent {
    /// Makes a map of a region, which follows the person's moves.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        content = _DefaultMapContent(
            map: AnyView(
                BoundMap(
                    place: .region(coordinateRegion), modes: interactionModes,
                    marks: EmptyView())))
    }

    /// Makes a map of a rectangle, which follows the person's moves.
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        content = _DefaultMapContent(
            map: AnyView(
                BoundMap(place: .rect(mapRect), modes: interactionModes, marks: EmptyView())))
    }
}

extension Map {
    /// Makes a map of a region, which follows the person's moves, with a mark for each item.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        content = Content(
            map: AnyView(
                BoundMap(
                    place: .region(coordinateRegion), modes: interactionModes,
                    marks: AnnotationMarks(items: annotationItems, annotation: annotationContent)
                )))
    }

    /// Makes a map of a rectangle, which follows the person's moves, with a mark for each item.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        content = Content(
            map: AnyView(
                BoundMap(
                    place: .rect(mapRect), modes: interactionModes,
                    marks: AnnotationMarks(items: annotationItems, annotation: annotationContent)
                )))
    }
}

/// The marks of a collection.
private struct AnnotationMarks<Items: RandomAccessCollection, Annotation>: View
where Items.Element: Identifiable {
    let items: Items
    let annotation: (Items.Element) -> Annotation

    var body: some View {
        ForEach(items) { item in
            (annotation(item) as? any PlacedAnnotation)?.placedMark
        }
    }
}

/// A map whose place is bound.
private struct BoundMap<Marks: View>: View {
    enum Place {
        case region(Binding<MKCoordinateRegion>)
        case rect(Binding<MKMapRect>)
    }
    let place: Place
    let modes: MapInteractionModes
    let marks: Marks
    @StateObject private var memory = Memory()
    @Environment(\.mapReader) private var reader

    /// What was read from or written to the binding last, so that echoes move nothing.
    @MainActor
    private final class Memory: ObservableObject {
        nonisolated let objectWillChange = ObservableObjectPublisher()
        nonisolated init() {}
        let state = MapState()
        var region: MKCoordinateRegion?
        var rect: MKMapRect?
    }

    var body: some View {
        follow()
        return MapSurface(memory.state) { marks }
    }

    private func follow() {
        let memory = memory
        let state = memory.state
        reader?.state = state
        state.model.allowsPanning = modes.contains(.pan)
        state.model.allowsZooming = modes.contains(.zoom)
        switch place {
        case .region(let binding):
            let region = binding.wrappedValue
            if memory.region?.isSame(as: region) != true {
                memory.region = region
                state.show(.region(region))
            }
            state.movedByPerson = { viewport in
                memory.region = viewport.region
                binding.wrappedValue = viewport.region
            }
        case .rect(let binding):
            let rect = binding.wrappedValue
            if memory.rect != rect {
                memory.rect = rect
                state.show(.rect(rect))
            }
            state.movedByPerson = { viewport in
                memory.rect = viewport.rect
                binding.wrappedValue = viewport.rect
            }
        }
    }
}
