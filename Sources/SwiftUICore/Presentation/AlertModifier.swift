import LayoutCore

/// A modifier that shows an alert or a confirmation dialog while a condition holds.
struct AlertModifier<Actions: View, Message: View> {
    var isPresented: Binding<Bool>
    var title: String
    /// Made when the dialog shows, and again when the view around it is updated.
    var actions: () -> Actions
    var message: () -> Message
    /// A way out is added where the actions offer none.
    var isConfirmation = false
}

extension AlertModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        AlertNode(view, parent: parent)
    }
}

@MainActor
private final class AlertNode<C: View, Actions: View, Message: View>:
    ModifierNode<C, AlertModifier<Actions, Message>>, PreferenceObserver
{
    private typealias Parts = AlertPartsNode<Actions, Message>
    private var handle: (any PresentationHandle)?
    private var parts: Parts?
    private var shown: [String] = []

    override func didMount() { read() }
    override func modifierDidChange(from old: AlertModifier<Actions, Message>) { read() }
    override func visibilityDidChange() { if isVisible { read() } }

    override func evaluate() {
        isDirty = false
        read()
    }

    // The binding, and what the closures read, may be written without the view around the alert
    // being evaluated.
    private func read() {
        let content = trackingReads(of: self, countsAsBody: false) { () -> (Actions, Message)? in
            guard modifier.isPresented.wrappedValue else { return nil }
            return (modifier.actions(), modifier.message())
        }
        root.enqueueAction { [weak self] in self?.sync(content) }
    }

    private func sync(_ content: (actions: Actions, message: Message)?) {
        guard !isDestroyed else { return }
        guard let content, isVisible else { return dismiss() }
        let parts = parts ?? mountParts()
        parts.update(actions: content.actions, message: content.message)
        show(parts)
    }

    private func mountParts() -> Parts {
        let parts = Parts(parent: self)
        self.parts = parts
        children.append(parts)
        root.observePreferences(self)
        return parts
    }

    /// A button among the actions changed by itself.
    func preferencesDidChange() {
        guard !isDestroyed, handle != nil, let parts else { return }
        show(parts)
    }

    private func show(_ parts: Parts) {
        let content = parts.content(
            title: modifier.title, isConfirmation: modifier.isConfirmation
        ) { [weak self] perform in
            perform()
            self?.didClose()
        }
        guard handle == nil || content.summary != shown else { return }
        handle?.dismiss()
        shown = content.summary
        handle = root.backend.presentAlert(content, over: root) { [weak self] in
            self?.didClose()
        }
    }

    /// The person pressed a button or closed the dialog.
    private func didClose() {
        guard handle != nil else { return }
        clear()
        if modifier.isPresented.wrappedValue { modifier.isPresented.wrappedValue = false }
    }

    private func dismiss() {
        handle?.dismiss()
        clear()
    }

    private func clear() {
        handle = nil
        shown = []
        if let parts {
            children.removeAll { $0 === parts }
            root.destroyLater(parts)
        }
        parts = nil
    }

    override func willDestroy() {
        handle?.dismiss()
        handle = nil
    }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {
        contentNode.collectLayoutNodes(into: &nodes)
    }

    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        contentNode.reducePreference(key, into: &value)
    }
}

extension AlertContent {
    /// What a person sees of it; the same again needs no new dialog.
    fileprivate var summary: [String] {
        [title, message] + actions.map { "\($0.role) \($0.isEnabled) \($0.title)" }
    }
}

/// The hidden views that an alert's buttons and message are read from.
@MainActor
private final class AlertPartsNode<Actions: View, Message: View>: ViewNode {
    override var environmentForChildren: EnvironmentValues {
        var values = environment
        values.isCollectingActions = true
        values.isInList = false
        values.isInBar = false
        values.buttonStyle = nil
        values.menuSource = nil
        return values
    }

    override var ownsLayoutNodes: Bool { true }
    override func syncLayoutNodes() -> Bool { false }
    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {}

    func update(actions: Actions, message: Message) {
        if children.isEmpty {
            children = [makeNode(actions, parent: self), makeNode(message, parent: self)]
        } else {
            updateNode(children[0], with: actions)
            updateNode(children[1], with: message)
        }
    }

    func content(
        title: String, isConfirmation: Bool,
        wrap: @escaping @MainActor (@MainActor () -> Void) -> Void
    ) -> AlertContent {
        var actions = children[0].preferenceValue(PresentedActionsKey.self).map { action in
            AlertContent.Action(
                title: action.title, role: action.role?.alertRole ?? .normal,
                isEnabled: action.isEnabled
            ) { wrap(action.perform) }
        }
        if actions.isEmpty {
            actions = [AlertContent.Action(title: Words.ok, role: .normal) { wrap {} }]
        } else if isConfirmation, !actions.contains(where: { $0.role == .cancel }) {
            actions.append(AlertContent.Action(title: Words.cancel, role: .cancel) { wrap {} })
        }
        var nodes: [LayoutNode] = []
        children[1].collectLayoutNodes(into: &nodes)
        return AlertContent(
            title: title, message: plainText(of: nodes), actions: actions,
            isConfirmation: isConfirmation)
    }
}

extension ButtonRole {
    var alertRole: AlertContent.Role { self == .cancel ? .cancel : .destructive }
}
