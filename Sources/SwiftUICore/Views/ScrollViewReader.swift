// Status: complete
// GTK: nothing of its own
import LayoutCore

/// A view that can scroll the regions inside of it by program.
public struct ScrollViewReader<Content: View>: View {
    public typealias Body = Never
    /// Makes the content, given what scrolls it.
    public var content: (ScrollViewProxy) -> Content

    /// Makes a reader; call the proxy from actions, not while the content is made.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

/// Scrolls the regions of a reader.
public struct ScrollViewProxy {
    @MainActor
    final class Source {
        weak var node: ViewNode?
        nonisolated init() {}
    }
    let source: Source

    /// Scrolls until the view with an id is in sight, in the next frame.
    ///
    /// Rows of collections are found by their elements' ids, however far away they are. An id that
    /// is not there does nothing. Moves within `withAnimation`.
    ///
    /// - Parameter anchor: The point of the view that goes to the same point of the region; nil
    ///   scrolls as little as possible.
    @MainActor @preconcurrency
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        source.node?.scroll(to: AnyHashable(id), anchor: anchor)
    }
}

extension ScrollViewProxy: Equatable {
    public static func == (a: ScrollViewProxy, b: ScrollViewProxy) -> Bool {
        a.source === b.source
    }
}

extension ViewNode {
    /// Scrolls to what carries an id in this subtree, with the animation of the transaction.
    func scroll(to id: AnyHashable, anchor: UnitPoint?) {
        let transaction = Transaction.current
        let animation = transaction.disablesAnimations ? nil : transaction.animation
        root.scrolling.add(
            ScrollRequest(anchor: anchor, animation: animation) { [weak self] in
                self?.scrollTarget(for: id)
            })
        root.requestFrame()
    }
}

extension ScrollViewReader: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<ScrollViewReader<Content>> {
        ScrollViewReaderNode(self, parent: parent)
    }
}

@MainActor
private final class ScrollViewReaderNode<Content: View>: TypedNode<ScrollViewReader<Content>> {
    private let source = ScrollViewProxy.Source()

    override init(_ view: ScrollViewReader<Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        source.node = self
        children = [makeNode(content(), parent: self)]
    }

    private func content() -> Content {
        trackingReads(of: self, countsAsBody: false) {
            view.content(ScrollViewProxy(source: source))
        }
    }

    override func viewDidChange(from old: ScrollViewReader<Content>) { evaluate() }

    override func evaluate() {
        isDirty = false
        updateNode(children[0], with: content())
    }
}
