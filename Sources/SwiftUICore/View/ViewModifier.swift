/// A change applied to a view, reusable as a value.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    /// The view with the change applied.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    /// The view that the modifier is applied to.
    typealias Content = ViewModifierContent<Self>
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never {
        preconditionFailure(
            "\(Self.self) is a primitive modifier and has no body. Apply it with `modifier(_:)`.")
    }
}

extension ViewModifier {
    /// Applies another modifier after this one.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view or a modifier with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(
        content body: ViewModifierContent<ModifiedContent<Content, Modifier>>
    ) -> some View {
        body.modifier(content).modifier(modifier)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

/// The view that a modifier's body is given.
public struct ViewModifierContent<Modifier: ViewModifier> {
    let source: ModifierContentSource
    /// Rises when the content behind changed, so that the value compares unequal.
    let revision: UInt64
}

extension ViewModifierContent: View {}

extension View {
    /// Applies a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that makes its own node instead of having a body.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>>
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    package func makeNode(parent: ViewNode) -> TypedNode<ModifiedContent<Content, Modifier>> {
        if let primitive = Modifier.self as? any PrimitiveModifier.Type {
            return Self.makePrimitive(primitive, self, parent)
        }
        return CustomModifierNode(self, parent: parent)
    }

    @MainActor
    private static func makePrimitive<P: PrimitiveModifier>(
        _ type: P.Type, _ view: ModifiedContent<Content, Modifier>, _ parent: ViewNode
    ) -> TypedNode<ModifiedContent<Content, Modifier>> {
        // P is Modifier; the compiler cannot see that through the existential.
        let node: ViewNode = P.makeNode(
            unsafeBitCast(view, to: ModifiedContent<Content, P>.self), parent: parent)
        return unsafeDowncast(node, to: TypedNode<ModifiedContent<Content, Modifier>>.self)
    }
}
