import Foundation

/// One thing in a menu.
@MainActor
package struct MenuItem {
    /// What stands before the title.
    package enum Mark: Hashable, Sendable {
        case none
        /// A tick that is there or not.
        case check(Bool)
        /// One of several of which one is chosen.
        case choice(Bool)
    }
    package enum Kind {
        case action(@MainActor () -> Void)
        case submenu([MenuItem])
        /// Items that belong together, below a title if it is not empty.
        case section([MenuItem])
        case separator
    }
    package var title: String
    package var icon: ImageSource?
    package var isDestructive = false
    package var isEnabled = true
    package var mark = Mark.none
    package var kind: Kind

    package init(
        title: String, icon: ImageSource? = nil, isDestructive: Bool = false,
        isEnabled: Bool = true, mark: Mark = .none, kind: Kind
    ) {
        self.title = title
        self.icon = icon
        self.isDestructive = isDestructive
        self.isEnabled = isEnabled
        self.mark = mark
        self.kind = kind
    }
}

/// What a menu shows from when it opens until it closes.
@MainActor
package struct MenuContent {
    package var items: [MenuItem]
    package init(items: [MenuItem]) { self.items = items }

    /// The items in groups, each with its title; separators and sections are resolved.
    package static func groups(of items: [MenuItem]) -> [(title: String, items: [MenuItem])] {
        var groups: [(title: String, items: [MenuItem])] = []
        var loose: [MenuItem] = []
        func flush() {
            if !loose.isEmpty { groups.append(("", loose)) }
            loose = []
        }
        for item in items {
            switch item.kind {
            case .separator: flush()
            case .section(let inner):
                flush()
                // Sections in sections are groups of their own.
                let parts = MenuContent.groups(of: inner)
                for (index, part) in parts.enumerated() {
                    let title = part.title.isEmpty && index == 0 ? item.title : part.title
                    groups.append((title, part.items))
                }
            default: loose.append(item)
            }
        }
        flush()
        return groups
    }
}

extension RenderNode {
    /// The node whose menu a secondary click at a point opens, the innermost first.
    ///
    /// - Parameter point: Relative to the node's own origin.
    package func menuOwner(at point: CGPoint) -> RenderNode? {
        var path: [RenderNode] = []
        appendPath(to: point, &path)
        for node in path.reversed() {
            if node.handlers.menu != nil, node.handlers.isMenuSecondary { return node }
            // All of a row stands for what is in it.
            if node.isRow, let only = node.onlyMenuOwner { return only }
        }
        return nil
    }

    /// The menu that belongs to a node that holds the keyboard focus.
    package var menuOwnerForFocus: RenderNode? {
        var node: RenderNode? = self
        while let current = node {
            if current.handlers.menu != nil, current.handlers.isMenuSecondary { return current }
            if current === self || current.isRow, let only = current.onlyMenuOwner { return only }
            node = current.parent
        }
        return nil
    }

    private var isRow: Bool { accessibility.role == .listItem || content == .button(.row) }

    private func appendPath(to point: CGPoint, _ path: inout [RenderNode]) {
        guard CGRect(origin: .zero, size: frame.size).contains(point) || parent == nil else {
            return
        }
        path.append(self)
        var inner = point
        if case .scroll(let state) = content {
            inner.x += state.offset.x
            inner.y += state.offset.y
        }
        for child in children.reversed() where child.frame.contains(inner) {
            let count = path.count
            child.appendPath(
                to: CGPoint(x: inner.x - child.frame.minX, y: inner.y - child.frame.minY), &path)
            if path.count > count { return }
        }
    }

    private var onlyMenuOwner: RenderNode? {
        var found: [RenderNode] = []
        func look(_ node: RenderNode) {
            if node.handlers.menu != nil, node.handlers.isMenuSecondary { found.append(node) }
            node.children.forEach(look)
        }
        children.forEach(look)
        return found.count == 1 ? found[0] : nil
    }
}
