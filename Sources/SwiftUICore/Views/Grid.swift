// Status: complete
// GTK: nothing of its own; LayoutCore places the cells
import Foundation
import LayoutCore

/// Places rows of cells so that cells of a column are as wide as the widest of them.
///
/// A child that is no row takes the whole width.
public struct Grid<Content: View>: View {
    public typealias Body = Never
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content

    /// Makes a grid; spacings in points, nil for the default.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }
}

extension Grid: ContainerView, PrimitiveView {
    package var containedContent: Content { content }
    package func makeBox(in environment: EnvironmentValues) -> GridNode {
        GridNode(
            alignment: alignment, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
    }
    package func updateBox(_ box: GridNode, in environment: EnvironmentValues) {
        box.alignment = alignment
        box.horizontalSpacing = horizontalSpacing
        box.verticalSpacing = verticalSpacing
    }
    package func makeNode(parent: ViewNode) -> TypedNode<Grid<Content>> {
        ContainerViewNode(self, parent: parent)
    }
}
