// Status: complete
// GTK: nothing of its own; its columns are placed by the region around it
import Foundation
import LayoutCore

/// A row in a scroll view whose children are made only near the viewport.
public struct LazyHStack<Content: View>: View {
    public typealias Body = Never
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Makes a row; `spacing` in points, nil for the default of 8.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHStack: LazyView, PrimitiveView {
    static var axis: Axis { .horizontal }
    var itemAlignment: Alignment { Alignment(horizontal: .center, vertical: alignment) }
    var columnItems: [GridColumns.Item]? { nil }

    package func makeNode(parent: ViewNode) -> TypedNode<LazyHStack<Content>> {
        LazyViewNode(self, parent: parent)
    }
}
