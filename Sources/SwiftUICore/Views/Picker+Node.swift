import Foundation
import LayoutCore

struct PickerChoice<SelectionValue: Hashable, Content: View, Label: View> {
    var selection: Binding<SelectionValue>
    var content: Content
    var look: PickerState.Look
    /// Whether it opens a menu of its own where it is in one.
    var isSubmenu: Bool
    var label: Label
    var name: String?
}

extension PickerChoice: View {}

extension PickerChoice: PrimitiveView {
    func makeNode(parent: ViewNode) -> TypedNode<PickerChoice> {
        PickerNode(self, parent: parent)
    }
}

@MainActor
private final class PickerNode<SelectionValue: Hashable, Content: View, Label: View>:
    TypedNode<PickerChoice<SelectionValue, Content, Label>>, PreferenceObserver
{
    private let box: ControlBox
    private var options: [PickerOption] = []

    override init(_ view: PickerChoice<SelectionValue, Content, Label>, parent: ViewNode) {
        box = ControlBox(backend: parent.root.backend)
        super.init(view, parent: parent)
        children = [makeNode(view.content, parent: self)]
        root.observePreferences(self)
        loadOptions()
        sync()
        box.renderNode?.handlers.selected = { [weak self] in self?.select($0) }
    }

    override var environmentForChildren: EnvironmentValues {
        var values = environment
        values.isInList = false
        return values
    }

    override var ownsLayoutNodes: Bool { true }
    override func syncLayoutNodes() -> Bool {
        loadOptions()
        sync()
        return false
    }
    override func collectLayoutNodes(into nodes: inout [LayoutNode]) { nodes.append(box) }

    override func viewDidChange(from old: PickerChoice<SelectionValue, Content, Label>) {
        updateNode(children[0], with: view.content)
        loadOptions()
        sync()
    }

    override func environmentDidChange(from old: EnvironmentValues) { sync() }

    override func evaluate() {
        isDirty = false
        sync()
    }

    func preferencesDidChange() {
        guard !isDestroyed else { return }
        loadOptions()
        sync()
    }

    // Tags say nothing to what is around the picker.
    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        if key != TagKey.self { super.reducePreference(key, into: &value) }
    }

    private func loadOptions() { options = PickerOption.read(from: children[0]) }

    // MARK: In a menu

    override func appendMenuItems(to items: inout [MenuItem]) {
        let selection = view.selection
        let selected = AnyHashable(selection.wrappedValue)
        let choices = options.map { option in
            MenuItem(
                title: option.title, isEnabled: environment.isEnabled,
                mark: .choice(option.matches(selected, as: SelectionValue.self)),
                kind: .action { option.choose(in: selection) })
        }
        let (title, icon) = labelForMenu
        items.append(
            MenuItem(
                title: view.isSubmenu ? title : "", icon: icon, isEnabled: environment.isEnabled,
                kind: view.isSubmenu ? .submenu(choices) : .section(choices)))
    }

    private var labelForMenu: (title: String, icon: ImageSource?) {
        let items = MenuPartsNode.items(of: view.label, parent: self)
        return (view.name ?? items.first?.title ?? "", items.first?.icon)
    }

    private func sync() {
        let selected = trackingReads(of: self, countsAsBody: false) {
            AnyHashable(view.selection.wrappedValue)
        }
        box.control = .picker(
            PickerState(
                options: options.map(\.title),
                selection: options.firstIndex {
                    $0.matches(selected, as: SelectionValue.self)
                }, look: view.look))
        var state = AccessibilityState()
        state.label = view.name
        box.setAccessibility(state)
        box.setEnabled(environment.isEnabled)
    }

    private func select(_ index: Int) {
        guard options.indices.contains(index) else { return }
        options[index].choose(in: view.selection)
        invalidate()
    }
}
