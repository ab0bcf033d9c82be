import Foundation
import LayoutCore

/// A primitive view whose children are made only near the viewport.
@MainActor
protocol LazyView: View where Body == Never {
    associatedtype Content: View
    static var axis: Axis { get }
    var content: Content { get }
    /// Points between two lines, nil for the default.
    var spacing: CGFloat? { get }
    /// Where an item stands in its line.
    var itemAlignment: Alignment { get }
    /// A grid's columns, nil for a stack.
    var columnItems: [GridColumns.Item]? { get }
    var pinnedViews: PinnedScrollableViews { get }
}

/// The node of a lazy stack or grid.
@MainActor
final class LazyViewNode<V: LazyView>: TypedNode<V>, LazyContainer {
    private var box: LazyBox?

    override init(_ view: V, parent: ViewNode) {
        super.init(view, parent: parent)
        children = [makeNode(view.content, parent: self)]
        box = LazyBox(source: children[0], axis: V.axis) { [weak self] item in
            let row = V.axis == .vertical ? RowBox(item) : HorizontalRowBox(item)
            row.alignment = self?.view.itemAlignment ?? .center
            return row
        }
        configure()
    }

    private func configure() {
        guard let box else { return }
        box.spacing = view.spacing ?? StackSpacing.current.plain
        box.alignment = view.itemAlignment
        box.columnItems = view.columnItems
        box.pinnedViews = view.pinnedViews
        guard view.columnItems == nil else { return }
        for (_, row) in box.realizedRows { row.alignment = view.itemAlignment }
    }

    override var ownsLayoutNodes: Bool { true }
    override var lazyContextForChildren: Bool { true }
    override var lazyItemsAreCells: Bool { view.columnItems != nil }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {
        if let box { nodes.append(box) }
    }

    override func syncLayoutNodes() -> Bool {
        box?.structureDidChange()
        return false
    }

    override func viewDidChange(from old: V) {
        configure()
        updateNode(children[0], with: view.content)
    }

    var lazyBox: LazyBox? { box }
}
