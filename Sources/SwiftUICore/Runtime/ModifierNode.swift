import LayoutCore

/// The node of a view with a primitive modifier: one child, the content.
@MainActor
package class ModifierNode<C: View, M: ViewModifier>: TypedNode<ModifiedContent<C, M>> {
    package override init(_ view: ModifiedContent<C, M>, parent: ViewNode) {
        super.init(view, parent: parent)
        children = [makeNode(view.content, parent: self)]
        didMount()
    }

    package final var modifier: M { view.modifier }
    final override var innerView: ViewNode? { children.first }
    package final var contentNode: TypedNode<C> {
        unsafeDowncast(children[0], to: TypedNode<C>.self)
    }

    /// The content is in place for the first time.
    package func didMount() {}
    /// The modifier's value was replaced; the content has not been updated yet.
    package func modifierDidChange(from old: M) {}
    /// The content has been updated after the modifier's value was replaced.
    package func contentDidUpdate(from old: M) {}

    package final override func viewDidChange(from old: ModifiedContent<C, M>) {
        modifierDidChange(from: old.modifier)
        contentNode.update(view.content)
        contentDidUpdate(from: old.modifier)
    }
}

// MARK: Environment

/// A modifier that edits the environment of its content.
@MainActor
package protocol EnvironmentModifying: PrimitiveModifier {
    func modify(_ environment: inout EnvironmentValues)
    /// Makes an action that is there already do what the new one does; false when the
    /// environment has to be replaced.
    func replacesAction(in environment: EnvironmentValues, of old: Self) -> Bool
}

extension EnvironmentModifying {
    package func replacesAction(in environment: EnvironmentValues, of old: Self) -> Bool { false }
}

extension EnvironmentModifying {
    package static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        EnvironmentModifierNode(view, parent: parent)
    }
}

@MainActor
final class EnvironmentModifierNode<C: View, M: EnvironmentModifying>: ModifierNode<C, M> {
    private var passedOn: EnvironmentValues

    override init(_ view: ModifiedContent<C, M>, parent: ViewNode) {
        passedOn = parent.environmentForChildren
        view.modifier.modify(&passedOn)
        super.init(view, parent: parent)
    }

    override var environmentForChildren: EnvironmentValues { passedOn }

    override func modifierDidChange(from old: M) {
        guard !areEqualInputs(old, modifier),
            !modifier.replacesAction(in: passedOn, of: old)
        else { return }
        recompute()
        contentNode.replaceEnvironment(passedOn)
    }

    override func environmentDidChange(from old: EnvironmentValues) { recompute() }

    override func willDestroy() { passedOn = EnvironmentValues() }

    private func recompute() {
        var values = environment
        modifier.modify(&values)
        passedOn = values
    }
}

// MARK: Layout

/// A modifier that puts a box of its own around each box of its content.
@MainActor
package protocol LayoutModifying: PrimitiveModifier {
    associatedtype Box: LayoutNode
    func makeBox(in environment: EnvironmentValues) -> Box
    func updateBox(_ box: Box, in environment: EnvironmentValues)
}

extension LayoutModifying {
    package static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        LayoutModifierNode(view, parent: parent)
    }
}

@MainActor
package class LayoutModifierNode<C: View, M: LayoutModifying>: ModifierNode<C, M> {
    private var inner: [LayoutNode] = []
    package private(set) final var boxes: [M.Box] = []

    package override func didMount() { _ = syncLayoutNodes() }

    package override var ownsLayoutNodes: Bool { true }
    final override var wrapsEachBox: Bool { true }

    package override func syncLayoutNodes() -> Bool {
        var new: [LayoutNode] = []
        contentNode.collectLayoutNodes(into: &new)
        guard !isIdentical(new, inner) else { return false }
        var known: [ObjectIdentifier: M.Box] = [:]
        for (node, box) in zip(inner, boxes) { known[ObjectIdentifier(node)] = box }
        boxes = new.map { node in
            if let box = known[ObjectIdentifier(node)] { return box }
            let box = makeBox()
            box.setChildren([node])
            return box
        }
        inner = new
        return true
    }

    package func makeBox() -> M.Box { modifier.makeBox(in: environment) }

    package override func collectLayoutNodes(into nodes: inout [LayoutNode]) {
        nodes.append(contentsOf: boxes as [LayoutNode])
    }

    package override func modifierDidChange(from old: M) {
        for box in boxes { modifier.updateBox(box, in: environment) }
    }

    package override func environmentDidChange(from old: EnvironmentValues) {
        for box in boxes { modifier.updateBox(box, in: environment) }
    }
}

func isIdentical(_ a: [LayoutNode], _ b: [LayoutNode]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0 === $1 }
}
