// Status: complete
// GTK: AdwHeaderBar

import LayoutCore

/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let bar: BarPlacement
    public static let automatic = ToolbarItemPlacement(bar: .trailing)
    public static let principal = ToolbarItemPlacement(bar: .principal)
    public static let navigation = ToolbarItemPlacement(bar: .leading)
    public static let primaryAction = ToolbarItemPlacement(bar: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(bar: .trailing)
    public static let status = ToolbarItemPlacement(bar: .bottom)
    public static let confirmationAction = ToolbarItemPlacement(bar: .trailing)
    public static let cancellationAction = ToolbarItemPlacement(bar: .leading)
    public static let destructiveAction = ToolbarItemPlacement(bar: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(bar: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(bar: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(bar: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(bar: .trailing)
    public static let bottomBar = ToolbarItemPlacement(bar: .bottom)
    /// A bar above the bottom edge of the window while a field holds the keyboard focus.
    public static let keyboard = ToolbarItemPlacement(bar: .keyboard)
}

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    public var body: Never {
        preconditionFailure("\(Self.self) is primitive toolbar content and has no body.")
    }
}

/// One entry on its way to a bar.
struct ToolbarEntry {
    var placement: BarPlacement
    var view: AnyView
}

@MainActor
protocol ToolbarEntries {
    func appendEntries(to entries: inout [ToolbarEntry])
}

@MainActor
private func appendEntries<T: ToolbarContent>(of content: T, to entries: inout [ToolbarEntry]) {
    if let primitive = content as? any ToolbarEntries {
        primitive.appendEntries(to: &entries)
    } else {
        appendEntries(of: content.body, to: &entries)
    }
}

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem where ID == () {
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String {
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem: ToolbarEntries {
    func appendEntries(to entries: inout [ToolbarEntry]) {
        entries.append(ToolbarEntry(placement: placement.bar, view: AnyView(content)))
    }
}

/// Several items at one place of a toolbar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItemGroup: ToolbarEntries {
    func appendEntries(to entries: inout [ToolbarEntry]) {
        entries.append(ToolbarEntry(placement: placement.bar, view: AnyView(content)))
    }
}

/// Several pieces of toolbar content, as the builder makes them.
public struct ToolbarContentList: ToolbarContent {
    public typealias Body = Never
    let parts: [any ToolbarContent]
}

extension ToolbarContentList: ToolbarEntries {
    func appendEntries(to entries: inout [ToolbarEntry]) {
        for part in parts { SwiftUICore.appendEntries(of: part, to: &entries) }
    }
}

/// Builds the content of a toolbar.
@MainActor @preconcurrency
@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
    public static func buildBlock<each C: ToolbarContent>(
        _ content: repeat each C
    ) -> ToolbarContentList {
        var parts: [any ToolbarContent] = []
        repeat parts.append(each content)
        return ToolbarContentList(parts: parts)
    }
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> ToolbarContentList {
        ToolbarContentList(parts: content.map { [$0] } ?? [])
    }
    public static func buildEither<C: ToolbarContent>(first: C) -> ToolbarContentList {
        ToolbarContentList(parts: [first])
    }
    public static func buildEither<C: ToolbarContent>(second: C) -> ToolbarContentList {
        ToolbarContentList(parts: [second])
    }
    public static func buildLimitedAvailability<C: ToolbarContent>(
        _ content: C
    ) -> ToolbarContentList {
        ToolbarContentList(parts: [content])
    }
}

extension View {
    /// Puts items in the bar of the page that the view is on.
    @MainActor @preconcurrency
    public func toolbar<C: ToolbarContent>(
        @ToolbarContentBuilder content: () -> C
    ) -> some View {
        var entries: [ToolbarEntry] = []
        appendEntries(of: content(), to: &entries)
        return modifier(ToolbarModifier(entries: entries))
    }

    /// Puts views in the bar of the page that the view is on.
    @MainActor @preconcurrency
    public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(
            ToolbarModifier(
                entries: [ToolbarEntry(placement: .trailing, view: AnyView(content()))]))
    }

    /// Puts views at the start of the page's bar.
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        modifier(
            ToolbarModifier(entries: [ToolbarEntry(placement: .leading, view: AnyView(leading))]))
    }
    /// Puts views at the end of the page's bar.
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        modifier(
            ToolbarModifier(entries: [ToolbarEntry(placement: .trailing, view: AnyView(trailing))]))
    }
    /// Puts views at both ends of the page's bar.
    public nonisolated func navigationBarItems<L: View, T: View>(
        leading: L, trailing: T
    ) -> some View {
        modifier(
            ToolbarModifier(entries: [
                ToolbarEntry(placement: .leading, view: AnyView(leading)),
                ToolbarEntry(placement: .trailing, view: AnyView(trailing)),
            ]))
    }
}

