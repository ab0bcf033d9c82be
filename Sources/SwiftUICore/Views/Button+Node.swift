import Foundation
import LayoutCore

extension Button: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<Button<Label>> {
        ButtonNode(self, parent: parent)
    }
}

@MainActor
private final class ButtonNode<Label: View>: TypedNode<Button<Label>>, ShortcutTarget {
    private let inner = StackNode.row()
    private let box = PaddingNode(insets: EdgeInsets())
    private var isPressed = false
    /// Whether the row of a list acts in place of the button.
    private var isAdopted = false

    override init(_ view: Button<Label>, parent: ViewNode) {
        super.init(view, parent: parent)
        box.setChildren([inner])
        restyle()
        children = [makeNode(content, parent: self)]
        _ = syncLayoutNodes()
        if environment.isCollectingActions || environment.isInList { addPreferenceWriters(1) }
        if environment.keyboardShortcut != nil { root.shortcuts.add(self) }
    }

    // MARK: In an alert

    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        super.reducePreference(key, into: &value)
        if key == RowTraitsKey.self { return offerToRow(&value) }
        guard key == PresentedActionsKey.self, environment.isCollectingActions else { return }
        var actions = (value as? [PresentedAction]) ?? []
        actions.append(
            PresentedAction(
                title: plainText(of: [box]), role: view.role, isEnabled: environment.isEnabled
            ) { [weak self] in self?.press() })
        value = actions as? K.Value
    }

    private func press() {
        view.action()
        environment.buttonObserver?.wasPressed()
    }

    // MARK: In a menu

    override func appendMenuItems(to items: inout [MenuItem]) {
        let (title, icon) = menuTitle(of: [box])
        // The view may be gone when the item acts.
        let action = view.action
        items.append(
            MenuItem(
                title: title, icon: icon, isDestructive: view.role == .destructive,
                isEnabled: environment.isEnabled, kind: .action(action)))
    }

    // MARK: In a row

    // Buttons that look like something of their own keep to themselves, as on a phone.
    private func offerToRow<Value>(_ value: inout Value?) {
        guard environment.isInList, style == .automatic, environment.menuSource == nil else {
            return
        }
        var traits = (value as? RowTraits) ?? RowTraits()
        traits.buttons.append(
            RowAction(
                source: ObjectIdentifier(self), isLink: false, showsChevron: false,
                isEnabled: environment.isEnabled,
                perform: { [weak self] in self?.press() },
                adopt: { [weak self] in self?.setAdopted($0) }))
        value = traits as? Value
    }

    private func setAdopted(_ adopted: Bool) {
        guard adopted != isAdopted else { return }
        isAdopted = adopted
        restyle()
        describe()
    }

    // MARK: Keyboard

    var shortcut: KeyboardShortcut? { environment.isEnabled ? environment.keyboardShortcut : nil }
    var isOnScreen: Bool { isVisible && !isDestroyed }
    func performShortcut() { view.action() }

    // MARK: Style

    private var style: AnyButtonStyle { environment.buttonStyle ?? .automatic }

    private var look: ButtonLook {
        switch style {
        case .look(let look): look
        case .automatic: environment.isInBar ? .bar : .borderless
        case .custom, .primitive: .plain
        }
    }

    private var content: AnyView {
        switch style {
        case .look, .automatic: return AnyView(view.label)
        case .custom(let style):
            return style.makeView(
                ButtonStyleConfiguration(
                    role: view.role, label: .init(wrapped: AnyView(view.label)),
                    isPressed: isPressed))
        case .primitive(let style):
            return style.makeView(
                PrimitiveButtonStyleConfiguration(
                    role: view.role, label: .init(wrapped: AnyView(view.label)),
                    action: view.action))
        }
    }

    override var environmentForChildren: EnvironmentValues {
        var values = environment
        values.menuSource = nil
        if case .primitive = style { values.buttonStyle = nil }
        if values.foregroundStyle == nil || look == .borderedProminent {
            values.foregroundStyle = labelColor.map { AnyShapeStyle($0) }
        }
        return values
    }

    private var labelColor: Color? {
        // Styles of an app's own read `isEnabled` themselves.
        if case .custom = style { return nil }
        if case .primitive = style { return nil }
        guard environment.isEnabled else { return .tertiary }
        if look == .borderedProminent { return .white }
        if view.role == .destructive { return .red }
        return look == .plain || look == .bar ? nil : .accentColor
    }

    private func restyle() {
        // A primitive style is a button of its own.
        if case .primitive = style { return }
        if isAdopted {
            box.show(.group)
            box.renderNode?.handlers = RenderHandlers()
            return box.setEnabled(true)
        }
        box.show(.button(look))
        box.insets = root.backend.chromeInsets(of: .button(look))
        box.renderNode?.handlers.activate = { [weak self] in self?.press() }
        box.renderNode?.handlers.menu = environment.menuSource?.open
        box.renderNode?.handlers.isMenuSecondary = environment.menuSource?.isSecondary ?? false
        box.renderNode?.handlers.pressedChanged = { [weak self] in self?.setPressed($0) }
        box.setEnabled(environment.isEnabled)
    }

    private func setPressed(_ pressed: Bool) {
        guard pressed != isPressed, case .custom = style else { return }
        isPressed = pressed
        invalidate()
    }

    override func evaluate() {
        isDirty = false
        updateNode(children[0], with: content)
    }

    override func viewDidChange(from old: Button<Label>) {
        if old.role != view.role { children[0].replaceEnvironment(environmentForChildren) }
        evaluate()
        if environment.isCollectingActions { root.preferencesDidChange() }
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        restyle()
        invalidate()
        if environment.isCollectingActions || environment.isInList { root.preferencesDidChange() }
        if environment.keyboardShortcut != nil { root.shortcuts.add(self) }
    }

    // MARK: Boxes

    override var ownsLayoutNodes: Bool { true }

    override func syncLayoutNodes() -> Bool {
        var nodes: [LayoutNode] = []
        children[0].collectLayoutNodes(into: &nodes)
        inner.setChildren(nodes)
        describe()
        return false
    }

    private func describe() {
        if case .primitive = style { return }
        var state = AccessibilityState()
        if !isAdopted {
            state.role = .button
            state.combinesChildren = true
            state.label = inner.iconLabel
        }
        box.setAccessibility(state)
    }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) { nodes.append(box) }
}

extension LayoutNode {
    /// A name for a control that shows an icon and no text: what the icon is called.
    final var iconLabel: String? {
        var icon: String?
        var hasText = false
        func look(_ node: LayoutNode) {
            if case .text = node.renderNode?.content { hasText = true }
            if case .image(let image) = node.renderNode?.content, icon == nil {
                icon = node.renderNode?.accessibility.label
                if icon == nil, case .symbol(let name) = image.source {
                    icon = name.replacingOccurrences(of: ".", with: " ")
                }
            }
            node.children.forEach(look)
        }
        look(self)
        return hasText ? nil : icon
    }
}
