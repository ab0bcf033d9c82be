// Status: complete
// GTK: nothing of its own; its cells are placed by the region around it
import Foundation
import LayoutCore

/// One definition in a list of columns or rows.
public struct GridItem: Sendable {
    /// How a definition finds its length, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public var size: Size
    /// Points to the next; nil for the default.
    public var spacing: CGFloat?
    /// Where cells go in it; nil for the grid's.
    public var alignment: Alignment?

    public init(
        _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    func column(defaultAlignment: Alignment) -> GridColumns.Item {
        let sizing: GridColumns.Sizing =
            switch size {
            case .fixed(let length): .fixed(length)
            case .flexible(let minimum, let maximum):
                .flexible(minimum: minimum, maximum: maximum)
            case .adaptive(let minimum, let maximum):
                .adaptive(minimum: minimum, maximum: maximum)
            }
        return GridColumns.Item(
            sizing, spacing: spacing, alignment: alignment ?? defaultAlignment)
    }
}

/// A grid that grows downward, line by line, in columns that are given.
public struct LazyVGrid<Content: View>: View {
    public typealias Body = Never
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Makes a grid; `spacing` in points between lines, nil for the default.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVGrid: LazyView, PrimitiveView {
    static var axis: Axis { .vertical }
    var itemAlignment: Alignment { Alignment(horizontal: alignment, vertical: .center) }
    var columnItems: [GridColumns.Item]? {
        columns.map { $0.column(defaultAlignment: itemAlignment) }
    }
    package func makeNode(parent: ViewNode) -> TypedNode<LazyVGrid<Content>> {
        LazyViewNode(self, parent: parent)
    }
}
