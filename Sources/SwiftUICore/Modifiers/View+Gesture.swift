// Status: partial (taps and long presses; drags and magnification are missing)
// GTK: GtkGestureClick
import Foundation
import LayoutCore

struct TapModifier {
    var count: Int
    var action: @MainActor () -> Void
}

extension TapModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        TapNode(view, parent: parent)
    }
}

extension TapModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PassthroughNode {
        let box = PassthroughNode()
        box.show(.tapArea)
        return box
    }
    func updateBox(_ box: PassthroughNode, in environment: EnvironmentValues) {
        box.setEnabled(environment.isEnabled)
    }
}

@MainActor
private final class TapNode<C: View>: LayoutModifierNode<C, TapModifier> {
    override func makeBox() -> PassthroughNode {
        let box = super.makeBox()
        box.renderNode?.handlers.tapCount = modifier.count
        box.renderNode?.handlers.activate = { [weak self] in self?.modifier.action() }
        return box
    }
}

extension View {
    /// Performs an action when the view is clicked or tapped.
    public nonisolated func onTapGesture(
        count: Int = 1, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(TapModifier(count: count, action: action))
    }
}
