import LayoutCore

/// One item of a lazy container: a row, or a section's header or footer.
@MainActor
struct LazyItem {
    enum Kind { case row, header, footer }
    let node: ViewNode
    let kind: Kind
    /// The element's id, nil for items that come from no collection.
    let id: AnyHashable?
    /// Called when the item is too far from the viewport to be kept.
    let release: @MainActor () -> Void
    /// Whether the item is a row that comes from no collection.
    private(set) var isStaticRow = false

    init(
        node: ViewNode, kind: Kind, id: AnyHashable?, release: @escaping @MainActor () -> Void
    ) {
        self.node = node
        self.kind = kind
        self.id = id
        self.release = release
    }

    /// An item that is always there and only leaves the screen.
    init(_ node: ViewNode, kind: Kind = .row) {
        self.init(node: node, kind: kind, id: nil) { [weak node] in node?.holdBack() }
        isStaticRow = kind == .row
    }
}

/// A container that makes its items only near the viewport.
@MainActor
protocol LazyContainer: AnyObject {
    /// The items' boxes, nil before they are made.
    var lazyBox: LazyBox? { get }
    /// Items of a part of the content were replaced.
    func lazyItemsDidChange(in source: ViewNode, at index: Int, removed: Int, inserted: Int)
}

extension LazyContainer {
    func lazyItemsDidChange(in source: ViewNode, at index: Int, removed: Int, inserted: Int) {
        lazyBox?.itemsDidChange(in: source, at: index, removed: removed, inserted: inserted)
    }
}

extension ViewNode {
    /// The lazy container that this node is directly in, if any.
    final var lazyContainer: (any LazyContainer)? {
        var node: ViewNode? = parent
        while let current = node {
            if let container = current as? any LazyContainer { return container }
            if current.ownsLayoutNodes { return nil }
            node = current.parent
        }
        return nil
    }

    /// The index of a source's first item among the items of this container.
    ///
    /// It is right only when no change is under way.
    final func lazyIndex(of source: ViewNode) -> Int {
        var base = 0
        var node = source
        while node !== self, let parent = node.parent {
            if parent !== self { base += parent.lazyOffset(of: node) }
            node = parent
        }
        return base
    }

    /// Whether the subtree is one item, made already.
    fileprivate final var isMadeItem: Bool {
        if ownsLayoutNodes || isLayoutLeaf { return true }
        return !isLazySource && children.count == 1 && children[0].isMadeItem
    }

    /// Takes all items off the screen that were made and are not among those on hand.
    ///
    /// What only holds items is on screen with its container, as it may be told of that.
    final func holdBackItems(except live: Set<ObjectIdentifier>) {
        guard !live.contains(ObjectIdentifier(self)) else { return }
        if isMadeItem || isSectionEdge { return holdBack() }
        if isHeldBack { bringIn(parent?.visibilityForChildren ?? true) }
        guard !isLazySource else { return }
        for child in children { child.holdBackItems(except: live) }
    }

    /// Whether this subtree, however hidden, keeps state that a person could miss.
    final var holdsState: Bool {
        if holdsOwnState { return true }
        for child in children where child.holdsState { return true }
        return false
    }
}

/// A view type that may contribute any number of items to a lazy container.
@MainActor
protocol MultipleItems {
    static var contributesOneItem: Bool { get }
    static var mayContributeNoItem: Bool { get }
}

/// Whether every value of a view type contributes one item at most, told by the type alone.
@MainActor
func contributesOneItem<V: View>(_ type: V.Type) -> Bool {
    if let multiple = type as? any MultipleItems.Type { return multiple.contributesOneItem }
    return V.Body.self == Never.self || contributesOneItem(V.Body.self)
}

/// Whether some value of a view type contributes no item, told by the type alone.
@MainActor
func mayContributeNoItem<V: View>(_ type: V.Type) -> Bool {
    if let multiple = type as? any MultipleItems.Type { return multiple.mayContributeNoItem }
    if V.self == EmptyView.self { return true }
    return V.Body.self != Never.self && mayContributeNoItem(V.Body.self)
}

extension MultipleItems {
    static var mayContributeNoItem: Bool { true }
}

extension TupleView: MultipleItems { static var contributesOneItem: Bool { false } }
extension Section: MultipleItems { static var contributesOneItem: Bool { false } }
extension ForEach: MultipleItems { static var contributesOneItem: Bool { false } }
extension Group: MultipleItems where Content: View {
    static var contributesOneItem: Bool { SwiftUICore.contributesOneItem(Content.self) }
    static var mayContributeNoItem: Bool { SwiftUICore.mayContributeNoItem(Content.self) }
}
extension Optional: MultipleItems where Wrapped: View {
    static var contributesOneItem: Bool { SwiftUICore.contributesOneItem(Wrapped.self) }
}
extension ConditionalContent: MultipleItems where First: View, Second: View {
    static var contributesOneItem: Bool {
        SwiftUICore.contributesOneItem(First.self) && SwiftUICore.contributesOneItem(Second.self)
    }
    static var mayContributeNoItem: Bool {
        SwiftUICore.mayContributeNoItem(First.self)
            || SwiftUICore.mayContributeNoItem(Second.self)
    }
}
extension ModifiedContent: MultipleItems where Content: View, Modifier: ViewModifier {
    static var contributesOneItem: Bool { SwiftUICore.contributesOneItem(Content.self) }
    static var mayContributeNoItem: Bool { SwiftUICore.mayContributeNoItem(Content.self) }
}
