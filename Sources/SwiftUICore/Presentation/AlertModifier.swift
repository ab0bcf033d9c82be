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
    ModifierNode<C, AlertModifier<Actions, Message>>
{
    private var handle: (any PresentationHandle)?
    private var parts: AlertPartsNode<Actions, Message>?
    private var shown: [String] = []

    override func didMount() { readCondition() }

    override func modifierDidChange(from old: AlertModifier<Actions, Message>) { readCondition() }

    // The binding may be written without the view around it being evaluated.
    private func readCondition() {
        let isPresented = trackingReads(of: self, countsAsBody: false) {
            modifier.isPresented.wrappedValue
        }
        root.enqueueAction { [weak self] in self?.sync(isPresented) }
    }

    override func evaluate() {
        isDirty = false
        readCondition()
    }

    override func visibilityDidChange() { if isVisible { readCondition() } }

    private func sync(_ isPresented: Bool) {
        guard !isDestroyed else { return }
        if isPresented, isVisible {
            present()
        } else {
            dismiss()
        }
    }

    private func present() {
        let parts = parts ?? AlertPartsNode(parent: self)
        if self.parts == nil {
            self.parts = parts
            children.append(parts)
            parts.contentDidChange = { [weak self] in
                self?.root.enqueueAction { if self?.parts != nil { self?.present() } }
            }
        }
        parts.update(actions: modifier.actions, message: modifier.message)
        let content = parts.content(
            title: modifier.title, isConfirmation: modifier.isConfirmation,
            wrap: { [weak self] perform in
                perform()
                self?.didClose()
            })
        let summary = [content.title, content.message] + content.actions.map(\.title)
        if handle != nil, summary == shown { return }
        handle?.dismiss()
        shown = summary
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

/// The hidden views that an alert's buttons and message are read from.
@MainActor
private final class AlertPartsNode<Actions: View, Message: View>: ViewNode {
    override var environmentForChildren: EnvironmentValues {
        var values = environment
        values.isCollectingActions = true
        values.isInList = false
        values.isInBar = false
        values.buttonStyle = nil
        return values
    }

    override var ownsLayoutNodes: Bool { true }
    override func syncLayoutNodes() -> Bool { false }
    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {}

    /// What the closures read has changed; they are to be given again.
    var contentDidChange: (() -> Void)?

    override func evaluate() {
        isDirty = false
        contentDidChange?()
    }

    func update(actions makeActions: () -> Actions, message makeMessage: () -> Message) {
        let (actions, message) = trackingReads(of: self, countsAsBody: false) {
            (makeActions(), makeMessage())
        }
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
        return AlertContent(title: title, message: plainText(of: nodes), actions: actions)
    }
}

extension ButtonRole {
    var alertRole: AlertContent.Role { self == .cancel ? .cancel : .destructive }
}
