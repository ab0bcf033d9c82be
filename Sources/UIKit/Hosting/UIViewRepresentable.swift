// Status: complete
// GTK: the views that the UIKit view is shown as
import LayoutCore
import SwiftUICore

/// A SwiftUI view that shows a UIKit view.
///
/// `updateUIView` runs once after `makeUIView`, and again when an input of the value, or
/// something that it read, changed. The view fills what it is offered, save where its content
/// has a size of its own or `sizeThatFits` says otherwise.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == RepresentedView {
    /// The UIKit view.
    associatedtype UIViewType: UIView
    /// What passes on what happens in the UIKit view; `Void` where nothing is.
    associatedtype Coordinator = Void
    /// What there is to know when making and updating.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view; called once in the life of its identity.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view in step with the value.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when the identity ends.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator; called once, before the view is made.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal in points; nil leaves it to the view.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? { nil }
    /// What the runtime shows; not for apps.
    public var body: RepresentedView {
        RepresentedView(value: self) { UIViewKeeper<Self>(value: $0, node: $1) }
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What there is to know when a UIKit view is made and updated.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator that the value made.
    public let coordinator: Representable.Coordinator
    /// What goes with the change that is being shown.
    public let transaction: Transaction
    let source: EnvironmentSource
    /// The environment of the view; reading it lets its changes update the view.
    public var environment: EnvironmentValues { source.read() }
}

/// Hands out a node's environment and remembers that it did.
@MainActor
final class EnvironmentSource {
    var values: EnvironmentValues
    private(set) var wasRead = false
    init(_ values: EnvironmentValues) { self.values = values }
    func read() -> EnvironmentValues {
        wasRead = true
        return values
    }
}

/// Keeps a UIKit view and its coordinator for the life of an identity.
@MainActor
private final class UIViewKeeper<R: UIViewRepresentable>: RepresentedObject {
    private var value: R
    private let coordinator: R.Coordinator
    private let uiView: R.UIViewType
    private let source: EnvironmentSource
    private let sizing = UIViewSizing()

    init?(value: Any, node: ViewNode) {
        guard let value = value as? R else { return nil }
        self.value = value
        source = EnvironmentSource(node.environment)
        coordinator = value.makeCoordinator()
        uiView = value.makeUIView(
            context: UIViewRepresentableContext(
                coordinator: coordinator, transaction: Transaction(), source: source))
        super.init()
        uiView.hostNode = node
        sizing.preferred = { [weak self] in self?.size(for: $0) }
        uiView.didMoveToWindow()
    }

    private var context: UIViewRepresentableContext<R> {
        UIViewRepresentableContext(
            coordinator: coordinator, transaction: Transaction(), source: source)
    }

    private func size(for proposal: ProposedViewSize) -> CGSize? {
        value.sizeThatFits(proposal, uiView: uiView, context: context)
    }

    override var content: AnyView { AnyView(UIViewContent(uiView, sizing: sizing)) }

    override func update(with new: Any) {
        guard let new = new as? R else { return }
        value = new
        value.updateUIView(uiView, context: context)
        uiView.layoutChanged()
    }

    override func environmentDidChange(to environment: EnvironmentValues) -> Bool {
        source.values = environment
        return source.wasRead
    }

    override func end() {
        R.dismantleUIView(uiView, coordinator: coordinator)
        sizing.preferred = nil
        source.values = EnvironmentValues()
        uiView.hostNode = nil
    }
}
