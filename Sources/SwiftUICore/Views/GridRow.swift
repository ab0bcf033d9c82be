// Status: complete
// GTK: nothing of its own; LayoutCore places the cells
import LayoutCore

/// A row of a grid, each of whose children is a cell.
public struct GridRow<Content: View>: View {
    public typealias Body = Never
    let alignment: VerticalAlignment?
    let content: Content

    /// Makes a row; nil aligns as the grid does.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: ContainerView, PrimitiveView {
    package var containedContent: Content { content }
    package func makeBox(in environment: EnvironmentValues) -> GridRowNode {
        GridRowNode(rowAlignment: alignment)
    }
    package func updateBox(_ box: GridRowNode, in environment: EnvironmentValues) {
        box.rowAlignment = alignment
    }
    package func makeNode(parent: ViewNode) -> TypedNode<GridRow<Content>> {
        ContainerViewNode(self, parent: parent)
    }
}

struct GridCellModifier: Equatable {
    var traits: GridCellTraits
}

extension GridCellModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PassthroughNode {
        let box = PassthroughNode()
        box.gridTraits = traits
        return box
    }
    func updateBox(_ box: PassthroughNode, in environment: EnvironmentValues) {
        box.gridTraits = traits
    }
}

extension View {
    /// Makes the cell as wide as several columns.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(GridCellModifier(traits: GridCellTraits(columns: count)))
    }
    /// Keeps the cell from widening its column or heightening its row.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridCellModifier(traits: GridCellTraits(unsizedAxes: axes)))
    }
    /// Aligns the cells of the whole column in which the view is.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(GridCellModifier(traits: GridCellTraits(columnAlignment: guide)))
    }
    /// Puts a point of the view on the same point of its cell.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(GridCellModifier(traits: GridCellTraits(anchor: anchor)))
    }
}
