import Foundation
import LayoutCore

/// A page of a tab view, made when it is first shown.
@MainActor
protocol TabPage: ViewNode {
    var tabTraits: TabTraits { get }
    var pageBox: TabPageBox { get }
    /// The views of the tab's label; nil when there are none.
    var label: TabLabelNode? { get }
    var isMounted: Bool { get }
    func mount()
}

/// The node of a page; what shows it and what its tab says are two subtrees of it.
@MainActor
final class TabPageNode<V: View>: TypedNode<V>, TabPage {
    let pageBox = TabPageBox()
    private(set) var label: TabLabelNode?
    private var content: TypedNode<V>?

    override init(_ view: V, parent: ViewNode) {
        super.init(view, parent: parent)
        makesTabPages = false
        // A bar needs the tab's words; those of views of an app's own are in their bodies.
        if environment.tabStyle == .automatic, stated.label == nil { mount() }
        syncLabel()
    }

    var isMounted: Bool { content != nil }

    func mount() {
        guard content == nil else { return }
        let node = makeNode(view, parent: self)
        content = node
        children.insert(node, at: 0)
        _ = syncLayoutNodes()
    }

    override func viewDidChange(from old: V) {
        content?.update(view)
        syncLabel()
    }

    // MARK: What the tab is like

    /// What the view's value says without being shown.
    private var stated: TabTraits { (view as? any TabTraitSource)?.tabTraits ?? TabTraits() }

    var tabTraits: TabTraits {
        var traits = stated
        if let content {
            traits.fill(from: content.preferenceValue(TabTraitsKey.self))
            traits.tag = traits.tag ?? content.preferenceValue(TagKey.self)
        }
        traits.tag = traits.tag ?? idInCollection
        return traits
    }

    /// The id of the element of a collection that the page is for.
    private var idInCollection: AnyHashable? {
        var node = parent
        while let current = node, current.makesTabPages {
            if let id = current.elementID { return id }
            node = current.parent
        }
        return nil
    }

    private func syncLabel() {
        guard let view = tabTraits.label else { return }
        if let label {
            label.update(view)
        } else {
            let new = TabLabelNode(view, parent: self)
            label = new
            children.append(new)
        }
    }

    // MARK: Boxes

    override var ownsLayoutNodes: Bool { true }

    override func syncLayoutNodes() -> Bool {
        var nodes: [LayoutNode] = []
        content?.collectLayoutNodes(into: &nodes)
        pageBox.setChildren(nodes)
        return false
    }

    // The tab view places its pages itself.
    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {}

    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        content?.reducePreference(key, into: &value)
    }
}

/// The views of a tab's label, which are read and never shown.
@MainActor
final class TabLabelNode: ViewNode {
    let box = TabLabelBox()

    init(_ view: AnyView, parent: ViewNode) {
        super.init(parent: parent)
        children = [makeNode(view, parent: self)]
        _ = syncLayoutNodes()
        box.didChange = { [weak self] in self?.root.preferencesDidChange() }
    }

    @available(*, unavailable, message: "a label is made of a view")
    override init(parent: ViewNode) {
        preconditionFailure("A label is made of a view.")
    }

    func update(_ view: AnyView) {
        updateNode(children[0], with: view)
        root.preferencesDidChange()
    }

    override var ownsLayoutNodes: Bool { true }

    override func syncLayoutNodes() -> Bool {
        var nodes: [LayoutNode] = []
        children[0].collectLayoutNodes(into: &nodes)
        box.setChildren(nodes)
        return false
    }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {}

    var title: String { plainText(of: box.children) }

    /// The first picture among the views.
    var image: ImageDrawing? {
        func find(_ node: LayoutNode) -> ImageDrawing? {
            if case .image(let image) = node.renderNode?.content { return image }
            return node.children.lazy.compactMap(find).first
        }
        return find(box)
    }

    /// A name for a tab that has a picture and no words.
    var iconName: String? { box.iconLabel }
}

/// Holds the boxes of a label; it is measured only to hear of changes.
@MainActor
final class TabLabelBox: LayoutNode {
    var didChange: (() -> Void)?

    override func sizeDidInvalidate() { didChange?() }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.reduce(.zero) {
            let size = $1.sizeThatFits(.unspecified)
            return CGSize(width: max($0.width, size.width), height: $0.height + size.height)
        }
    }
}

/// The box of a page: its content in the middle of the whole room.
@MainActor
final class TabPageBox: LayoutNode {
    override init() {
        super.init()
        show(.group)
    }

    override var isLayoutBoundary: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 360, height: 400))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for child in children {
            let fitted = child.sizeThatFits(ProposedViewSize(size))
            let origin = CGPoint(
                x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2)
            child.place(at: origin, proposal: ProposedViewSize(size))
        }
    }
}
