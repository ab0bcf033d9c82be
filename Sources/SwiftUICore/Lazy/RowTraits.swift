import LayoutCore

/// What a row's content, or a modifier around several rows, asks of the row.
struct RowTraits: Equatable {
    var insets: EdgeInsets?
    var topSeparator: Visibility?
    var bottomSeparator: Visibility?
    var separatorTint: Color?
    var sectionSeparator: Visibility?
    var background: RowBackground?
    var isDeleteDisabled: Bool?
    var isMoveDisabled: Bool?
    /// Actions behind the row's edges, inner ones first.
    var swipes: [SwipeSet] = []
    /// Set by a link in the row.
    var action: RowAction?
    /// Set by buttons in the row, of which a single one makes the whole row act.
    var buttons: [RowAction] = []

    /// What the whole row does.
    var rowAction: RowAction? { action ?? (buttons.count == 1 ? buttons[0] : nil) }

    /// Takes what it does not say itself from another.
    mutating func fill(from outer: RowTraits) {
        insets = insets ?? outer.insets
        topSeparator = topSeparator ?? outer.topSeparator
        bottomSeparator = bottomSeparator ?? outer.bottomSeparator
        separatorTint = separatorTint ?? outer.separatorTint
        sectionSeparator = sectionSeparator ?? outer.sectionSeparator
        background = background ?? outer.background
        isDeleteDisabled = isDeleteDisabled ?? outer.isDeleteDisabled
        isMoveDisabled = isMoveDisabled ?? outer.isMoveDisabled
        for set in outer.swipes where !swipes.contains(set) { swipes.append(set) }
        action = action ?? outer.action
        buttons += outer.buttons
    }
}

/// A view behind a row.
struct RowBackground: Equatable {
    var color: Color?
    var view: AnyView
    static func == (a: RowBackground, b: RowBackground) -> Bool {
        a.color == b.color && areEqualInputs(a.view, b.view)
    }
}

/// Actions that swiping a row reveals at one of its edges.
struct SwipeSet: Equatable {
    var edge: HorizontalEdge
    var allowsFullSwipe: Bool
    /// The node of the modifier, by which sets are told apart.
    var source: ObjectIdentifier
    var makeView: @MainActor () -> AnyView

    // The views are the source's business, and made when they are to be seen.
    static func == (a: SwipeSet, b: SwipeSet) -> Bool {
        a.edge == b.edge && a.allowsFullSwipe == b.allowsFullSwipe && a.source == b.source
    }
}

enum RowTraitsKey: PreferenceKey {
    static var defaultValue: RowTraits { RowTraits() }
    static func reduce(value: inout RowTraits, nextValue: () -> RowTraits) {
        value.fill(from: nextValue())
    }
}

/// A modifier that asks something of rows, whether it stands in one or around several.
struct RowTraitsModifier: Equatable {
    var traits: RowTraits
}

extension RowTraitsModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        RowTraitsNode(view, parent: parent)
    }
}

/// A node that asks something of the rows in it.
@MainActor
protocol RowTraitsWriter: ViewNode {
    var rowTraits: RowTraits { get }
}

@MainActor
private final class RowTraitsNode<C: View>: ModifierNode<C, RowTraitsModifier>, RowTraitsWriter {
    override func didMount() { addPreferenceWriters(1) }

    var rowTraits: RowTraits { modifier.traits }

    override func modifierDidChange(from old: RowTraitsModifier) {
        if old != modifier { root.preferencesDidChange() }
    }

    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard key == RowTraitsKey.self else {
            return super.reducePreference(key, into: &value)
        }
        addRowTraits(rowTraits, to: &value) { super.reducePreference(key, into: &$0) }
    }
}

extension ViewNode {
    /// Adds traits behind those of the subtree to what was found so far.
    func addRowTraits<Value>(
        _ traits: RowTraits, to value: inout Value?, subtree: (inout Value?) -> Void
    ) {
        var below: Value?
        subtree(&below)
        var own = (below as? RowTraits) ?? RowTraits()
        own.fill(from: traits)
        if var sum = value as? RowTraits {
            sum.fill(from: own)
            own = sum
        }
        value = own as? Value
    }

    /// What the content of a row and all modifiers around it, up to its container, ask.
    var allRowTraits: RowTraits {
        var traits = preferenceValue(RowTraitsKey.self)
        var node = parent
        while let current = node, !current.ownsLayoutNodes {
            if let writer = current as? any RowTraitsWriter { traits.fill(from: writer.rowTraits) }
            node = current.parent
        }
        return traits
    }
}
