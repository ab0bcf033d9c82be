import LayoutCore

/// One option as found among a picker's views.
struct PickerOption: Equatable {
    var title: String
    var icon: ImageSource?
    var tag: AnyHashable

    // A tag of T selects in a picker of T?, too.
    func matches<Value: Hashable>(_ selected: AnyHashable, as type: Value.Type) -> Bool {
        if tag == selected { return true }
        guard let value = tag.base as? Value else { return false }
        return AnyHashable(value) == selected
    }

    /// Writes the option's tag, if it is of the selection's type.
    func choose<Value: Hashable>(in selection: Binding<Value>) {
        if let value = tag.base as? Value { selection.wrappedValue = value }
    }

    /// The options among a picker's views, in order.
    @MainActor
    static func read(from content: ViewNode) -> [PickerOption] {
        var found: [PickerOption] = []
        collect(content, id: nil, into: &found)
        return found
    }

    /// Every subtree with a tag, or an element of a collection, with text is an option.
    @MainActor
    private static func collect(
        _ node: ViewNode, id: AnyHashable?, into found: inout [PickerOption]
    ) {
        if node.isTagged || node.children.isEmpty {
            guard let tag = node.preferenceValue(TagKey.self) ?? id else { return }
            var boxes: [LayoutNode] = []
            node.collectLayoutNodes(into: &boxes)
            guard !boxes.isEmpty else { return }
            let (title, icon) = menuTitle(of: boxes)
            found.append(PickerOption(title: title, icon: icon, tag: tag))
            return
        }
        for child in node.children { collect(child, id: child.elementID ?? id, into: &found) }
    }
}

/// A view made of the options that a picker's views are.
struct PickerReader<Content: View>: View {
    typealias Body = Never
    let content: Content
    let make: @MainActor ([PickerOption]) -> AnyView
}

extension PickerReader: MultipleItems { static var contributesOneItem: Bool { false } }

extension PickerReader: PrimitiveView {
    func makeNode(parent: ViewNode) -> TypedNode<PickerReader> {
        PickerReaderNode(self, parent: parent)
    }
}

@MainActor
private final class PickerReaderNode<Content: View>: TypedNode<PickerReader<Content>>,
    PreferenceObserver
{
    private var options: [PickerOption] = []
    private var hidden: HiddenOptionsNode {
        unsafeDowncast(children[0], to: HiddenOptionsNode.self)
    }

    override init(_ view: PickerReader<Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        let hidden = HiddenOptionsNode(parent: self)
        children = [hidden]
        hidden.mount(view.content)
        options = PickerOption.read(from: hidden.children[0])
        children.append(makeNode(view.make(options), parent: self))
        root.observePreferences(self)
    }

    override func viewDidChange(from old: PickerReader<Content>) {
        updateNode(hidden.children[0], with: view.content)
        options = PickerOption.read(from: hidden.children[0])
        updateNode(children[1], with: view.make(options))
    }

    func preferencesDidChange() {
        guard !isDestroyed else { return }
        let new = PickerOption.read(from: hidden.children[0])
        guard new != options else { return }
        options = new
        updateNode(children[1], with: view.make(options))
    }

    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        children[1].reducePreference(key, into: &value)
    }
}

/// Views that are read and never shown.
@MainActor
private final class HiddenOptionsNode: ViewNode {
    func mount<V: View>(_ view: V) { children = [makeNode(view, parent: self)] }

    override var environmentForChildren: EnvironmentValues {
        var values = environment
        values.isInList = false
        return values
    }

    override var visibilityForChildren: Bool { false }
    override var ownsLayoutNodes: Bool { true }
    override func syncLayoutNodes() -> Bool {
        root.preferencesDidChange()
        return false
    }
    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {}
    override func lazyItemCount() -> Int { 0 }
    override func appendSections(to sections: inout [SectionRange], base: Int) {}
}

/// A picker's options below one another, the chosen one with a tick.
struct PickerOptionList<SelectionValue: Hashable>: View {
    let selection: Binding<SelectionValue>
    let options: [PickerOption]
    /// Runs after an option was chosen.
    var didChoose: (@MainActor () -> Void)?

    var body: some View {
        let selected = AnyHashable(selection.wrappedValue)
        ForEach(Array(options.enumerated()), id: \.element.tag) { _, option in
            PickerOptionRow(
                title: option.title,
                isSelected: option.matches(selected, as: SelectionValue.self)
            ) {
                option.choose(in: selection)
                didChoose?()
            }
        }
    }
}

private struct PickerOptionRow: View {
    let title: String
    let isSelected: Bool
    let choose: @MainActor () -> Void
    @Environment(\.isInList) private var isInList

    var body: some View {
        Button(action: choose) {
            HStack {
                Text(verbatim: title).foregroundStyle(Color.primary)
                if isInList { Spacer() }
                Image(systemName: "checkmark")
                    .foregroundStyle(Color.accentColor)
                    .opacity(isSelected ? 1 : 0)
                    .accessibilityHidden(true)
            }
        }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

/// A row that leads to the page of a picker's options.
struct PickerLink<Label: View, SelectionValue: Hashable>: View {
    let label: Label
    let selection: Binding<SelectionValue>
    let options: [PickerOption]

    var body: some View {
        let selected = AnyHashable(selection.wrappedValue)
        let title = options.first { $0.matches(selected, as: SelectionValue.self) }?.title
        NavigationLink {
            PickerPage(title: plainTitle(of: label), selection: selection, options: options)
        } label: {
            HStack {
                label
                Spacer()
                Text(verbatim: title ?? "").foregroundStyle(.secondary)
            }
        }
    }
}

private struct PickerPage<SelectionValue: Hashable>: View {
    let title: String?
    let selection: Binding<SelectionValue>
    let options: [PickerOption]
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            PickerOptionList(selection: selection, options: options) { dismiss() }
        }
        .listStyle(.insetGrouped)
        .navigationTitle(title ?? "")
        .navigationBarTitleDisplayMode(.inline)
    }
}
