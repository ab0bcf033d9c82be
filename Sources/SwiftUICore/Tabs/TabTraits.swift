/// What a page of a tab view says of its tab.
struct TabTraits {
    /// What selects the page, nil when it doesn't say.
    var tag: AnyHashable?
    var label: AnyView?
    /// Text of the badge, nil for none.
    var badge: String?

    /// Takes what another says where this one is silent.
    mutating func fill(from inner: TabTraits) {
        tag = tag ?? inner.tag
        label = label ?? inner.label
        badge = badge ?? inner.badge
    }
}

enum TabTraitsKey: PreferenceKey {
    static var defaultValue: TabTraits { TabTraits() }
    static func reduce(value: inout TabTraits, nextValue: () -> TabTraits) {
        value.fill(from: nextValue())
    }
}

/// A view or a modifier that can say what it knows of its tab before it is on screen.
@MainActor
protocol TabTraitSource {
    var tabTraits: TabTraits { get }
}

extension ModifiedContent: TabTraitSource {
    var tabTraits: TabTraits {
        var traits = (modifier as? any TabTraitSource)?.tabTraits ?? TabTraits()
        if let inner = (content as? any TabTraitSource)?.tabTraits { traits.fill(from: inner) }
        return traits
    }
}

extension PreferenceModifier: TabTraitSource where K == TagKey {
    var tabTraits: TabTraits { TabTraits(tag: value ?? nil) }
}

/// A modifier that says what its page's tab is like.
struct TabTraitsModifier {
    var traits: TabTraits
}

extension TabTraitsModifier: TabTraitSource {
    var tabTraits: TabTraits { traits }
}

extension TabTraitsModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        TabTraitsNode(view, parent: parent)
    }
}

@MainActor
private final class TabTraitsNode<C: View>: ModifierNode<C, TabTraitsModifier> {
    override func didMount() { addPreferenceWriters(1) }

    override func modifierDidChange(from old: TabTraitsModifier) { root.preferencesDidChange() }

    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard key == TabTraitsKey.self else {
            return super.reducePreference(key, into: &value)
        }
        var inner: K.Value?
        super.reducePreference(key, into: &inner)
        var traits = (value as? TabTraits) ?? TabTraits()
        traits.fill(from: modifier.traits)
        if let inner = inner as? TabTraits { traits.fill(from: inner) }
        value = traits as? K.Value
    }
}

extension View {
    /// Gives the page's tab its title and picture.
    @MainActor @preconcurrency
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabTraitsModifier(traits: TabTraits(label: AnyView(label()))))
    }

    /// Shows a number at the end of the row, or on the page's tab; 0 shows none.
    public nonisolated func badge(_ count: Int) -> some View {
        badgeText(count == 0 ? nil : Text(verbatim: String(count)))
    }

    /// Shows a text at the end of the row, or on the page's tab; nil shows none.
    public nonisolated func badge(_ label: Text?) -> some View {
        badgeText(label)
    }

    /// Shows a text at the end of the row, or on the page's tab; nil shows none.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
        badgeText(key.map { Text($0) })
    }

    /// Shows a text at the end of the row, or on the page's tab; nil shows none.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        badgeText(label.map { Text($0) })
    }

    private nonisolated func badgeText(_ text: Text?) -> some View {
        modifier(RowBadgeModifier(text: text))
            .modifier(TabTraitsModifier(traits: TabTraits(badge: text?.plainString)))
    }
}
