// Status: complete
import Foundation
import LayoutCore

/// A modifier that lays another view over or under its content.
struct LayerModifier<Layer: View> {
    var layer: Layer
    var alignment: Alignment
    var isBackground: Bool
}

extension LayerModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        LayerNode(view, parent: parent)
    }
}

/// One layer subtree for all boxes of the content when there is one, as there nearly always is;
/// with several, the layer goes with the first.
@MainActor
private final class LayerNode<C: View, Layer: View>: ModifierNode<C, LayerModifier<Layer>> {
    private var inner: [LayoutNode] = []
    private var boxes: [LayoutNode] = []
    private var overlay: OverlayNode?

    override func didMount() {
        children.append(makeNode(modifier.layer, parent: self))
        _ = syncLayoutNodes()
    }

    override var ownsLayoutNodes: Bool { true }

    override func syncLayoutNodes() -> Bool {
        var content: [LayoutNode] = []
        contentNode.collectLayoutNodes(into: &content)
        var layers: [LayoutNode] = []
        children[1].collectLayoutNodes(into: &layers)
        let isSame = isIdentical(content, inner)
        inner = content
        guard let first = content.first else {
            boxes = []
            return !isSame
        }
        let box = overlay ?? makeOverlay()
        box.setChildren([first] + layers)
        if isSame { return false }
        boxes = [box] + content.dropFirst()
        return true
    }

    private func makeOverlay() -> OverlayNode {
        let box = OverlayNode(alignment: modifier.alignment, isBackground: modifier.isBackground)
        overlay = box
        return box
    }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {
        nodes.append(contentsOf: boxes)
    }

    override func modifierDidChange(from old: LayerModifier<Layer>) {
        overlay?.alignment = modifier.alignment
        updateNode(children[1], with: modifier.layer)
    }
}

extension View {
    /// Lays a view over this one, which keeps its size.
    public nonisolated func overlay<V: View>(
        _ overlay: V, alignment: Alignment = .center
    ) -> some View {
        modifier(LayerModifier(layer: overlay, alignment: alignment, isBackground: false))
    }
    /// Lays views over this one, which keeps its size.
    @MainActor @preconcurrency
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isBackground: false))
    }
    /// Lays a style over this view.
    @_disfavoredOverload
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            LayerModifier(
                layer: FilledShape(shape: Rectangle(), paint: AnyShapeStyle(style)),
                alignment: .center, isBackground: false))
    }
    /// Lays a shape in a style over this view.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            LayerModifier(
                layer: shape.fill(style, style: fillStyle),
                alignment: .center, isBackground: false))
    }

    /// Lays a view under this one, which keeps its size.
    public nonisolated func background<V: View>(
        _ background: V, alignment: Alignment = .center
    ) -> some View {
        modifier(LayerModifier(layer: background, alignment: alignment, isBackground: true))
    }
    /// Lays views under this one, which keeps its size.
    @MainActor @preconcurrency
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isBackground: true))
    }
    /// Lays a style under this view.
    @_disfavoredOverload
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            LayerModifier(
                layer: FilledShape(shape: Rectangle(), paint: AnyShapeStyle(style)),
                alignment: .center, isBackground: true))
    }
    /// Lays the background style under this view.
    public nonisolated func background(
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background(BackgroundStyle(), in: Rectangle())
    }
    /// Lays a shape in a style under this view.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            LayerModifier(
                layer: shape.fill(style, style: fillStyle),
                alignment: .center, isBackground: true))
    }
    /// Lays a shape in the background style under this view.
    public nonisolated func background<T: Shape>(
        in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(BackgroundStyle(), in: shape)
    }

    /// Draws a frame inside the view's edge; width in points.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(
            LayerModifier(
                layer: StrokedShape(
                    shape: Rectangle().inset(by: width / 2), paint: AnyShapeStyle(content),
                    style: StrokeStyle(lineWidth: width)),
                alignment: .center, isBackground: false))
    }
}
