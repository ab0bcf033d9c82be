// Status: complete
// GTK: the row of a list, or a flat button
import LayoutCore

/// A view that shows another page when pressed; in a list the whole row does.
public struct NavigationLink<Label: View, Destination: View>: View {
    public typealias Body = Never
    enum Target {
        case value(AnyHashable?)
        case destination(Destination)
        case active(Binding<Bool>, Destination)
    }
    let label: Label
    let target: Target
}

extension NavigationLink {
    public init(
        @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .destination(destination()))
    }
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .destination(destination))
    }
    /// Makes a link that is followed while a value is true.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .active(isActive, destination()))
    }
    /// Makes a link that is followed while a value is true.
    public init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .active(isActive, destination))
    }
    /// Makes a link that is followed while a selection has its tag.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        let isActive = Binding(
            get: { selection.wrappedValue == tag },
            set: { selection.wrappedValue = $0 ? tag : nil })
        self.init(label: label(), target: .active(isActive, destination))
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), target: .destination(destination()))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), target: .destination(destination()))
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), target: .destination(destination))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), target: .destination(destination))
    }
}

extension NavigationLink where Destination == Never {
    /// Makes a link to the page that `navigationDestination(for:)` gives; nil disables it.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
    }
}

extension NavigationLink where Destination == Never, Label == Text {
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<NavigationLink<Label, Destination>> {
        NavigationLinkNode(self, parent: parent)
    }
}

@MainActor
private final class NavigationLinkNode<Label: View, Destination: View>:
    TypedNode<NavigationLink<Label, Destination>>
{
    /// The button around the label, outside lists.
    private let box = StackNode.row()
    private let isInRow: Bool

    override init(_ view: NavigationLink<Label, Destination>, parent: ViewNode) {
        isInRow = parent.environmentForChildren.isInList
        super.init(view, parent: parent)
        children = [makeNode(view.label, parent: self)]
        if isInRow {
            addPreferenceWriters(1)
        } else {
            setUpButton()
            _ = syncLayoutNodes()
        }
        syncActive()
    }

    override var environmentForChildren: EnvironmentValues {
        guard !isInRow else { return environment }
        var values = environment
        if values.foregroundStyle == nil {
            values.foregroundStyle = AnyShapeStyle(
                values.isEnabled && isUsable ? Color.accentColor : Color.tertiary)
        }
        return values
    }

    override var ownsLayoutNodes: Bool { !isInRow }

    override func syncLayoutNodes() -> Bool {
        var nodes: [LayoutNode] = []
        children[0].collectLayoutNodes(into: &nodes)
        box.setChildren(nodes)
        return false
    }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {
        if isInRow {
            super.collectLayoutNodes(into: &nodes)
        } else {
            nodes.append(box)
        }
    }

    private func setUpButton() {
        box.show(.button(.borderless))
        box.renderNode?.handlers.activate = { [weak self] in self?.follow() }
        var state = AccessibilityState()
        state.role = .link
        state.combinesChildren = true
        box.setAccessibility(state)
        box.setEnabled(environment.isEnabled && isUsable)
    }

    override func viewDidChange(from old: NavigationLink<Label, Destination>) {
        updateNode(children[0], with: view.label)
        if !isInRow { box.setEnabled(environment.isEnabled && isUsable) }
        updateDestination()
        syncActive()
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if isInRow {
            if old.isEnabled != environment.isEnabled { root.preferencesDidChange() }
        } else {
            box.setEnabled(environment.isEnabled && isUsable)
        }
    }

    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        super.reducePreference(key, into: &value)
        guard isInRow, key == RowTraitsKey.self else { return }
        var traits = (value as? RowTraits) ?? RowTraits()
        traits.action =
            traits.action
            ?? RowAction(
                source: ObjectIdentifier(self), isLink: true, showsChevron: true,
                isEnabled: environment.isEnabled && isUsable, isSelected: isChosen
            ) { [weak self] in self?.follow() }
        value = traits as? K.Value
    }

    // The page needs the link, which gives it its destination's new values.
    override var holdsOwnState: Bool {
        environment.navigationContainer?.pageOwners.contains { $0 === self } ?? false
    }

    /// Whether the row is shown as the one whose page is beside the list.
    private var isChosen: Bool {
        guard let container = environment.navigationContainer else { return false }
        switch view.target {
        case .value(let value?): return container.isChosen(value, by: self)
        case .value(nil): return false
        case .destination, .active: return container.isChosen(owner: self)
        }
    }

    // MARK: Following

    private var isUsable: Bool {
        if case .value(nil) = view.target { return false }
        return true
    }

    private func follow() {
        guard let container = environment.navigationContainer else {
            RuntimeLog.once(
                "A NavigationLink was pressed outside a NavigationStack or NavigationView.")
            return
        }
        switch view.target {
        case .value(let value?): container.push(value, from: self)
        case .value(nil): break
        case .destination(let destination): show(destination, in: container) {}
        case .active(let isActive, _): isActive.wrappedValue = true
        }
    }

    private func show(
        _ destination: Destination, in container: NavigationContainer,
        dismissed: @escaping @MainActor () -> Void
    ) {
        container.show(AnyView(destination), owner: self, from: self, dismissed: dismissed)
    }

    private func updateDestination() {
        switch view.target {
        case .destination(let destination), .active(_, let destination):
            environment.navigationContainer?.update(AnyView(destination), owner: self)
        case .value: break
        }
    }

    private func syncActive() {
        guard case .active(let isActive, let destination) = view.target,
            let container = environment.navigationContainer
        else { return }
        let shows = trackingReads(of: self, countsAsBody: false) { isActive.wrappedValue }
        root.enqueueAction { [weak self] in
            guard let self, !self.isDestroyed else { return }
            if shows {
                self.show(destination, in: container) { isActive.wrappedValue = false }
            } else {
                container.dismiss(owner: self)
            }
        }
    }

    override func evaluate() { syncActive() }
}
