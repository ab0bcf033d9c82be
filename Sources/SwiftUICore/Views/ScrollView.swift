// Status: partial (one content size class; nested vertical scrolling is the backend's)
// GTK: GtkScrolledWindow
import Foundation
import LayoutCore

/// A region that scrolls its content along one or both axes.
public struct ScrollView<Content: View>: View {
    public typealias Body = Never
    /// The content.
    public var content: Content
    /// The axes that scroll.
    public var axes: Axis.Set
    /// Whether scroll bars may show.
    public var showsIndicators: Bool

    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<ScrollView<Content>> {
        ScrollViewNode(self, parent: parent)
    }
}

@MainActor
private final class ScrollViewNode<Content: View>: TypedNode<ScrollView<Content>> {
    private let stack: StackNode
    private let scroller: Scroller

    override init(_ view: ScrollView<Content>, parent: ViewNode) {
        stack = view.axes == .horizontal ? .row() : .column()
        scroller = Scroller(axes: view.axes, content: stack)
        super.init(view, parent: parent)
        scroller.attach(to: self)
        scroller.showsIndicators = view.showsIndicators
        children = [makeNode(view.content, parent: self)]
        _ = syncLayoutNodes()
    }

    override var ownsLayoutNodes: Bool { true }

    override func syncLayoutNodes() -> Bool {
        var nodes: [LayoutNode] = []
        children[0].collectLayoutNodes(into: &nodes)
        stack.setChildren(nodes)
        return false
    }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {
        nodes.append(scroller.box)
    }

    override func viewDidChange(from old: ScrollView<Content>) {
        scroller.box.axes = view.axes
        scroller.box.edit { $0.axes = view.axes }
        scroller.showsIndicators = view.showsIndicators
        updateNode(children[0], with: view.content)
    }

    override func environmentDidChange(from old: EnvironmentValues) { scroller.sync() }

    override func visibilityDidChange() { scroller.sync() }
}
