// Status: complete
// GTK: nothing of its own; its rows are placed by the region around it
import Foundation
import LayoutCore

/// A column in a scroll view whose children are made only near the viewport.
public struct LazyVStack<Content: View>: View {
    public typealias Body = Never
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Makes a column; `spacing` in points, nil for the default of 8.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVStack: LazyView, PrimitiveView {
    static var axis: Axis { .vertical }
    var itemAlignment: Alignment { Alignment(horizontal: alignment, vertical: .center) }
    var columnItems: [GridColumns.Item]? { nil }

    package func makeNode(parent: ViewNode) -> TypedNode<LazyVStack<Content>> {
        LazyViewNode(self, parent: parent)
    }
}
