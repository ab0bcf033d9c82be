import Foundation
import LayoutCore

extension List: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<List<SelectionValue, Content>> {
        ListNode(self, parent: parent)
    }
}

@MainActor
private final class ListNode<SelectionValue: Hashable, Content: View>:
    TypedNode<List<SelectionValue, Content>>, LazyContainer, PreferenceObserver
{
    private var column: LazyBox?
    private var scroller: Scroller?
    private var controller: ListController?
    private let backdrop = OverlayNode(isBackground: true)
    private let backdropColor = FillingBox()
    private var selected: Set<SelectionValue> = []
    private var isEditing = false
    /// The row that a range of chosen rows begins with.
    private var lastChosen: Int?

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
        controller = ListController(node: self, column: column)
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
        let row = ListRowBox(item, look: look, backend: root.backend)
        row.controller = controller
        return row
    }

    // MARK: Tree

    override var ownsLayoutNodes: Bool { true }
    override var lazyContextForChildren: Bool { true }
    var lazyBox: LazyBox? { column }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) { nodes.append(backdrop) }

    override func syncLayoutNodes() -> Bool {
        column?.structureDidChange()
        dressRows()
        return false
    }

    override func viewDidChange(from old: List<SelectionValue, Content>) {
        isTakingContent = true
        updateNode(children[0], with: view.content)
        isTakingContent = false
        dressRows()
    }

    /// While changes of the content come in, after all of which the rows are dressed.
    private var isTakingContent = false

    override func environmentDidChange(from old: EnvironmentValues) {
        restyle()
        scroller?.sync()
        for case let row as ListRowBox in column?.realizedRows.map(\.row) ?? [] { row.restyle() }
    }

    override func willDestroy() {
        controller?.end()
        column?.leave()
    }

    private func restyle() {
        let color = look == .plain ? Color.viewBackground : Color.windowBackground
        backdropColor.show(
            .shape(
                ShapeDrawing(
                    geometry: .rectangle,
                    fill: .color(
                        hasBackground ? color.resolved(in: environment) : ResolvedColor.clear))))
        column?.margins = look == .insetGrouped ? (leading: 12, trailing: 20) : (0, 0)
        column?.spacing = environment.listRowSpacing ?? 0
        column?.pinnedViews = look == .plain ? [.sectionHeaders, .sectionFooters] : []
        dressRows()
    }

    private var hasBackground: Bool { environment.scrollContentBackground != .hidden }

    func lazyItemsDidChange(in source: ViewNode, at index: Int, removed: Int, inserted: Int) {
        column?.itemsDidChange(in: source, at: index, removed: removed, inserted: inserted)
        if removed != inserted, !isTakingContent { dressRows() }
    }

    // MARK: Rows

    private func dressRows() {
        guard let column else { return }
        let count = column.itemCount
        if let box = scroller?.box, box.listRowCount != count {
            box.edit { $0.listRowCount = count }
        }
        readInputs()
        // From below, since a row's line is the business of the row under it too.
        var below: (index: Int, traits: RowTraits)?
        for (index, row) in column.realizedRows.reversed() {
            guard let row = row as? ListRowBox else { continue }
            let traits = row.readTraits()
            var dress = dress(for: row, at: index, traits)
            dress.isLineHiddenBelow =
                below?.index == index + 1 && below?.traits.topSeparator == .hidden
            row.wear(dress, traits: traits)
            below = (index, traits)
        }
    }

    private func dress(for row: ListRowBox, at index: Int, _ traits: RowTraits) -> RowDress {
        var dress = RowDress(look: look)
        dress.hidesHeaderBackground = !hasBackground
        dress.sectionSpacing = environment.listSectionSpacing
        guard row.isRow else { return dress }
        if let rows = column?.section(of: index)?.rows {
            dress.position = RowPosition(
                isFirst: index == rows.lowerBound, isLast: index == rows.upperBound - 1)
        }
        dress.selection = selectionAction(of: row)
        dress.isEditing = isEditing
        let editing = row.item.node.rowEditing
        let canDelete = controller?.canDelete(row, traits, editing) == true
        let canMove = controller?.canMove(row, traits, editing) == true
        dress.hasMenu = canDelete || canMove || !traits.swipes.isEmpty
        guard isEditing else { return dress }
        if case .many? = view.selection { dress.showsCircle = dress.selection != nil }
        dress.canDelete = canDelete && !dress.showsCircle
        dress.canMove = canMove
        return dress
    }

    func preferencesDidChange() { if !isDestroyed { dressRows() } }

    // What rows ask of the list says nothing to what is around the list.
    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        if key == RowTraitsKey.self || key == TagKey.self || key == TabTraitsKey.self { return }
        super.reducePreference(key, into: &value)
    }

    // MARK: Selection

    // Bindings may be written without the view around the list being evaluated.
    private func readInputs() {
        let wasEditing = isEditing
        let inputs = trackingReads(of: self, countsAsBody: false) {
            () -> (Set<SelectionValue>, Bool) in
            let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
            switch view.selection {
            case .one(let binding):
                return (Set([binding.wrappedValue].compactMap { $0 }), isEditing)
            case .many(let binding): return (binding.wrappedValue, isEditing)
            case nil: return ([], isEditing)
            }
        }
        (selected, isEditing) = inputs
        if wasEditing != isEditing { _ = controller?.closeSwipe() }
    }

    override func evaluate() {
        isDirty = false
        dressRows()
    }

    private func selectionAction(of row: RowBox) -> RowAction? {
        guard view.selection != nil,
            let value = value(row.item.node.preferenceValue(TagKey.self) ?? row.item.id)
        else { return nil }
        return RowAction(
            source: ObjectIdentifier(row), isLink: false, showsChevron: false, isEnabled: true,
            isSelected: selected.contains(value)
        ) { [weak self, weak row] in self?.choose(value, row) }
    }

    private func value(_ id: AnyHashable?) -> SelectionValue? {
        // A tag of a value serves a selection of optional ones, and the other way round.
        id.flatMap { $0.base as? SelectionValue }
    }

    private func choose(_ value: SelectionValue, _ row: RowBox?) {
        switch view.selection {
        case .one(let binding): binding.wrappedValue = value
        case .many(let binding): choose(value, at: row.flatMap { column?.index(of: $0) }, binding)
        case nil: break
        }
    }

    // As files are chosen on a desktop; while editing, every press adds or takes away.
    private func choose(
        _ value: SelectionValue, at index: Int?, _ binding: Binding<Set<SelectionValue>>
    ) {
        let keys = root.backend.heldModifiers
        if keys.contains(.shift), let index, let lastChosen {
            let range = min(index, lastChosen)...max(index, lastChosen)
            binding.wrappedValue = Set(range.compactMap { self.value(children[0].lazyID(at: $0)) })
            return
        }
        lastChosen = index
        if isEditing || keys.contains(.control) || keys.contains(.command) {
            binding.wrappedValue.formSymmetricDifference([value])
        } else {
            binding.wrappedValue = [value]
        }
    }
}
