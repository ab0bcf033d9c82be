import LayoutCore

/// A view made by a closure that runs, and is followed in what it reads, where the view shows.
///
/// A closure that gives nil leaves what was there: a sheet whose item went keeps its content
/// until it is closed.
struct DeferredView<Content: View>: View {
    typealias Body = Never
    let make: () -> Content?
}

extension DeferredView: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<DeferredView<Content>> {
        DeferredNode(self, parent: parent)
    }
}

extension DeferredView: MultipleItems {
    static var contributesOneItem: Bool { SwiftUICore.contributesOneItem(Content.self) }
}

@MainActor
private final class DeferredNode<Content: View>: TypedNode<DeferredView<Content>> {
    override init(_ view: DeferredView<Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        if let content = content() { children = [makeNode(content, parent: self)] }
    }

    private func content() -> Content? {
        trackingReads(of: self, countsAsBody: false) { view.make() }
    }

    override func evaluate() {
        isDirty = false
        guard let content = content() else { return }
        if let child = children.first {
            updateNode(child, with: content)
        } else {
            children = [makeNode(content, parent: self)]
            layoutStructureDidChange()
        }
    }

    override func viewDidChange(from old: DeferredView<Content>) { evaluate() }
}
