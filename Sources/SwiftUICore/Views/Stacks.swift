// Status: complete
// GTK: nothing of their own; LayoutCore places the children
import Foundation
import LayoutCore

/// Places its children in a vertical line.
public struct VStack<Content: View>: View {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
    public typealias Body = Never

    /// Makes a stack; `spacing` in points, nil for the default between each pair.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

/// Places its children in a horizontal line.
public struct HStack<Content: View>: View {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
    public typealias Body = Never

    /// Makes a stack; `spacing` in points, nil for the default between each pair.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

/// Places its children over each other, the last on top.
public struct ZStack<Content: View>: View {
    let alignment: Alignment
    let content: Content
    public typealias Body = Never

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension VStack: ContainerView, PrimitiveView {
    package var containedContent: Content { content }
    package func makeBox(in environment: EnvironmentValues) -> StackNode {
        StackNode.column(spacing: spacing, alignment: alignment)
    }
    package func updateBox(_ box: StackNode, in environment: EnvironmentValues) {
        box.spacing = spacing
        box.alignment = alignment.key
    }
    package func makeNode(parent: ViewNode) -> TypedNode<VStack<Content>> {
        ContainerViewNode(self, parent: parent)
    }
}

extension HStack: ContainerView, PrimitiveView {
    package var containedContent: Content { content }
    package func makeBox(in environment: EnvironmentValues) -> StackNode {
        StackNode.row(spacing: spacing, alignment: alignment)
    }
    package func updateBox(_ box: StackNode, in environment: EnvironmentValues) {
        box.spacing = spacing
        box.alignment = alignment.key
    }
    package func makeNode(parent: ViewNode) -> TypedNode<HStack<Content>> {
        ContainerViewNode(self, parent: parent)
    }
}

extension ZStack: ContainerView, PrimitiveView {
    package var containedContent: Content { content }
    package func makeBox(in environment: EnvironmentValues) -> ZStackNode {
        ZStackNode(alignment: alignment)
    }
    package func updateBox(_ box: ZStackNode, in environment: EnvironmentValues) {
        box.alignment = alignment
    }
    package func makeNode(parent: ViewNode) -> TypedNode<ZStack<Content>> {
        ContainerViewNode(self, parent: parent)
    }
}
