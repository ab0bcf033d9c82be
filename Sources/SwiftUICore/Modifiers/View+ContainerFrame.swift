// Status: complete
import Foundation
import LayoutCore

struct ContainerFrameModifier {
    var rule: ContainerRelativeFrameNode.Rule
    var alignment: Alignment
    var length: ((CGFloat, Axis) -> CGFloat)?
}

extension ContainerFrameModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> ContainerRelativeFrameNode {
        let box = ContainerRelativeFrameNode(rule: rule, alignment: alignment)
        box.customLength = length
        return box
    }
    func updateBox(_ box: ContainerRelativeFrameNode, in environment: EnvironmentValues) {
        box.rule = rule
        box.alignment = alignment
        if length != nil { box.customLength = length }
    }

    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        ContainerFrameNode(view, parent: parent)
    }
}

/// Follows the size of the nearest scroll view, else of the window.
@MainActor
private final class ContainerFrameNode<C: View>:
    LayoutModifierNode<C, ContainerFrameModifier>, GeometryObserver
{
    override func didMount() {
        super.didMount()
        root.observeGeometry(self)
        follow()
    }

    override func makeBox() -> ContainerRelativeFrameNode {
        let box = super.makeBox()
        box.container = root.size
        return box
    }

    func layoutDidSettle() {
        if !isDestroyed { follow() }
    }

    private func follow() { for box in boxes { box.container = container(of: box) } }

    private func container(of box: LayoutNode) -> CGSize {
        var node = box.parent
        while let current = node {
            if let scroll = current as? ScrollBox, scroll.frame.width > 0 {
                return scroll.frame.size
            }
            node = current.parent
        }
        return root.size
    }
}

extension View {
    /// Makes the view as large as the scroll view or window that it is in.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerFrameModifier(
                rule: ContainerRelativeFrameNode.Rule(axes: axes), alignment: alignment))
    }
    /// Gives the view some of the parts that its scroll view or window is divided into.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerFrameModifier(
                rule: ContainerRelativeFrameNode.Rule(
                    axes: axes, count: count, span: span, spacing: spacing),
                alignment: alignment))
    }
    /// Computes the view's lengths from those of its scroll view or window, in points.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(
            ContainerFrameModifier(
                rule: ContainerRelativeFrameNode.Rule(axes: axes), alignment: alignment,
                length: length))
    }
}
