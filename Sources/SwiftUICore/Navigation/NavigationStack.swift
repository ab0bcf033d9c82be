// Status: complete
// GTK: AdwHeaderBar above the page
import Foundation
import LayoutCore

/// The values of the pages above a stack's root, of any hashable types.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    public init() {}
    /// Makes a path of the elements, the first one lowest.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }
    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    /// Takes off the last values.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// Pages on top of a root; the last one shows.
public struct NavigationStack<Data, Root: View>: View {
    public typealias Body = Never
    let path: Binding<[AnyHashable]>?
    let root: Root
}

extension NavigationStack where Data == NavigationPath {
    /// Makes a stack that keeps its own path.
    public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

    /// Makes a stack whose path the app keeps.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(
            path: Binding(
                get: { path.wrappedValue.values },
                set: { new in
                    var changed = NavigationPath()
                    changed.values = new
                    path.wrappedValue = changed
                }), root: root())
    }
}

extension NavigationStack
where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
{
    /// Makes a stack whose path, of values of one type, the app keeps.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.init(
            path: Binding(
                get: { path.wrappedValue.map { AnyHashable($0) } },
                set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }),
            root: root())
    }
}

extension NavigationStack: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<NavigationStack<Data, Root>> {
        NavigationStackNode(self, parent: parent)
    }
}

/// What stacks, split views and navigation views have in common as nodes.
@MainActor
class NavigationNode<V: View>: TypedNode<V> {
    private(set) var container: NavigationContainer?

    override init(_ view: V, parent: ViewNode) {
        super.init(view, parent: parent)
        container = NavigationContainer(owner: self)
        mountPages()
    }

    func mountPages() {}

    override var environmentForChildren: EnvironmentValues {
        var values = environment
        values.navigationContainer = container
        return values
    }

    final override var ownsLayoutNodes: Bool { true }
    final override func syncLayoutNodes() -> Bool { false }

    final override func collectLayoutNodes(into nodes: inout [LayoutNode]) {
        if let container { nodes.append(container.box) }
    }

    // Covered pages stay off screen when the container comes back.
    final override var visibilityForChildren: Bool { false }

    override func environmentDidChange(from old: EnvironmentValues) {
        container?.environmentDidChange()
    }

    override func visibilityDidChange() { container?.visibilityDidChange() }

    final override func reducePreference<K: PreferenceKey>(
        _ key: K.Type, into value: inout K.Value?
    ) {
        // A page's bar is shown here; what else pages say goes on outward.
        if key != PageTraitsKey.self { super.reducePreference(key, into: &value) }
    }
}

@MainActor
private final class NavigationStackNode<Data, Root: View>: NavigationNode<
    NavigationStack<Data, Root>
>
{
    override func mountPages() {
        container?.mountRoot(AnyView(view.root))
        container?.valuesDidChange = { [weak self] in
            guard let self, let container = self.container else { return }
            self.view.path?.wrappedValue = container.values
        }
        syncPath()
    }

    override func viewDidChange(from old: NavigationStack<Data, Root>) {
        container?.pages[0].update(AnyView(view.root))
        syncPath()
    }

    // Read apart from bodies: the path's writers reach this node by the view's update or here.
    private func syncPath() {
        guard view.path != nil else { return }
        let values = trackingReads(of: self, countsAsBody: false) { view.path?.wrappedValue ?? [] }
        container?.setValues(values)
    }

    override func evaluate() { syncPath() }
}
