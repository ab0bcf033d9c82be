import LayoutCore

/// An element's id, with its occurrence when several elements share one.
struct ElementKey<ID: Hashable>: Hashable {
    var id: ID
    var occurrence: Int
}

/// What a `ForEach` shows for one element.
struct ElementView<Element, Content: View>: View {
    typealias Body = Never
    let element: Element
    let id: AnyHashable
    let makeContent: (Element) -> Content
}

/// The node of one element of a `ForEach`.
@MainActor
final class ElementNode<Element, Content: View>: TypedNode<ElementView<Element, Content>> {
    override init(_ view: ElementView<Element, Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        children = [makeNode(content(), parent: self)]
    }

    override func update(_ new: ElementView<Element, Content>) {
        guard isDirty || !areEqualInputs(view, new) else { return }
        view = new
        evaluate()
    }

    override var elementID: AnyHashable? { view.id }

    override func evaluate() {
        isDirty = false
        updateNode(children[0], with: content())
    }

    private func content() -> Content {
        trackingReads(of: self, countsAsBody: false) { view.makeContent(view.element) }
    }
}

/// The node of a `ForEach`: all elements in plain containers, those near the viewport in lazy ones.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>
{
    typealias Row = ElementNode<Data.Element, Content>
    typealias Key = ElementKey<ID>

    private let isLazy: Bool
    private var rows: [Key: Row] = [:]
    /// Eager: all keys in order. Lazy: empty; keys are made from the data on demand.
    private var order: [Key] = []
    /// Lazy, and bound: the ids as they were, since a binding's old value reads the new elements.
    private var boundIDs: [ID] = []
    private static var isBound: Bool { Data.self is any BoundElements.Type }

    override init(_ view: ForEach<Data, ID, Content>, parent: ViewNode) {
        isLazy =
            parent.lazyContextForChildren && contributesOneItem(Content.self)
            && !(parent.lazyItemsAreCells && mayContributeNoItem(Content.self))
        super.init(view, parent: parent)
        if !isLazy {
            syncEagerly()
        } else if Self.isBound {
            boundIDs = view.data.map(view.id)
        }
    }

    override func viewDidChange(from old: ForEach<Data, ID, Content>) {
        if isLazy { syncLazily(from: old) } else { syncEagerly() }
    }

    private func elementView(_ element: Data.Element) -> ElementView<Data.Element, Content> {
        ElementView(
            element: element, id: AnyHashable(view.id(element)), makeContent: view.content)
    }

    private func makeRow(_ element: Data.Element) -> Row {
        Row(elementView(element), parent: self)
    }

    // MARK: Eager

    private func syncEagerly() {
        var new: [Key] = []
        new.reserveCapacity(view.data.count)
        var seen: [ID: Int] = [:]
        var old = rows
        rows.removeAll(keepingCapacity: true)
        for element in view.data {
            let key = Self.key(of: view.id(element), seen: &seen)
            new.append(key)
            if let row = old.removeValue(forKey: key) ?? revived(key) {
                row.update(elementView(element))
                rows[key] = row
            } else {
                let row = makeRow(element)
                rows[key] = row
                if isSynced { root.arrive(row) }
            }
        }
        isSynced = true
        for (key, row) in old {
            root.destroyLater(row)
            if root.presences.isLeaving(row) { leaving[key] = row }
        }
        guard new != order else { return }
        order = new
        children = new.compactMap { rows[$0] }
        layoutStructureDidChange()
    }

    /// Whether the rows of the first elements are there.
    private var isSynced = false
    /// Rows that go with a transition.
    private var leaving: [Key: Row] = [:]

    /// The row of an element that comes back before its row is gone.
    private func revived(_ key: Key) -> Row? {
        guard !leaving.isEmpty else { return nil }
        leaving = leaving.filter { !$0.value.isDestroyed }
        guard let row = leaving.removeValue(forKey: key), root.revive(row) else { return nil }
        return row
    }

    private static func key(of id: ID, seen: inout [ID: Int]) -> Key {
        let occurrence = seen[id, default: 0]
        seen[id] = occurrence + 1
        if occurrence == 1 {
            RuntimeLog.once(
                """
                ForEach: several elements have the id \(id). Rows are told apart by their \
                order for now; give each element an id of its own.
                """)
        }
        return Key(id: id, occurrence: occurrence)
    }

    // MARK: Lazy

    override var isLazySource: Bool { isLazy }

    override func lazyItemCount() -> Int { isLazy ? view.data.count : super.lazyItemCount() }

    override func lazyItem(at index: Int) -> LazyItem {
        guard isLazy else { return super.lazyItem(at: index) }
        let element = element(at: index)
        let key = lazyKey(of: element, at: index)
        let row: Row
        if let known = rows[key] {
            known.update(elementView(element))
            row = known
        } else {
            row = makeRow(element)
            rows[key] = row
            children.append(row)
        }
        return LazyItem(node: row, kind: .row, id: AnyHashable(key.id)) { [weak self, weak row] in
            guard let self, let row else { return }
            self.release(row, key: key)
        }
    }

    override func lazyID(at index: Int) -> AnyHashable? {
        isLazy ? AnyHashable(view.id(element(at: index))) : super.lazyID(at: index)
    }

    private func element(at index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    // Only a clash with a row that is there now needs telling apart; a full count would cost
    // the whole collection.
    private func lazyKey(of element: Data.Element, at index: Int) -> Key {
        let id = view.id(element)
        var occurrence = 0
        if let clash = clashes[id], let position = clash.firstIndex(of: index) {
            occurrence = position
        }
        return Key(id: id, occurrence: occurrence)
    }

    /// Indices of elements that share an id; found when the data changes, small as a rule.
    private lazy var clashes: [ID: [Int]] = findClashes()

    private func findClashes() -> [ID: [Int]] {
        guard view.data.count < 20_000 else { return [:] }
        var places: [ID: [Int]] = [:]
        for (index, element) in view.data.enumerated() {
            places[view.id(element), default: []].append(index)
        }
        let shared = places.filter { $0.value.count > 1 }
        if let id = shared.keys.first {
            var seen = [id: 1]
            _ = Self.key(of: id, seen: &seen)
        }
        return shared
    }

    private func release(_ row: Row, key: Key) {
        row.setVisible(false)
        guard !row.holdsState else { return }
        rows[key] = nil
        children.removeAll { $0 === row }
        row.destroy()
    }

    private func syncLazily(from old: ForEach<Data, ID, Content>) {
        if Self.isBound {
            let ids = view.data.map(view.id)
            sync(from: boundIDs, to: ids) { $0 }
            boundIDs = ids
        } else {
            sync(from: old.data, to: view.data, id: view.id)
        }
    }

    private func sync<C: RandomAccessCollection>(
        from old: C, to new: C, id: (C.Element) -> ID
    ) {
        let change = ElementChange(from: old, to: new, id: id)
        if !change.isEmpty {
            clashes = findClashes()
            if change.removed > 0, !rows.isEmpty {
                dropRows(of: change.goneIDs(from: old, to: new, id: id))
            }
        }
        lazyContainer?.lazyItemsDidChange(
            in: self, at: change.prefix, removed: change.removed, inserted: change.inserted)
    }

    private func dropRows(of gone: Set<ID>) {
        for (key, row) in rows where gone.contains(key.id) {
            rows[key] = nil
            children.removeAll { $0 === row }
            root.destroyLater(row, withTransition: false)
        }
    }
}

/// Elements that are read where they are, so that an older value shows the newest ones.
protocol BoundElements {}
extension Binding: BoundElements {}

/// Where two versions of a collection differ: the stretch between common ends.
struct ElementChange {
    var prefix = 0
    var removed = 0
    var inserted = 0
    var isEmpty: Bool { removed == 0 && inserted == 0 }

    init<Data: RandomAccessCollection, ID: Hashable>(
        from old: Data, to new: Data, id: (Data.Element) -> ID
    ) {
        let shared = Swift.min(old.count, new.count)
        var a = old.startIndex
        var b = new.startIndex
        while prefix < shared, id(old[a]) == id(new[b]) {
            prefix += 1
            old.formIndex(after: &a)
            new.formIndex(after: &b)
        }
        var suffix = 0
        var c = old.endIndex
        var d = new.endIndex
        while suffix < shared - prefix {
            old.formIndex(before: &c)
            new.formIndex(before: &d)
            guard id(old[c]) == id(new[d]) else { break }
            suffix += 1
        }
        removed = old.count - prefix - suffix
        inserted = new.count - prefix - suffix
    }

    /// The ids of the old stretch that the new one has not.
    func goneIDs<Data: RandomAccessCollection, ID: Hashable>(
        from old: Data, to new: Data, id: (Data.Element) -> ID
    ) -> Set<ID> {
        func ids(_ data: Data, _ count: Int) -> Set<ID> {
            Set(data.dropFirst(prefix).prefix(count).map(id))
        }
        return ids(old, removed).subtracting(ids(new, inserted))
    }
}
