// Status: complete
// GTK: nothing of its own; its cells are placed by the region around it
import Foundation
import LayoutCore

/// A grid that grows sideways, column by column, in rows that are given.
public struct LazyHGrid<Content: View>: View {
    public typealias Body = Never
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Makes a grid; `spacing` in points between columns, nil for the default.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHGrid: LazyView, PrimitiveView {
    static var axis: Axis { .horizontal }
    var itemAlignment: Alignment { Alignment(horizontal: .center, vertical: alignment) }
    var columnItems: [GridColumns.Item]? {
        rows.map { $0.column(defaultAlignment: itemAlignment) }
    }
    package func makeNode(parent: ViewNode) -> TypedNode<LazyHGrid<Content>> {
        LazyViewNode(self, parent: parent)
    }
}
