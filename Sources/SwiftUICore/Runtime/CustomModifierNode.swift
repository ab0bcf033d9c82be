/// Where the content of a modifier's body comes from, wherever the body puts it.
@MainActor
class ModifierContentSource {
    func makeContent(parent: ViewNode) -> ViewNode {
        preconditionFailure("A content source must override makeContent(parent:).")
    }
    func updateContent(_ node: ViewNode) {}
}

@MainActor
private final class TypedContentSource<C: View>: ModifierContentSource {
    var content: C
    init(_ content: C) { self.content = content }
    override func makeContent(parent: ViewNode) -> ViewNode {
        SwiftUICore.makeNode(content, parent: parent)
    }
    override func updateContent(_ node: ViewNode) { updateNode(node, with: content) }
}

/// The node of a view modified by a modifier with a body.
@MainActor
final class CustomModifierNode<C: View, M: ViewModifier>: TypedNode<ModifiedContent<C, M>> {
    private var properties = DynamicProperties<M>()
    private let source: TypedContentSource<C>
    private var revision: UInt64 = 0
    private var movement = AnimatedValue<M>()
    private var last: M?

    override init(_ view: ModifiedContent<C, M>, parent: ViewNode) {
        source = TypedContentSource(view.content)
        super.init(view, parent: parent)
        evaluate()
    }

    override var innerView: ViewNode? { children.first }

    override func update(_ new: ModifiedContent<C, M>) {
        let contentChanged = !areEqualInputs(view.content, new.content)
        let modifierChanged = isDirty || !areEqualInputs(view.modifier, new.modifier)
        if modifierChanged {
            movement.change(
                from: last ?? view.modifier, target: view.modifier, to: new.modifier,
                transaction: transaction, now: root.backend.now)
        }
        view = new
        if contentChanged {
            source.content = new.content
            revision &+= 1
        }
        if contentChanged || modifierChanged { evaluate() }
    }

    override func evaluate() {
        isDirty = false
        var modifier = movement.shown(of: view.modifier, at: root.backend.now)
        if M.self is any Animatable.Type { last = modifier }
        if movement.isMoving { root.evaluateInNextFrame(self) }
        properties.link(&modifier, to: self)
        let content = ViewModifierContent<M>(source: source, revision: revision)
        let body = trackingReads(of: self) { modifier.body(content: content) }
        if let child = children.first {
            updateNode(child, with: body)
        } else {
            children = [SwiftUICore.makeNode(body, parent: self)]
        }
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if properties.readsChanged(from: old, to: environment) { invalidate() }
    }

    override var holdsOwnState: Bool { properties.keepsState }

    override func willDestroy() { properties.unlink() }
}

extension ViewModifierContent: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<ViewModifierContent<Modifier>> {
        ModifierContentNode(self, parent: parent)
    }
}

@MainActor
private final class ModifierContentNode<M: ViewModifier>: TypedNode<ViewModifierContent<M>> {
    override init(_ view: ViewModifierContent<M>, parent: ViewNode) {
        super.init(view, parent: parent)
        children = [view.source.makeContent(parent: self)]
    }

    override var innerView: ViewNode? { children.first }

    override func viewDidChange(from old: ViewModifierContent<M>) {
        if old.revision != view.revision { view.source.updateContent(children[0]) }
    }
}
