import Foundation
import LayoutCore

/// What a person does with the rows of a list: swiping, deleting, moving, walking through them.
@MainActor
final class ListController {
    private unowned let node: ViewNode
    private let column: LazyBox
    private var open: OpenSwipe?
    private var drag: Drag?

    private enum Drag {
        case swipe(ListRowBox)
        case move(ListRowBox, RowEditing, from: Int)
    }

    init(node: ViewNode, column: LazyBox) {
        self.node = node
        self.column = column
    }

    func end() {
        open?.end()
        open = nil
    }

    func rowWillLeave(_ row: ListRowBox) {
        if open?.row === row {
            open?.end()
            open = nil
        }
    }

    private func animate(_ change: () -> Void) {
        withAnimation(.easeOut(duration: 0.2)) {
            change()
            node.invalidate()
        }
    }

    // MARK: What rows offer

    func canDelete(_ row: ListRowBox, _ traits: RowTraits, _ editing: RowEditing?) -> Bool {
        editing?.delete != nil && traits.isDeleteDisabled != true
    }

    func canMove(_ row: ListRowBox, _ traits: RowTraits, _ editing: RowEditing?) -> Bool {
        editing?.move != nil && traits.isMoveDisabled != true
    }

    private func editing(of row: ListRowBox) -> RowEditing? { row.item.node.rowEditing }

    /// The actions behind an edge; deleting stands in where the app gives none.
    private func swipes(of row: ListRowBox, _ edge: HorizontalEdge) -> [SwipeSet] {
        guard row.isRow else { return [] }
        let own = row.traits.swipes.filter { $0.edge == edge }
        guard own.isEmpty, edge == .trailing, canDelete(row, row.traits, editing(of: row)) else {
            return own
        }
        return [deleteSet(row)]
    }

    private func deleteSet(_ row: ListRowBox) -> SwipeSet {
        SwipeSet(edge: .trailing, allowsFullSwipe: true, source: ObjectIdentifier(row)) {
            [weak self, weak row] in
            AnyView(
                Button(Words.delete, role: .destructive) {
                    if let row { _ = self?.delete(row) }
                })
        }
    }

    // MARK: Swiping

    func dragAxis(of row: ListRowBox, at point: CGPoint) -> Axis? {
        if row.dress.isEditing {
            return row.dress.canMove && row.isOnHandle(point) ? .vertical : nil
        }
        let canSwipe =
            !swipes(of: row, .trailing).isEmpty || !swipes(of: row, .leading).isEmpty
        return canSwipe ? .horizontal : nil
    }

    func drag(_ row: ListRowBox, by distance: CGFloat) {
        if drag == nil { begin(row) }
        switch drag {
        case .swipe(let row): swipe(row, by: row.isMirrored ? -distance : distance)
        case .move(let row, let editing, let from): lift(row, editing, from, by: distance)
        case nil: break
        }
    }

    private func begin(_ row: ListRowBox) {
        if row.dress.isEditing {
            guard let editing = editing(of: row), let from = editing.offset else { return }
            _ = closeSwipe()
            drag = .move(row, editing, from: from)
        } else {
            if let open, open.row !== row { _ = closeSwipe() }
            open?.start = open.map { $0.edge == .trailing ? -$0.amount : $0.amount } ?? 0
            drag = .swipe(row)
        }
    }

    private func swipe(_ row: ListRowBox, by distance: CGFloat) {
        let shift = (open?.start ?? 0) + distance
        let edge: HorizontalEdge = shift < 0 ? .trailing : .leading
        if let open, open.edge != edge {
            finish(open)
            self.open = nil
        }
        if open == nil, shift != 0 { openSwipe(of: row, edge) }
        guard let open else { return }
        open.amount = abs(shift)
        row.setNeedsPlacement()
    }

    private func openSwipe(of row: ListRowBox, _ edge: HorizontalEdge) {
        open = OpenSwipe(row: row, edge: edge, sets: swipes(of: row, edge)) { [weak self] in
            _ = self?.closeSwipe()
        }
        row.swipe = open
    }

    private func finish(_ swipe: OpenSwipe) {
        if swipe.row.swipe === swipe { swipe.row.swipe = nil }
        swipe.end()
    }

    /// Closes the row that is swiped open; false when none is.
    func closeSwipe() -> Bool {
        guard let open else { return false }
        self.open = nil
        animate {
            // The buttons end after what they do is done.
            if open.row.swipe === open { open.row.swipe = nil }
            node.root.enqueueAction { open.end() }
        }
        return true
    }

    func endDrag(isCancelled: Bool) {
        defer { drag = nil }
        switch drag {
        case .swipe(let row): endSwipe(row, isCancelled: isCancelled)
        case .move(let row, let editing, let from):
            drop(row, editing, from, isCancelled: isCancelled)
        case nil: break
        }
    }

