// Status: partial (filled and stroked; no dashes that move, no levels)
// GTK: paths drawn over the map
import SwiftUICore

/// An outline on the ground.
struct MapDrawing {
    enum Shape {
        case line([CLLocationCoordinate2D])
        case polygon([CLLocationCoordinate2D])
        /// The radius in metres.
        case circle(CLLocationCoordinate2D, radius: CLLocationDistance)
    }
    var shape: Shape
    var fill: AnyShapeStyle?
    var stroke: AnyShapeStyle?
    var style = StrokeStyle(lineWidth: 3)

    var coordinates: [CLLocationCoordinate2D] {
        switch shape {
        case .line(let coordinates), .polygon(let coordinates): coordinates
        case .circle(let center, let radius):
            MKCoordinateRegion(
                center: center, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2
            ).corners
        }
    }

    /// The outline in points of a viewport.
    func path(in viewport: MapViewport) -> Path {
        switch shape {
        case .line(let coordinates): return Self.lines(coordinates, in: viewport)
        case .polygon(let coordinates):
            var path = Self.lines(coordinates, in: viewport)
            if !path.isEmpty { path.closeSubpath() }
            return path
        case .circle(let center, let radius):
            let region = MKCoordinateRegion(
                center: center, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2)
            let corners = region.corners.map { viewport.point(for: $0) }
            let middle = viewport.point(for: center)
            let length = abs(corners[1].x - corners[0].x) / 2
            return Path(
                ellipseIn: CGRect(
                    x: middle.x - length, y: middle.y - length, width: 2 * length,
                    height: 2 * length))
        }
    }

    private static func lines(
        _ coordinates: [CLLocationCoordinate2D], in viewport: MapViewport
    ) -> Path {
        var path = Path()
        path.addLines(coordinates.map { viewport.point(for: $0) })
        return path
    }
}

extension MKCoordinateRegion {
    /// North-west and south-east.
    var corners: [CLLocationCoordinate2D] {
        [
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2,
                longitude: center.longitude - span.longitudeDelta / 2),
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2,
                longitude: center.longitude + span.longitudeDelta / 2),
        ]
    }
}

/// Draws an outline for what the map shows now.
struct MapDrawingView: View {
    @ObservedObject var state: MapState
    let drawing: MapDrawing

    var body: some View {
        let path = GroundPath(path: drawing.path(in: state.viewport))
        ZStack {
            if let fill = drawing.fill { path.fill(fill) }
            if let stroke = drawing.stroke { path.stroke(stroke, style: drawing.style) }
        }
        .allowsHitTesting(false)
    }
}

/// A path in the points of the map.
private struct GroundPath: Shape {
    let path: Path
    func path(in rect: CGRect) -> Path { path }
}

/// A shape on the ground with paint that may be changed.
@MainActor @preconcurrency
public protocol MapDrawingContent: MapContent where Body == Never {
    /// Fills the inside.
    func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self
    /// Draws the outline; the width in points.
    func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat) -> Self
    /// Draws the outline.
    func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> Self
}

@MainActor
protocol DrawnMapContent: MapItemSource {
    var drawing: MapDrawing { get set }
}

extension DrawnMapContent {
    func append(to items: inout MapItems) { items.add(.drawing(drawing)) }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self {
        var copy = self
        copy.drawing.fill = AnyShapeStyle(style)
        return copy
    }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> Self {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> Self {
        var copy = self
        copy.drawing.stroke = AnyShapeStyle(content)
        copy.drawing.style = style
        return copy
    }
}

/// A circle on the ground; blue until painted otherwise.
public struct MapCircle: MapDrawingContent, DrawnMapContent {
    public typealias Body = Never
    var drawing: MapDrawing
    /// - Parameter radius: Metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        drawing = MapDrawing(
            shape: .circle(center, radius: radius),
            fill: AnyShapeStyle(Color.blue.opacity(0.3)))
    }
}

/// A line on the ground; blue until painted otherwise.
public struct MapPolyline: MapDrawingContent, DrawnMapContent {
    public typealias Body = Never
    var drawing: MapDrawing
    public init(coordinates: [CLLocationCoordinate2D]) {
        drawing = MapDrawing(shape: .line(coordinates), stroke: AnyShapeStyle(Color.blue))
    }
    public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }
}

/// An area on the ground; blue until painted otherwise.
public struct MapPolygon: MapDrawingContent, DrawnMapContent {
    public typealias Body = Never
    var drawing: MapDrawing
    public init(coordinates: [CLLocationCoordinate2D]) {
        drawing = MapDrawing(
            shape: .polygon(coordinates), fill: AnyShapeStyle(Color.blue.opacity(0.3)))
    }
    public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }
}
