// Status: complete
// GTK: drags, touchpads, Shift+F10 and the row's context menu
import LayoutCore

extension View {
    /// Adds actions that swiping the row reveals, nearest to the edge first.
    ///
    /// They are in the row's context menu too. With `allowsFullSwipe`, a long swipe runs the
    /// first.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        modifier(
            SwipeActionsModifier(
                edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
    }
}

struct SwipeActionsModifier<Actions: View> {
    var edge: HorizontalEdge
    var allowsFullSwipe: Bool
    var actions: Actions
}

extension SwipeActionsModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        SwipeActionsNode(view, parent: parent)
    }
}

@MainActor
private final class SwipeActionsNode<C: View, Actions: View>:
    ModifierNode<C, SwipeActionsModifier<Actions>>, RowTraitsWriter
{
    override func didMount() { addPreferenceWriters(1) }

    var rowTraits: RowTraits {
        var traits = RowTraits()
        traits.swipes = [
            SwipeSet(
                edge: modifier.edge, allowsFullSwipe: modifier.allowsFullSwipe,
                source: ObjectIdentifier(self)
            ) { [weak self] in AnyView(self?.modifier.actions) }
        ]
        return traits
    }

    override func modifierDidChange(from old: SwipeActionsModifier<Actions>) {
        if old.edge != modifier.edge || old.allowsFullSwipe != modifier.allowsFullSwipe {
            root.preferencesDidChange()
        }
    }

    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard key == RowTraitsKey.self else {
            return super.reducePreference(key, into: &value)
        }
        addRowTraits(rowTraits, to: &value) { super.reducePreference(key, into: &$0) }
    }
}
