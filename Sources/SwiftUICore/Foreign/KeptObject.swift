/// An object that a view makes once and keeps in step, for as long as its identity lives.
@MainActor
package protocol KeptObject: AnyObject {
    /// What is shown for it.
    var content: AnyView { get }
    /// The environment was replaced; says whether the object has to be updated for it.
    func environmentDidChange(to environment: EnvironmentValues) -> Bool
    /// The view came on screen or left it.
    func visibilityDidChange(_ isVisible: Bool)
    /// The identity ended.
    func end()
}

extension KeptObject {
    package func environmentDidChange(to environment: EnvironmentValues) -> Bool { false }
    package func visibilityDidChange(_ isVisible: Bool) {}
}

/// A view that keeps an object.
@MainActor
package protocol KeptObjectView: PrimitiveView {
    associatedtype Object: KeptObject
    /// Makes the object; called once in the life of the identity.
    func makeObject(in node: ViewNode) -> Object
    /// Brings the object in step; what this reads is followed.
    func update(_ object: Object)
    /// Whether the object of an earlier value serves this one too.
    func canKeepObject(of old: Self) -> Bool
}

extension KeptObjectView {
    package func canKeepObject(of old: Self) -> Bool { true }

    package func makeNode(parent: ViewNode) -> TypedNode<Self> {
        KeptObjectNode(self, parent: parent)
    }
}

@MainActor
private final class KeptObjectNode<V: KeptObjectView>: TypedNode<V> {
    private var object: V.Object?

    override init(_ view: V, parent: ViewNode) {
        super.init(view, parent: parent)
        start()
    }

    private func start() {
        let made = view.makeObject(in: self)
        object = made
        updateObject()
        children = [SwiftUICore.makeNode(made.content, parent: self)]
        if isVisible { made.visibilityDidChange(true) }
    }

    private func updateObject() {
        isDirty = false
        guard let object else { return }
        trackingReads(of: self, countsAsBody: false) { view.update(object) }
    }

    override func viewDidChange(from old: V) {
        if view.canKeepObject(of: old) { return updateObject() }
        object?.visibilityDidChange(false)
        object?.end()
        for child in children { child.destroy() }
        start()
        layoutStructureDidChange()
    }

    override func evaluate() { updateObject() }

    override func environmentDidChange(from old: EnvironmentValues) {
        if object?.environmentDidChange(to: environment) == true { invalidate() }
    }

    override func visibilityDidChange() { object?.visibilityDidChange(isVisible) }

    override var holdsOwnState: Bool { true }

    override func willDestroy() {
        object?.end()
        object = nil
    }
}
