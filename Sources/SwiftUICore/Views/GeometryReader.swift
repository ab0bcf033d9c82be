// Status: complete
// GTK: nothing of its own
import Foundation
import LayoutCore

/// A view that makes its content from the size it is given; content starts at the top left.
public struct GeometryReader<Content: View>: View {
    public typealias Body = Never
    public var content: (GeometryProxy) -> Content
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<GeometryReader<Content>> {
        GeometryNode(self, parent: parent)
    }
}

@MainActor
private final class GeometryNode<Content: View>:
    TypedNode<GeometryReader<Content>>, GeometryObserver
{
    private let box = GeometryReaderNode()
    private var proxy: GeometryProxy

    override init(_ view: GeometryReader<Content>, parent: ViewNode) {
        proxy = GeometryProxy(box)
        super.init(view, parent: parent)
        children = [makeNode(content(), parent: self)]
        _ = syncLayoutNodes()
        root.observeGeometry(self)
    }

    private func content() -> Content {
        proxy = GeometryProxy(box)
        return trackingReads(of: self, countsAsBody: false) { view.content(proxy) }
    }

    // What was not asked for may change without the content being made anew.
    func layoutDidSettle() { if proxy.isOutdated { invalidate() } }

    override func evaluate() {
        isDirty = false
        updateNode(children[0], with: content())
    }

    override func viewDidChange(from old: GeometryReader<Content>) { evaluate() }

    override var ownsLayoutNodes: Bool { true }

    override func syncLayoutNodes() -> Bool {
        var nodes: [LayoutNode] = []
        children[0].collectLayoutNodes(into: &nodes)
        box.setChildren(nodes)
        return false
    }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) { nodes.append(box) }
}
