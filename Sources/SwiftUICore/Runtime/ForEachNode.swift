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

    /// Takes a new value of the element, whose id is the same.
    func refresh(_ element: Element, _ makeContent: @escaping (Element) -> Content, isNew: Bool) {
        guard isDirty || isNew || !areEqualInputs(view.element, element) else { return }
        view = ElementView(element: element, id: view.id, makeContent: makeContent)
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
    /// Lazy, and bound: the elements as they were, since an old binding reads the new ones.
    private var boundValues: Any = ()
    /// Lazy: which index an id was handed out for last, of those near the viewport.
    private var places: [ID: Place] = [:]
    private struct Place {
        var index: Int
        var version: Int
    }
    /// Rises with each change of the ids or their order.
    private var version = 0
    /// Lazy: indices of elements that share an id; nil while none was met.
    private var clashes: [ID: [Int]]?

    override init(_ view: ForEach<Data, ID, Content>, parent: ViewNode) {
        isLazy =
            parent.lazyContextForChildren && contributesOneItem(Content.self)
            && !(parent.lazyItemsAreCells && mayContributeNoItem(Content.self))
        super.init(view, parent: parent)
        if !isLazy {
            syncEagerly()
        } else if let bound {
            boundValues = bound.values
        }
    }

    override func viewDidChange(from old: ForEach<Data, ID, Content>) {
        if view.isConstant { keepElements(of: old) }
        if isLazy { syncLazily(from: old) } else { syncEagerly() }
    }

    private func keepElements(of old: ForEach<Data, ID, Content>) {
        if old.data.count != view.data.count {
            RuntimeLog.once(
                """
                ForEach: a range of \(old.data.count) became one of \(view.data.count), but only \
                its first value counts. Give the collection an id: ForEach(range, id: \\.self).
                """)
        }
        view.data = old.data
    }

    private var bound: BoundValues? {
        (view.data as? any BoundElements)?.boundValues(id: view.id)
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

    override func refreshLazyItem(_ node: ViewNode, at index: Int) -> Bool {
        guard isLazy, clashes == nil, let row = node as? Row, let change = changeUnderWay,
            !change.replaced.contains(index)
        else { return super.refreshLazyItem(node, at: index) }
        let element = element(at: index)
        places[view.id(element)] = Place(index: index, version: version)
        row.refresh(element, view.content, isNew: change.isContentNew)
        return true
    }

    /// While the container hears of a change: elements that are not those of before, and whether
    /// content is made in another way.
    private var changeUnderWay: (replaced: Range<Int>, isContentNew: Bool)?

    override func lazyID(at index: Int) -> AnyHashable? {
        isLazy ? AnyHashable(view.id(element(at: index))) : super.lazyID(at: index)
    }

    // MARK: Finding elements

    override func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
        if let wanted = id.base as? ID {
            if isLazy {
                if let index = elementOffset(of: wanted) { return .item(self, index) }
            } else if let row = rows[Key(id: wanted, occurrence: 0)] {
                return .node(row)
            }
        }
        return super.scrollTarget(for: id)
    }

    private func elementOffset(of id: ID) -> Int? {
        view.data.firstIndex { view.id($0) == id }
            .map { view.data.distance(from: view.data.startIndex, to: $0) }
    }

    override func lazyOffset(of child: ViewNode) -> Int {
        guard isLazy else { return super.lazyOffset(of: child) }
        return elementOffset(of: child) ?? 0
    }

    private func element(at index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    // A row that was handed out for another index of the same data shares its id with this one.
    // Only then, and never for a clean collection, are all ids looked at.
    private func lazyKey(of element: Data.Element, at index: Int) -> Key {
        let id = view.id(element)
        if clashes == nil, let place = places[id], place.version == version,
            place.index != index
        {
            clashes = findClashes()
        }
        places[id] = Place(index: index, version: version)
        let occurrence = clashes?[id]?.firstIndex(of: index) ?? 0
        return Key(id: id, occurrence: occurrence)
    }

    private func findClashes() -> [ID: [Int]] {
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
        row.holdBack()
        guard !row.holdsState else { return }
        rows[key] = nil
        places[key.id] = nil
        children.removeAll { $0 === row }
        row.destroy()
    }

    private func syncLazily(from old: ForEach<Data, ID, Content>) {
        let change: ElementChange
        if let bound {
            change = bound.change(boundValues)
            boundValues = bound.values
        } else {
            change = ElementChange(from: old.data, to: view.data, id: view.id)
        }
        if !change.isEmpty {
            version += 1
            // A collection that was not clean is looked at again.
            if clashes?.isEmpty == false { clashes = findClashes() } else { clashes = nil }
            if change.removed > 0, !rows.isEmpty { dropRows(of: gone(change, from: old.data)) }
        }
        changeUnderWay = (
            change.prefix..<(change.prefix + change.inserted),
            !areEqualInputs(old.content, view.content)
        )
        lazyContainer?.lazyItemsDidChange(
            in: self, at: change.prefix, removed: change.removed, inserted: change.inserted)
        changeUnderWay = nil
        updateRowsOfPages()
    }

    // The other rows follow when they are laid out, which a list under a page is not.
    private func updateRowsOfPages() {
        for owner in environment.navigationContainer?.pageOwners ?? [] {
            guard let row = row(around: owner), let index = elementOffset(of: row) else { continue }
            row.update(elementView(element(at: index)))
        }
    }

    private func row(around node: ViewNode) -> Row? {
        var node = node
        while let parent = node.parent {
            if parent === self { return node as? Row }
            node = parent
        }
        return nil
    }

    private func gone(_ change: ElementChange, from old: Data) -> Set<ID> {
        guard Data.self is any BoundElements.Type else {
            return change.goneIDs(from: old, to: view.data, id: view.id)
        }
        // The old values are the new ones by now: what is on hand and not there any more is gone.
        let kept = Set(rows.keys.map(\.id))
        let new = Set(
            view.data.dropFirst(change.prefix).prefix(change.inserted).map(view.id))
        let before = view.data.prefix(change.prefix).lazy.map(self.view.id)
        let after = view.data.suffix(view.data.count - change.prefix - change.inserted).lazy
            .map(self.view.id)
        return kept.subtracting(new).subtracting(before.filter(kept.contains))
            .subtracting(after.filter(kept.contains))
    }

    private func dropRows(of gone: Set<ID>) {
        for (key, row) in rows where gone.contains(key.id) {
            rows[key] = nil
            places[key.id] = nil
            children.removeAll { $0 === row }
            root.destroyLater(row, withTransition: false)
        }
    }
}

extension ForEachNode: ElementOwner {
    var elementCount: Int { view.data.count }

    func elementOffset(of row: ViewNode) -> Int? {
        guard isLazy else { return order.firstIndex { rows[$0] === row } }
        guard let key = rows.first(where: { $0.value === row })?.key else { return nil }
        if key.occurrence == 0 {
            if let place = places[key.id], place.version == version, clashes == nil {
                return place.index
            }
            return elementOffset(of: key.id)
        }
        return clashes?[key.id].flatMap {
            $0.indices.contains(key.occurrence) ? $0[key.occurrence] : nil
        }
    }
}
