// Status: complete
import Foundation
import LayoutCore

/// A modifier that puts a view at an edge and its content in what remains.
struct SafeAreaInsetModifier<Inset: View> {
    var inset: Inset
    var edge: Edge
    var alignment: Alignment
    var spacing: CGFloat?
}

extension SafeAreaInsetModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        SafeAreaInsetViewNode(view, parent: parent)
    }
}

@MainActor
private final class SafeAreaInsetViewNode<C: View, Inset: View>:
    ModifierNode<C, SafeAreaInsetModifier<Inset>>
{
    private let box: SafeAreaInsetNode
    private var inner: [LayoutNode] = []

    override init(_ view: ModifiedContent<C, SafeAreaInsetModifier<Inset>>, parent: ViewNode) {
        box = SafeAreaInsetNode(
            edge: view.modifier.edge, spacing: view.modifier.spacing,
            alignment: view.modifier.alignment)
        super.init(view, parent: parent)
    }

    override func didMount() {
        children.append(makeNode(modifier.inset, parent: self))
        _ = syncLayoutNodes()
    }

    override var ownsLayoutNodes: Bool { true }

    override func syncLayoutNodes() -> Bool {
        var content: [LayoutNode] = []
        contentNode.collectLayoutNodes(into: &content)
        var insets: [LayoutNode] = []
        children[1].collectLayoutNodes(into: &insets)
        let isSame = isIdentical(content, inner)
        inner = content
        if let first = content.first { box.setChildren([first] + insets.prefix(1)) }
        return !isSame
    }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {
        guard !inner.isEmpty else { return }
        nodes.append(box)
        nodes.append(contentsOf: inner.dropFirst())
    }

    override func modifierDidChange(from old: SafeAreaInsetModifier<Inset>) {
        box.edge = modifier.edge
        box.spacing = modifier.spacing
        box.alignment = modifier.alignment
        updateNode(children[1], with: modifier.inset)
    }
}

extension View {
    /// Puts a view at the top or bottom; this one has what remains.
    @MainActor @preconcurrency
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                inset: content(), edge: edge == .top ? .top : .bottom,
                alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing ?? 0))
    }
    /// Puts a view at the leading or trailing edge; this one has what remains.
    @MainActor @preconcurrency
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                inset: content(), edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment),
                spacing: spacing ?? 0))
    }
    /// Adds room within the safe area, which is the whole window here.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
    /// Adds room within the safe area, which is the whole window here.
    public nonisolated func safeAreaPadding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View { padding(edges, length) }
    /// Adds room within the safe area, which is the whole window here.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

    /// Accepted; a desktop has no status bar of the app's.
    public nonisolated func statusBar(hidden: Bool) -> some View { self }
    /// Accepted; a desktop has no status bar of the app's.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// Accepted; a desktop's panels are not the app's.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        self
    }
}
