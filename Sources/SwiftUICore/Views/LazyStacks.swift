// Status: partial (LazyHStack makes all its children; pinned footers are missing)
// GTK: nothing of their own
import Foundation
import LayoutCore

/// Section parts that stay in view while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column in a scroll view whose children are made only near the viewport.
public struct LazyVStack<Content: View>: View {
    public typealias Body = Never
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Makes a column; `spacing` in points, nil for the default of 8.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVStack: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<LazyVStack<Content>> {
        LazyVStackNode(self, parent: parent)
    }
}

@MainActor
private final class LazyVStackNode<Content: View>: TypedNode<LazyVStack<Content>>, LazyContainer {
    private var column: LazyColumnBox?

    override init(_ view: LazyVStack<Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        children = [makeNode(view.content, parent: self)]
        column = LazyColumnBox(source: children[0], spacing: view.spacing ?? 8) {
            [weak self] item in
            let row = RowBox(item)
            row.alignment = self?.view.alignment ?? .center
            return row
        }
        column?.rowsDidChange = { [weak self] _ in self?.loadPinned() }
    }

    override var ownsLayoutNodes: Bool { true }
    override var lazyContextForChildren: Bool { true }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {
        if let column { nodes.append(column) }
    }

    override func syncLayoutNodes() -> Bool {
        guard let column else { return false }
        column.syncRows()
        if children[0].lazyItemCount() != column.itemCount { column.itemsDidReset() }
        return false
    }

    override func viewDidChange(from old: LazyVStack<Content>) {
        column?.spacing = view.spacing ?? 8
        for (_, row) in column?.realizedRows ?? [] where row.alignment != view.alignment {
            row.alignment = view.alignment
            row.setNeedsLayout()
        }
        updateNode(children[0], with: view.content)
    }

    private func loadPinned() {
        guard view.pinnedViews.contains(.sectionHeaders) else { return }
        var sections: [SectionRange] = []
        children[0].appendSections(to: &sections, base: 0)
        column?.pinnedIndices = sections.compactMap(\.header)
    }

    func lazyItemsDidChange(in source: ViewNode, at index: Int, removed: Int, inserted: Int) {
        let base = lazyIndex(of: source)
        column?.itemsDidChange(at: base + index, removed: removed, inserted: inserted)
    }
}

/// A row in a scroll view.
public struct LazyHStack<Content: View>: View {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
    public var body: some View {
        HStack(alignment: alignment, spacing: spacing) { content }
    }
}
