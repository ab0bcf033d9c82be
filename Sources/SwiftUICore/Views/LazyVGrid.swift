// Status: partial (makes all its children at once; pinned views are missing)
// GTK: nothing of its own; LayoutCore places the cells
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
    let content: Content

    /// Makes a grid; `spacing` in points between lines, nil for the default.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    private var items: [GridColumns.Item] {
        columns.map {
            $0.column(defaultAlignment: Alignment(horizontal: alignment, vertical: .center))
        }
    }
}

extension LazyVGrid: ContainerView, PrimitiveView {
    package var containedContent: Content { content }
    package func makeBox(in environment: EnvironmentValues) -> LazyGridNode {
        LazyGridNode(axis: .vertical, items: items, spacing: spacing)
    }
    package func updateBox(_ box: LazyGridNode, in environment: EnvironmentValues) {
        box.items = items
        box.spacing = spacing
    }
    package func makeNode(parent: ViewNode) -> TypedNode<LazyVGrid<Content>> {
        ContainerViewNode(self, parent: parent)
    }
}
