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
private final class GeometryBox: GeometryReaderNode {
    var sizeDidChange: (() -> Void)?
    private(set) var isSizeKnown = false

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if !isSizeKnown {
            isSizeKnown = true
            sizeDidChange?()
        }
        super.placeChildren(in: size, proposal: proposal)
    }

    override func frameDidChange(from old: CGRect) {
        if isSizeKnown, old.size != frame.size { sizeDidChange?() }
    }
}

@MainActor
private final class GeometryNode<Content: View>:
    TypedNode<GeometryReader<Content>>, GeometryObserver
{
    private let box = GeometryBox()
    /// What the content was made from; it knows what the content asked for.
    private var proxy: GeometryProxy?

    override init(_ view: GeometryReader<Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        box.sizeDidChange = { [weak self] in self?.invalidate() }
        root.observeGeometry(self)
    }

    private func content() -> Content {
        let proxy = GeometryProxy(box)
        self.proxy = proxy
        return trackingReads(of: self, countsAsBody: false) { view.content(proxy) }
    }

    // A place that the content did not ask for may change without its being made anew.
    func layoutDidSettle() { if proxy?.isOutdated == true { invalidate() } }

    // The first content is made once the size is known: it may divide by it.
    override func evaluate() {
        isDirty = false
        guard box.isSizeKnown else { return }
        if let child = children.first {
            updateNode(child, with: content())
        } else {
            children = [makeNode(content(), parent: self)]
            markStructureDirty()
        }
    }

    override func viewDidChange(from old: GeometryReader<Content>) { evaluate() }

    override var ownsLayoutNodes: Bool { true }

    override func syncLayoutNodes() -> Bool {
        var nodes: [LayoutNode] = []
        children.first?.collectLayoutNodes(into: &nodes)
        box.setChildren(nodes)
        return false
    }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) { nodes.append(box) }
}
