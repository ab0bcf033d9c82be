// Status: partial (markers, annotations, circles, lines, polygons; no routes, no map features)
// GTK: views over the map
import SwiftUICore

/// Something that lies on a map: a marker, a view, a line.
@MainActor @preconcurrency
public protocol MapContent {
    associatedtype Body: MapContent
    @MapContentBuilder var body: Body { get }
}

extension Never: MapContent {}

extension MapContent where Body == Never {
    public var body: Never {
        preconditionFailure("\(Self.self) is primitive map content and has no body.")
    }
}

/// Builds what lies on a map.
@MainActor @preconcurrency
@resultBuilder
public enum MapContentBuilder {
    public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
    @_disfavoredOverload
    public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> MapContentList {
        var parts: [any MapContent] = []
        repeat parts.append(each content)
        return MapContentList(parts: parts)
    }
    public static func buildIf<C: MapContent>(_ content: C?) -> C? { content }
    public static func buildEither<First: MapContent, Second: MapContent>(
        first: First
    ) -> ConditionalMapContent<First, Second> { ConditionalMapContent(content: .first(first)) }
    public static func buildEither<First: MapContent, Second: MapContent>(
        second: Second
    ) -> ConditionalMapContent<First, Second> { ConditionalMapContent(content: .second(second)) }
    public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> MapContentList {
        MapContentList(parts: [content])
    }
}

/// Nothing on the map.
public struct EmptyMapContent: MapContent {
    public typealias Body = Never
    public init() {}
}

/// Several things on a map, as the builder makes them.
public struct MapContentList: MapContent {
    public typealias Body = Never
    let parts: [any MapContent]
}

/// One of two things on a map, as the builder makes it.
public struct ConditionalMapContent<First: MapContent, Second: MapContent>: MapContent {
    public typealias Body = Never
    enum Content { case first(First), second(Second) }
    let content: Content
}

extension Optional: MapContent where Wrapped: MapContent {
    public typealias Body = Never
}

/// The view that a map's content is; named in the types of maps only.
public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
    public typealias Body = Never
}

// MARK: Gathering

/// One thing on a map, with its identity.
struct MapItem: Identifiable {
    enum Kind {
        case mark(AnyView, CLLocationCoordinate2D, UnitPoint)
        /// A pin that can be chosen.
        case pin(PinView, CLLocationCoordinate2D)
        case drawing(MapDrawing)
    }
    var id: AnyHashable
    var kind: Kind
    /// What choosing it selects.
    var tag: AnyHashable?

    /// The places that a map which shows everything must have in sight.
    var coordinates: [CLLocationCoordinate2D] {
        switch kind {
        case .mark(_, let coordinate, _), .pin(_, let coordinate): [coordinate]
        case .drawing(let drawing): drawing.coordinates
        }
    }
}

/// Collects the things on a map in order.
@MainActor
struct MapItems {
    private(set) var all: [MapItem] = []
    private var path: [AnyHashable] = []
    private var tag: AnyHashable?
    var tint: Color?

    mutating func add(_ kind: MapItem.Kind) {
        all.append(MapItem(id: path, kind: kind, tag: tag))
    }

    mutating func inside(_ step: AnyHashable, _ body: @MainActor (inout MapItems) -> Void) {
        path.append(step)
        body(&self)
        path.removeLast()
    }

    mutating func tagged(_ new: AnyHashable, _ body: @MainActor (inout MapItems) -> Void) {
        let old = tag
        tag = new
        body(&self)
        tag = old
    }

    mutating func tinted(_ new: Color?, _ body: @MainActor (inout MapItems) -> Void) {
        let old = tint
        tint = new
        body(&self)
        tint = old
    }

    mutating func add<C: MapContent>(contentsOf content: C) {
        if let primitive = content as? any MapItemSource {
            primitive.append(to: &self)
        } else if C.Body.self != Never.self {
            add(contentsOf: content.body)
        }
    }
}

/// Content that knows what it puts on the map.
@MainActor
protocol MapItemSource {
    func append(to items: inout MapItems)
}

extension MapContentList: MapItemSource {
    func append(to items: inout MapItems) {
        for (index, part) in parts.enumerated() {
            items.inside(index) { items in
                Self.add(part, to: &items)
            }
        }
    }
}

extension MapContentList {
    private static func add<C: MapContent>(_ part: C, to items: inout MapItems) {
        items.add(contentsOf: part)
    }
}

extension ConditionalMapContent: MapItemSource {
    func append(to items: inout MapItems) {
        switch content {
        case .first(let content): items.inside("first") { $0.add(contentsOf: content) }
        case .second(let content): items.inside("second") { $0.add(contentsOf: content) }
        }
    }
}

extension Optional: MapItemSource where Wrapped: MapContent {
    func append(to items: inout MapItems) {
        guard let content = self else { return }
        items.inside("some") { $0.add(contentsOf: content) }
    }
}

extension EmptyMapContent: MapItemSource {
    func append(to items: inout MapItems) {}
}

extension ForEach: MapContent where Content: MapContent {
    public typealias Body = Never
}

extension ForEach: MapItemSource where Content: MapContent {
    func append(to items: inout MapItems) {
        for element in data {
            items.inside(identity(of: element)) { $0.add(contentsOf: content(element)) }
        }
    }
}

extension ForEach where Content: MapContent {
    /// Puts something on the map for each element that identifies itself.
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: { $0.id }, content: content)
    }

    /// Puts something on the map for each element identified by a part of it.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
}

// MARK: Modifiers

/// Content with something said about it.
struct ModifiedMapContent<Content: MapContent>: MapContent {
    typealias Body = Never
    let content: Content
    let edit: @MainActor (inout MapItems, @MainActor (inout MapItems) -> Void) -> Void
}

extension ModifiedMapContent: MapItemSource {
    func append(to items: inout MapItems) {
        edit(&items) { $0.add(contentsOf: content) }
    }
}

extension MapContent {
    /// What choosing the content sets the map's selection to.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent {
        ModifiedMapContent(content: self) { items, body in items.tagged(tag, body) }
    }

    /// The colour of markers.
    public func tint<S: ShapeStyle>(_ style: S) -> some MapContent {
        ModifiedMapContent(content: self) { items, body in
            items.tinted(style as? Color ?? items.tint, body)
        }
    }

    /// Accepted without effect: titles are always shown.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
}
