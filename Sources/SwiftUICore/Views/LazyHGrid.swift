// Status: partial (makes all its children at once; pinned views are missing)
// GTK: nothing of its own; LayoutCore places the cells
import Foundation
import LayoutCore

/// A grid that grows sideways, column by column, in rows that are given.
public struct LazyHGrid<Content: View>: View {
    public typealias Body = Never
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Makes a grid; `spacing` in points between columns, nil for the default.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    private var items: [GridColumns.Item] {
        rows.map {
            $0.column(defaultAlignment: Alignment(horizontal: .center, vertical: alignment))
        }
    }
}

extension LazyHGrid: ContainerView, PrimitiveView {
    package var containedContent: Content { content }
    package func makeBox(in environment: EnvironmentValues) -> LazyGridNode {
        LazyGridNode(axis: .horizontal, items: items, spacing: spacing)
    }
    package func updateBox(_ box: LazyGridNode, in environment: EnvironmentValues) {
        box.items = items
        box.spacing = spacing
    }
    package func makeNode(parent: ViewNode) -> TypedNode<LazyHGrid<Content>> {
        ContainerViewNode(self, parent: parent)
    }
}
