// Status: partial (frames in named spaces other than global are relative to the window)
// GTK: nothing of its own
import Foundation
import LayoutCore

/// The size of a container, as its content reads it.
public struct GeometryProxy {
    public let size: CGSize
    let origin: CGPoint
    /// Always zero: a desktop window has no unsafe areas.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    /// The container's rectangle in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        CGRect(origin: coordinateSpace == .local ? .zero : origin, size: size)
    }
}

/// A space that points are told in.
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)
}

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
private final class GeometryNode<Content: View>: TypedNode<GeometryReader<Content>> {
    private let box = GeometryBox()

    override init(_ view: GeometryReader<Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        box.sizeDidChange = { [weak self] in self?.invalidate() }
    }

    private func content() -> Content {
        let proxy = GeometryProxy(size: box.frame.size, origin: box.originInWindow)
        return trackingReads(of: self, countsAsBody: false) { view.content(proxy) }
    }

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

extension LayoutNode {
    /// The box's top left in the window, scrolling taken into account.
    fileprivate var originInWindow: CGPoint {
        var origin = CGPoint.zero
        var node: LayoutNode? = self
        while let current = node {
            origin.x += current.frame.minX
            origin.y += current.frame.minY
            if let scroll = current as? ScrollBox, scroll !== self {
                origin.x -= scroll.offset.x
                origin.y -= scroll.offset.y
            }
            node = current.parent
        }
        return origin
    }
}
