// Status: complete
import LayoutCore

struct IDModifier<ID: Hashable> {
    var id: ID
}

extension IDModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        IDNode(view, parent: parent)
    }
}

/// Makes its content anew when the id changes.
@MainActor
private final class IDNode<C: View, ID: Hashable>: TypedNode<ModifiedContent<C, IDModifier<ID>>> {
    override init(_ view: ModifiedContent<C, IDModifier<ID>>, parent: ViewNode) {
        super.init(view, parent: parent)
        children = [makeNode(view.content, parent: self)]
    }

    override var innerView: ViewNode? { children.first }

    override func viewDidChange(from old: ModifiedContent<C, IDModifier<ID>>) {
        guard old.modifier.id != view.modifier.id else {
            return updateNode(children[0], with: view.content)
        }
        let old = children[0]
        if old.leavesAtOnce { old.destroy() }
        children = [makeNode(view.content, parent: self)]
        root.arrive(children[0])
        root.destroyLater(old)
        layoutStructureDidChange()
    }

    override func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
        AnyHashable(view.modifier.id) == id ? .node(self) : super.scrollTarget(for: id)
    }
}

struct TagKey: PreferenceKey {
    static var defaultValue: AnyHashable? { nil }
    static func reduce(value: inout AnyHashable?, nextValue: () -> AnyHashable?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Ties the view's identity to a value: a different one is a different view.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(IDModifier(id: id))
    }
    /// Marks the view as the one that a picker or a tab view selects by this value.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
        preference(key: TagKey.self, value: AnyHashable(tag))
    }
}

/// A view compared by its own `==`.
public struct EquatableView<Content: Equatable & View>: Equatable {
    public var content: Content
    public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: View {
    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Skips the body when the view equals its former value.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