    private func endSwipe(_ row: ListRowBox, isCancelled: Bool) {
        guard let open else { return }
        let whole = open.width(height: row.frame.height)
        let isFull = open.amount > max(whole * 1.3, row.frame.width * 0.6)
        if !isCancelled, isFull, open.sets.first?.allowsFullSwipe == true,
            let first = open.actions.first, first.isEnabled
        {
            first.perform()
            _ = closeSwipe()
        } else if !isCancelled, open.amount > whole / 2 {
            show(open, whole)
        } else {
            _ = closeSwipe()
        }
    }

    private func show(_ swipe: OpenSwipe, _ amount: CGFloat) {
        animate {
            swipe.amount = amount
            swipe.row.setNeedsPlacement()
        }
    }

    /// Shows the action that deletes a row, so that a person can think twice.
    func revealDelete(of row: ListRowBox) {
        if closeSwipe() { return }
        open = OpenSwipe(row: row, edge: .trailing, sets: [deleteSet(row)]) { [weak self] in
            _ = self?.closeSwipe()
        }
        row.swipe = open
        if let open { show(open, open.width(height: row.frame.height)) }
    }

    // MARK: Keys and menus

    func menuItems(of row: ListRowBox) -> [MenuItem] {
        var items: [MenuItem] = []
        for set in swipes(of: row, .leading) + swipes(of: row, .trailing) {
            let node = DetachedNode(set.makeView(), parent: row.item.node)
            node.children[0].appendMenuItems(to: &items)
            node.destroy()
        }
        let editing = editing(of: row)
        if canMove(row, row.traits, editing), let offset = editing?.offset, let editing {
            let last = editing.owner.elementCount - 1
            items.append(
                MenuItem(
                    title: Words.moveUp, isEnabled: offset > 0,
                    kind: .action { [weak self] in _ = self?.move(row, by: -1) }))
            items.append(
                MenuItem(
                    title: Words.moveDown, isEnabled: offset < last,
                    kind: .action { [weak self] in _ = self?.move(row, by: 1) }))
        }
        return items
    }

    /// Deletes a row; false when that isn't possible.
    func delete(_ row: ListRowBox) -> Bool {
        let editing = editing(of: row)
        if canDelete(row, row.traits, editing), let offset = editing?.offset {
            withAnimation { editing?.delete?(IndexSet(integer: offset)) }
            return true
        }
        let item = menuItems(of: row).first { $0.isDestructive && $0.isEnabled }
        guard case .action(let action)? = item?.kind else { return false }
        action()
        return true
    }

    /// Moves a row by one place; false when that isn't possible.
    func move(_ row: ListRowBox, by step: Int) -> Bool {
        guard let editing = editing(of: row), canMove(row, row.traits, editing),
            let from = editing.offset
        else { return false }
        let to = from + step
        guard to >= 0, to < editing.owner.elementCount else { return true }
        withAnimation { editing.move?(IndexSet(integer: from), step > 0 ? to + 1 : to) }
        return true
    }

    /// Puts things above or below a row; false when its collection takes none of them.
    func insert(_ items: [NSItemProvider], at row: ListRowBox, below: Bool) -> Bool {
        guard let editing = editing(of: row), let insert = editing.insert,
            let offset = editing.offset
        else { return false }
        let taken = items.filter { $0.matches(insert.types) }
        guard !taken.isEmpty else { return false }
        withAnimation { insert.action(below ? offset + 1 : offset, taken) }
        return true
    }

    // MARK: Moving by hand

    private func lift(
        _ row: ListRowBox, _ editing: RowEditing, _ from: Int, by distance: CGFloat
    ) {
        guard let item = column.index(of: row) else { return }
        let items = (item - from)..<(item - from + editing.owner.elementCount)
        column.lift(item, by: distance, within: items)
    }

    private func drop(
        _ row: ListRowBox, _ editing: RowEditing, _ from: Int, isCancelled: Bool
    ) {
        let item = column.index(of: row)
        let target = column.lifted?.target
        animate { column.putDown() }
        guard !isCancelled, let item, let target, target != item else { return }
        let to = from + target - item
        editing.move?(IndexSet(integer: from), to > from ? to + 1 : to)
    }

    // MARK: Walking through rows

    func row(after row: ListRowBox, _ step: RowStep) -> RenderNode? {
        guard let index = column.index(of: row), let target = column.item(after: index, step)
        else { return nil }
        node.root.scrolling.add(
            ScrollRequest(anchor: nil, animation: nil) { [weak column] in
                column.map { .inBox($0, target) }
            })
        node.root.renderFrame()
        return column.rows[target]?.renderNode
    }
}
