// Status: complete
import LayoutCore

extension View {
    /// Sets a preference's value for this view, in place of what its subtree says.
    public nonisolated func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> some View {
        modifier(PreferenceModifier<K>(value: value, transform: nil))
    }

    /// Edits the preference's value of this view's subtree.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<K>(value: nil, transform: callback))
    }

    /// Runs an action when the preference's value of this view's subtree changes, and at first.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceActionModifier<K>(action: action))
    }
}

struct PreferenceModifier<K: PreferenceKey> {
    /// The value set, nil when the subtree's is edited instead.
    var value: K.Value?
    var transform: ((inout K.Value) -> Void)?
}

extension PreferenceModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        PreferenceNode(view, parent: parent)
    }
}

@MainActor
private final class PreferenceNode<C: View, K: PreferenceKey>:
    ModifierNode<C, PreferenceModifier<K>>
{
    override func didMount() { addPreferenceWriters(1) }

    override var isTagged: Bool { K.self == TagKey.self }

    override func modifierDidChange(from old: PreferenceModifier<K>) {
        if !areEqualInputs(old, modifier) { root.preferencesDidChange() }
    }

    override func reducePreference<Key: PreferenceKey>(
        _ key: Key.Type, into value: inout Key.Value?
    ) {
        guard key == K.self else { return super.reducePreference(key, into: &value) }
        var own: K.Value
        if let set = modifier.value {
            own = set
        } else {
            var below: K.Value?
            super.reducePreference(K.self, into: &below)
            own = below ?? K.defaultValue
            modifier.transform?(&own)
        }
        // Key is K, as the guard saw.
        guard let contribution = own as? Key.Value else { return }
        if var sum = value {
            Key.reduce(value: &sum) { contribution }
            value = sum
        } else {
            value = contribution
        }
    }
}

struct PreferenceActionModifier<K: PreferenceKey> where K.Value: Equatable {
    var action: (K.Value) -> Void
}

extension PreferenceActionModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        PreferenceActionNode(view, parent: parent)
    }
}

@MainActor
private final class PreferenceActionNode<C: View, K: PreferenceKey>:
    ModifierNode<C, PreferenceActionModifier<K>>, PreferenceObserver
where K.Value: Equatable {
    private var last: K.Value?

    override func didMount() { root.observePreferences(self) }

    func preferencesDidChange() {
        guard !isDestroyed else { return }
        let value = preferenceValue(K.self)
        guard value != last else { return }
        last = value
        root.enqueueAction { [weak self] in self?.modifier.action(value) }
    }
}

extension ViewNode {
    /// The value of this node's subtree, the key's default where nothing sets it.
    package final func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        var value: K.Value?
        reducePreference(key, into: &value)
        return value ?? K.defaultValue
    }
}
