import LayoutCore

/// A modifier that lays views made from its content's preference over or under the content.
struct PreferenceLayerModifier<K: PreferenceKey, Layer: View> {
    var make: (K.Value) -> Layer
    var alignment: Alignment
    var isBackground: Bool
}

extension PreferenceLayerModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        PreferenceLayerNode(view, parent: parent)
    }
}

/// Its second child is the layer, made when the content's preference is first known.
@MainActor
private final class PreferenceLayerNode<C: View, K: PreferenceKey, Layer: View>:
    ModifierNode<C, PreferenceLayerModifier<K, Layer>>, PreferenceObserver
{
    private let box: OverlayNode
    private var inner: [LayoutNode] = []
    private var last: K.Value?

    override init(_ view: ModifiedContent<C, PreferenceLayerModifier<K, Layer>>, parent: ViewNode) {
        box = OverlayNode(
            alignment: view.modifier.alignment, isBackground: view.modifier.isBackground)
        super.init(view, parent: parent)
    }

    override func didMount() {
        _ = syncLayoutNodes()
        root.observePreferences(self)
    }

    private var value: K.Value {
        var value: K.Value?
        contentNode.reducePreference(K.self, into: &value)
        return value ?? K.defaultValue
    }

    private func layer() -> Layer {
        let value = value
        last = value
        return trackingReads(of: self, countsAsBody: false) { modifier.make(value) }
    }

    func preferencesDidChange() {
        guard !isDestroyed else { return }
        if let last, areEqualInputs(last, value) { return }
        invalidate()
    }

    override func evaluate() {
        isDirty = false
        if children.count > 1 {
            updateNode(children[1], with: layer())
        } else {
            children.append(makeNode(layer(), parent: self))
            markStructureDirty()
        }
    }

    override func contentDidUpdate(from old: PreferenceLayerModifier<K, Layer>) {
        box.alignment = modifier.alignment
        if children.count > 1 { evaluate() }
    }

    override var ownsLayoutNodes: Bool { true }

    override func syncLayoutNodes() -> Bool {
        var content: [LayoutNode] = []
        contentNode.collectLayoutNodes(into: &content)
        var layers: [LayoutNode] = []
        if children.count > 1 { children[1].collectLayoutNodes(into: &layers) }
        let isSame = isIdentical(content, inner)
        inner = content
        if let first = content.first { box.setChildren([first] + layers) }
        return !isSame
    }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {
        guard !inner.isEmpty else { return }
        nodes.append(box)
        nodes.append(contentsOf: inner.dropFirst())
    }
}
