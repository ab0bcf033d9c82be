// Status: complete
// GTK: nothing; the branch joins the container around it

/// One of two views, as `if`/`else` and `switch` make them in a view builder.
public struct ConditionalContent<First, Second> {
    enum Storage {
        case first(First)
        case second(Second)
    }
    let storage: Storage
    init(_ storage: Storage) { self.storage = storage }
}

extension ConditionalContent: View where First: View, Second: View {}

extension ConditionalContent: PrimitiveView where First: View, Second: View {
    package func makeNode(parent: ViewNode) -> TypedNode<ConditionalContent<First, Second>> {
        ConditionalNode(self, parent: parent)
    }
}

@MainActor
private final class ConditionalNode<First: View, Second: View>:
    TypedNode<ConditionalContent<First, Second>>
{
    override init(_ view: ConditionalContent<First, Second>, parent: ViewNode) {
        super.init(view, parent: parent)
        mountBranch()
    }

    private func mountBranch() {
        switch view.storage {
        case .first(let view): children = [makeNode(view, parent: self)]
        case .second(let view): children = [makeNode(view, parent: self)]
        }
    }

    override func viewDidChange(from old: ConditionalContent<First, Second>) {
        switch (old.storage, view.storage) {
        case (.first, .first(let new)): updateNode(children[0], with: new)
        case (.second, .second(let new)): updateNode(children[0], with: new)
        default: switchBranch()
        }
    }

    // The new branch is made first: its onAppear comes before the old one's onDisappear.
    // One that is still going, with a transition, comes back instead.
    private func switchBranch() {
        let old = children[0]
        if old.leavesAtOnce { old.destroy() }
        if let back = leaving, root.revive(back) {
            children = [back]
            updateBranch()
        } else {
            mountBranch()
            root.arrive(children[0])
        }
        leaving = old
        root.destroyLater(old)
        layoutStructureDidChange()
    }

    /// The branch that was left last.
    private weak var leaving: ViewNode?

    private func updateBranch() {
        switch view.storage {
        case .first(let new): updateNode(children[0], with: new)
        case .second(let new): updateNode(children[0], with: new)
        }
    }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
    package func makeNode(parent: ViewNode) -> TypedNode<Wrapped?> {
        OptionalNode(self, parent: parent)
    }
}

@MainActor
private final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
    override init(_ view: Wrapped?, parent: ViewNode) {
        super.init(view, parent: parent)
        if let view { children = [makeNode(view, parent: self)] }
    }

    override func viewDidChange(from old: Wrapped?) {
        switch (children.first, view) {
        case (let child?, let new?): updateNode(child, with: new)
        case (nil, let new?):
            if let back = leaving, root.revive(back) {
                children = [back]
                updateNode(back, with: new)
            } else {
                children = [makeNode(new, parent: self)]
                root.arrive(children[0])
            }
            layoutStructureDidChange()
        case (let child?, nil):
            children = []
            leaving = child
            root.destroyLater(child)
            layoutStructureDidChange()
        case (nil, nil): break
        }
    }

    /// What was shown last, while it goes.
    private weak var leaving: ViewNode?
}