struct ToolbarModifier {
    var entries: [ToolbarEntry]
}

extension ToolbarModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        ToolbarNode(view, parent: parent)
    }
}

@MainActor
private final class ToolbarNode<C: View>: ModifierNode<C, ToolbarModifier>, KeyboardBarSource {
    private var items: [ToolbarItemNode] = []

    override func didMount() {
        addPreferenceWriters(1)
        syncItems()
    }

    override func modifierDidChange(from old: ToolbarModifier) { syncItems() }
    override func visibilityDidChange() { root.keyboardBar.itemsDidChange(of: self) }

    var keyboardBoxes: [LayoutNode] {
        isVisible && !isDestroyed ? items.filter { $0.placement == .keyboard }.map(\.box) : []
    }

    private func syncItems() {
        for (index, entry) in modifier.entries.enumerated() {
            if index < items.count {
                items[index].update(entry)
            } else {
                let item = ToolbarItemNode(entry, parent: self)
                items.append(item)
                children.append(item)
                root.preferencesDidChange()
            }
        }
        while items.count > modifier.entries.count {
            let item = items.removeLast()
            children.removeAll { $0 === item }
            root.destroyLater(item)
            root.preferencesDidChange()
        }
        root.keyboardBar.itemsDidChange(of: self)
    }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {
        contentNode.collectLayoutNodes(into: &nodes)
    }

    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        contentNode.reducePreference(key, into: &value)
        guard key == PageTraitsKey.self else { return }
        var traits = (value as? PageTraits) ?? PageTraits()
        traits.items += items.filter { $0.placement != .keyboard }
            .map { BarItem(placement: $0.placement, box: $0.box) }
        value = traits as? K.Value
    }
}

/// The node of one bar item: its views in a row.
@MainActor
private final class ToolbarItemNode: ViewNode {
    private(set) var placement: BarPlacement
    let box = StackNode.row(spacing: 6)

    init(_ entry: ToolbarEntry, parent: ViewNode) {
        placement = entry.placement
        super.init(parent: parent)
        box.show(.group)
        children = [makeNode(entry.view, parent: self)]
        _ = syncLayoutNodes()
    }

    func update(_ entry: ToolbarEntry) {
        if entry.placement != placement {
            placement = entry.placement
            root.preferencesDidChange()
        }
        updateNode(children[0], with: entry.view)
    }

    override var environmentForChildren: EnvironmentValues {
        var values = environment
        values.isInList = false
        values.isInBar = placement != .keyboard
        return values
    }

    override var ownsLayoutNodes: Bool { true }

    override func syncLayoutNodes() -> Bool {
        var nodes: [LayoutNode] = []
        children[0].collectLayoutNodes(into: &nodes)
        box.setChildren(nodes)
        return false
    }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {}
}

extension EnvironmentValues {
    private enum InBarKey: EnvironmentKey { static let defaultValue = false }
    var isInBar: Bool {
        get { self[InBarKey.self] }
        set { self[InBarKey.self] = newValue }
    }
}
