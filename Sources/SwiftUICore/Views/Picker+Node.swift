import Foundation
import LayoutCore

struct PickerChoice<SelectionValue: Hashable, Content: View> {
    var selection: Binding<SelectionValue>
    var content: Content
    var look: PickerState.Look
    var name: String?
}

extension PickerChoice: View {}

extension PickerChoice: PrimitiveView {
    func makeNode(parent: ViewNode) -> TypedNode<PickerChoice> {
        PickerNode(self, parent: parent)
    }
}

/// One option as found among a picker's views.
private struct PickerOption {
    var title: String
    var tag: AnyHashable
}

@MainActor
private final class PickerNode<SelectionValue: Hashable, Content: View>:
    TypedNode<PickerChoice<SelectionValue, Content>>, PreferenceObserver
{
    private let box: ControlBox
    private var options: [PickerOption] = []

    override init(_ view: PickerChoice<SelectionValue, Content>, parent: ViewNode) {
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

    override func viewDidChange(from old: PickerChoice<SelectionValue, Content>) {
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

    private func loadOptions() {
        var found: [PickerOption] = []
        collect(children[0], id: nil, into: &found)
        options = found
    }

    /// Every subtree with a tag, or an element of a collection, with text is an option.
    private func collect(_ node: ViewNode, id: AnyHashable?, into found: inout [PickerOption]) {
        if node.isTagged || node.children.isEmpty {
            guard let tag = node.preferenceValue(TagKey.self) ?? id else { return }
            var boxes: [LayoutNode] = []
            node.collectLayoutNodes(into: &boxes)
            if !boxes.isEmpty { found.append(PickerOption(title: title(of: boxes), tag: tag)) }
            return
        }
        for child in node.children { collect(child, id: child.elementID ?? id, into: &found) }
    }

    /// The words of an option, or the name of its picture.
    private func title(of boxes: [LayoutNode]) -> String {
        let text = plainText(of: boxes)
        return text.isEmpty ? boxes.lazy.compactMap(\.iconLabel).first ?? "" : text
    }

    private func sync() {
        let selected = trackingReads(of: self, countsAsBody: false) {
            AnyHashable(view.selection.wrappedValue)
        }
        box.control = .picker(
            PickerState(
                options: options.map(\.title),
                selection: options.firstIndex { matches($0.tag, selected) }, look: view.look))
        var state = AccessibilityState()
        state.label = view.name
        box.setAccessibility(state)
        box.setEnabled(environment.isEnabled)
    }

    // A tag of T selects in a picker of T?, too.
    private func matches(_ tag: AnyHashable, _ selected: AnyHashable) -> Bool {
        if tag == selected { return true }
        guard let value = tag.base as? SelectionValue else { return false }
        return AnyHashable(value) == selected
    }

    private func select(_ index: Int) {
        guard options.indices.contains(index),
            let value = options[index].tag.base as? SelectionValue
        else { return }
        view.selection.wrappedValue = value
        invalidate()
    }
}
