// Status: complete
// GTK: GtkEventControllerMotion
import LayoutCore

struct HoverModifier {
    var action: (Bool) -> Void
}

extension HoverModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        HoverNode(view, parent: parent)
    }
}

extension HoverModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PassthroughNode { PassthroughNode() }
    func updateBox(_ box: PassthroughNode, in environment: EnvironmentValues) {}
}

@MainActor
private final class HoverNode<C: View>: LayoutModifierNode<C, HoverModifier> {
    override func makeBox() -> PassthroughNode {
        let box = super.makeBox()
        box.show(
            .gestureArea(
                GestureTraits(priority: .simultaneous, watchesPointer: false, watchesHover: true)))
        box.renderNode?.handlers.hovered = { [weak self] in self?.modifier.action($0) }
        box.renderNode?.handlers.contains = { [weak box] in box?.containsInput($0) ?? false }
        return box
    }
}

extension View {
    /// Performs an action when the pointer comes over the view (true) or leaves it.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(action: action))
    }
}
