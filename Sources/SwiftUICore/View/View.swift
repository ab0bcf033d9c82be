/// A piece of the user interface, described by a value that is cheap to make anew.
///
/// The runtime evaluates `body` when the value's inputs or something that `body` read changed.
@MainActor @preconcurrency
public protocol View {
    /// The type of view that `body` gives.
    associatedtype Body: View
    /// What the view consists of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("A value of type Never cannot exist.") }
}

extension View where Body == Never {
    /// Primitive views have no body; reading it is a programmer's mistake.
    public var body: Never {
        preconditionFailure(
            "\(Self.self) is a primitive view and has no body. Use it inside another view's body.")
    }
}

/// A view that makes its own node instead of having a body.
@MainActor
package protocol PrimitiveView: View where Body == Never {
    func makeNode(parent: ViewNode) -> TypedNode<Self>
}
