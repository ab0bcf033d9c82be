// Status: complete
// GTK: nothing of its own; LayoutCore chooses
import LayoutCore

/// Shows the first of its children that fits, or the last.
///
/// A child fits when its ideal size does along the axes that count. All children live, one shows.
public struct ViewThatFits<Content: View>: View {
    public typealias Body = Never
    let axes: Axis.Set
    let content: Content

    /// Makes a choice among views, the largest first.
    public init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: ContainerView, PrimitiveView {
    package var containedContent: Content { content }
    package func makeBox(in environment: EnvironmentValues) -> ViewThatFitsNode {
        ViewThatFitsNode(axes: axes)
    }
    package func updateBox(_ box: ViewThatFitsNode, in environment: EnvironmentValues) {
        box.axes = axes
    }
    package func makeNode(parent: ViewNode) -> TypedNode<ViewThatFits<Content>> {
        ContainerViewNode(self, parent: parent)
    }
}
