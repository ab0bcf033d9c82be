import LayoutCore
import SwiftUICore

/// The ground, what lies on it, and the thanks to those who drew it.
struct MapSurface<Content: View>: View {
    @ObservedObject var state: MapState
    let items: Content

    init(_ state: MapState, @ViewBuilder items: () -> Content) {
        self.state = state
        self.items = items()
    }

    var body: some View {
        MapLayout(state: state, revision: state.revision) {
            ForeignView(state.model, label: Words.pick("地図", "Map"))
            items
            MapAttribution()
                .layoutValue(key: MapPlaceKey.self, value: .attribution)
        }
        .clipped()
    }
}

/// The words that OpenStreetMap's licence asks for, always in sight.
struct MapAttribution: View {
    var body: some View {
        if let url = URL(string: "https://www.openstreetmap.org/copyright") {
            Link(destination: url) {
                Text(verbatim: "© OpenStreetMap contributors")
                    .font(.system(size: 11))
                    .foregroundColor(.black)
                    .padding(.horizontal, 4)
                    .padding(.vertical, 1)
                    .background(Color.white.opacity(0.75))
            }
            .buttonStyle(.plain)
        }
    }
}

/// Where a part of a map goes.
enum MapPlace {
    /// Fills the map.
    case everywhere
    case attribution
    /// A point of the view at a place on the ground.
    case coordinate(CLLocationCoordinate2D, anchor: UnitPoint)
}

struct MapPlaceKey: LayoutValueKey {
    static var defaultValue: MapPlace { .everywhere }
}

/// Places the parts of a map for what it shows now.
struct MapLayout: Layout {
    let state: MapState
    let revision: Int

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 300))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
    ) {
        let viewport = MainActor.assumeIsolated {
            state.setSize(bounds.size)
            return state.viewport
        }
        for subview in subviews {
            switch subview[MapPlaceKey.self] {
            case .everywhere:
                subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            case .attribution:
                subview.place(
                    at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
                    proposal: ProposedViewSize(width: bounds.width, height: nil))
            case .coordinate(let coordinate, let anchor):
                let point = viewport.point(for: coordinate)
                subview.place(
                    at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y),
                    anchor: anchor, proposal: .unspecified)
            }
        }
    }
}

extension View {
    /// Puts a point of the view at a place on the ground of the map around it.
    func mapPlace(_ coordinate: CLLocationCoordinate2D, anchor: UnitPoint) -> some View {
        layoutValue(key: MapPlaceKey.self, value: .coordinate(coordinate, anchor: anchor))
    }
}
