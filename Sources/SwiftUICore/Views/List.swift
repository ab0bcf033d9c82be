// Status: partial (no multiple selection, no outline children)
// GTK: GtkScrolledWindow with a scrollable of our own, list and list item roles
import Foundation
import LayoutCore

/// Rows in a column that scrolls; only those near the viewport exist.
public struct List<SelectionValue: Hashable, Content: View>: View {
    public typealias Body = Never
    let selection: Binding<SelectionValue?>?
    let content: Content
}

extension List {
    /// Makes a list of which one row can be chosen.
    public init(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content())
    }

    /// Makes a list of a collection of which one row can be chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection, content: ForEach(data, content: rowContent))
    }

    /// Makes a list of a collection of which one row can be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection, content: ForEach(data, id: id, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// Makes a list of views and collections of views.
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content())
    }

    /// Makes a list of elements that identify themselves.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// Makes a list of elements identified by a part of them.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }

    /// Makes a list of a range that does not change.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// Makes a list of bindings to elements that identify themselves.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
    {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// Makes a list of bindings to elements identified by a part of them.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<Data>, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection
    {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }
}

extension List: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<List<SelectionValue, Content>> {
        ListNode(self, parent: parent)
    }
}

@MainActor
private final class ListNode<SelectionValue: Hashable, Content: View>:
    TypedNode<List<SelectionValue, Content>>, LazyContainer, PreferenceObserver
{
    private(set) var column: LazyBox?
    private var scroller: Scroller?
    private let backdrop = OverlayNode(isBackground: true)
    private let backdropColor = FillingBox()
    private var selected: SelectionValue?

    override init(_ view: List<SelectionValue, Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        children = [makeNode(view.content, parent: self)]
        let column = LazyBox(source: children[0]) { [weak self] item in
            self?.makeRow(item) ?? RowBox(item)
        }
        column.rowsDidChange = { [weak self] _ in self?.dressRows() }
        let scroller = Scroller(axes: .vertical, content: column)
        self.column = column
        self.scroller = scroller
        scroller.attach(to: self)
        backdrop.setChildren([scroller.box, backdropColor])
        restyle()
        root.observePreferences(self)
    }

    private var look: ListLook { environment.listLook ?? .insetGrouped }
    private var isGrouped: Bool { look == .insetGrouped || look == .grouped }

    override var environmentForChildren: EnvironmentValues {
        var values = environment
        values.isInList = true
        return values
    }

    private func makeRow(_ item: LazyItem) -> RowBox {
        ListRowBox(item, look: look, backend: root.backend)
    }

    // MARK: Tree

    override var ownsLayoutNodes: Bool { true }
    override var lazyContextForChildren: Bool { true }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) { nodes.append(backdrop) }

    override func syncLayoutNodes() -> Bool {
        guard let column else { return false }
        column.structureDidChange()
        dressRows()
        return false
    }

    override func viewDidChange(from old: List<SelectionValue, Content>) {
        updateNode(children[0], with: view.content)
        dressRows()
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        restyle()
        scroller?.sync()
        for case let row as ListRowBox in column?.realizedRows.map(\.row) ?? [] { row.restyle() }
    }

    private func restyle() {
        let color = isGrouped ? Color.windowBackground : Color.viewBackground
        let shows = environment.scrollContentBackground != .hidden
        backdropColor.show(
            .shape(
                ShapeDrawing(
                    geometry: .rectangle,
                    fill: .color(
                        shows ? color.resolved(in: environment) : ResolvedColor.clear))))
        column?.margins = look == .insetGrouped ? (leading: 12, trailing: 20) : (0, 0)
        column?.pinnedViews = look == .plain ? [.sectionHeaders, .sectionFooters] : []
        dressRows()
    }

    // MARK: Items

    var lazyBox: LazyBox? { column }

    func lazyItemsDidChange(in source: ViewNode, at index: Int, removed: Int, inserted: Int) {
        column?.itemsDidChange(in: source, at: index, removed: removed, inserted: inserted)
        if removed != inserted { dressRows() }
    }

    private func position(of index: Int) -> RowPosition {
        guard let section = column?.section(of: index) else { return RowPosition() }
        return RowPosition(
            isFirst: index == section.rows.lowerBound, isLast: index == section.rows.upperBound - 1)
    }

    private func dressRows() {
        guard let column else { return }
        let count = column.itemCount
        if scroller?.box.listRowCount != count {
            scroller?.box.edit { $0.listRowCount = count }
        }
        readSelection()
        for (index, row) in column.realizedRows {
            (row as? ListRowBox)?.dress(
                look: look, position: position(of: index), selection: selectionAction(of: row))
        }
    }

    func preferencesDidChange() { if !isDestroyed { dressRows() } }

    // What rows ask of the list says nothing to what is around the list.
    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        if key == RowTraitsKey.self || key == TagKey.self { return }
        super.reducePreference(key, into: &value)
    }

    // MARK: Selection

    // The binding may be written without the view around the list being evaluated.
    private func readSelection() {
        guard let selection = view.selection else { return }
        selected = trackingReads(of: self, countsAsBody: false) { selection.wrappedValue }
    }

    override func evaluate() {
        isDirty = false
        dressRows()
    }

    private func selectionAction(of row: RowBox) -> RowAction? {
        guard let selection = view.selection, row.item.kind == .row else { return nil }
        let tag = row.item.node.preferenceValue(TagKey.self) ?? row.item.id
        guard let value = tag?.base as? SelectionValue else { return nil }
        return RowAction(
            source: ObjectIdentifier(row), isLink: false, showsChevron: false, isEnabled: true,
            isSelected: selected == value
        ) {
            selection.wrappedValue = value
        }
    }

    // MARK: Scrolling to a row

    override func scrollTarget(for id: AnyHashable) -> ViewNode? {
        rowIndex(for: id) == nil ? nil : self
    }

    private func rowIndex(for id: AnyHashable) -> Int? {
        guard let column else { return nil }
        return (0..<column.itemCount).first { children[0].lazyID(at: $0) == id }
    }
}
