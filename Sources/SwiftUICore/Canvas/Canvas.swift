// Status: complete
// GTK: shapes, texts and pictures as anywhere else
import Foundation
import LayoutCore

/// A view that an app draws itself, anew whenever its size or what it reads changes.
///
/// It takes all the room it is offered. What is drawn is neither laid out nor touched; views that
/// are drawn as symbols take no input either.
public struct Canvas<Symbols: View>: View {
    /// The views that can be drawn as symbols, each with a tag.
    public var symbols: Symbols
    /// Draws into a context of a size in points, its origin at the top left.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Accepted: what is below shows through wherever nothing is drawn.
    public var isOpaque: Bool
    /// Accepted: colours are joined as in any other view.
    public var colorMode: ColorRenderingMode
    /// Accepted: drawing is part of the frame.
    public var rendersAsynchronously: Bool

    /// Makes a canvas that can draw views as symbols.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
        self.renderer = renderer
        self.symbols = symbols()
    }

    public var body: some View {
        // What is drawn is new with each drawing, and does not move from one to the next.
        CanvasSurface(symbols: symbols, renderer: renderer).transaction { $0.animation = nil }
    }
}

extension Canvas where Symbols == EmptyView {
    /// Makes a canvas without symbols.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
            renderer: renderer
        ) { EmptyView() }
    }
}

private struct CanvasSurface<Symbols: View> {
    var symbols: Symbols
    var renderer: (inout GraphicsContext, CGSize) -> Void
}

extension CanvasSurface: View { typealias Body = Never }

extension CanvasSurface: PrimitiveView {
    func makeNode(parent: ViewNode) -> TypedNode<CanvasSurface<Symbols>> {
        CanvasNode(self, parent: parent)
    }
}

@MainActor
private final class CanvasNode<Symbols: View>:
    TypedNode<CanvasSurface<Symbols>>, CanvasSymbolSource
{
    private let box = CanvasBox()
    /// Copies of all symbols: one view is in one place, so each drawing of it needs its own.
    private var copies: [ViewNode] = []

    override init(_ view: CanvasSurface<Symbols>, parent: ViewNode) {
        super.init(view, parent: parent)
        box.sizeDidChange = { [weak self] in self?.invalidate() }
    }

    override func evaluate() {
        isDirty = false
        guard let size = box.knownSize else { return }
        let recording = CanvasRecording()
        var context = GraphicsContext(
            recording: recording, size: size, environment: environment, backend: root.backend,
            symbols: self)
        trackingReads(of: self, countsAsBody: false) { view.renderer(&context, size) }
        box.update(with: recording.marks)
    }

    override func viewDidChange(from old: CanvasSurface<Symbols>) {
        for copy in copies { updateNode(copy, with: view.symbols) }
        evaluate()
    }
    override func environmentDidChange(from old: EnvironmentValues) { invalidate() }

    override var ownsLayoutNodes: Bool { true }
    override func syncLayoutNodes() -> Bool { false }
    override func collectLayoutNodes(into nodes: inout [LayoutNode]) { nodes.append(box) }

    func symbol(_ id: AnyHashable, copy: Int) -> [LayoutNode]? {
        while copies.count <= copy {
            let node = makeNode(view.symbols, parent: self)
            copies.append(node)
            children.append(node)
        }
        guard let node = copies[copy].node(tagged: id) else { return nil }
        var nodes: [LayoutNode] = []
        node.collectLayoutNodes(into: &nodes)
        return nodes.isEmpty ? nil : nodes
    }
}

/// Gives the boxes of the views that a canvas draws as symbols.
@MainActor
protocol CanvasSymbolSource: AnyObject {
    /// The boxes of the symbol of a tag, other ones for each copy; nil where there is none.
    func symbol(_ id: AnyHashable, copy: Int) -> [LayoutNode]?
}

extension ViewNode {
    /// The single view below that bears a tag.
    fileprivate func node(tagged id: AnyHashable) -> ViewNode? {
        guard children.count <= 1 else {
            return children.lazy.compactMap { $0.node(tagged: id) }.first
        }
        if preferenceValue(TagKey.self) == id { return self }
        return children.first?.node(tagged: id)
    }
}
