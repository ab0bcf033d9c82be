// Status: complete
// GTK: the views that the controller's view is shown as
import LayoutCore
import SwiftUICore

/// A SwiftUI view that shows a UIKit view controller.
///
/// `updateUIViewController` runs once after the controller was made, and again when an input of
/// the value, or something that it read, changed. The controller's view fills what it is offered.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == RepresentedView {
    /// The UIKit view controller.
    associatedtype UIViewControllerType: UIViewController
    /// What passes on what happens in the controller; `Void` where nothing is.
    associatedtype Coordinator = Void
    /// What there is to know when making and updating.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller; called once in the life of its identity.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller in step with the value.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called when the identity ends.
    static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the coordinator; called once, before the controller is made.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal in points; nil leaves it to the controller's view.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
    /// What the runtime shows; not for apps.
    public var body: RepresentedView {
        RepresentedView(value: self) { ControllerKeeper<Self>(value: $0, node: $1) }
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What there is to know when a UIKit view controller is made and updated.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
    Representable: UIViewControllerRepresentable
> {
    /// The coordinator that the value made.
    public let coordinator: Representable.Coordinator
    /// What goes with the change that is being shown.
    public let transaction: Transaction
    let source: EnvironmentSource
    /// The environment of the view; reading it lets its changes update the controller.
    public var environment: EnvironmentValues { source.read() }
}

/// Keeps a controller and its coordinator for the life of an identity.
@MainActor
private final class ControllerKeeper<R: UIViewControllerRepresentable>: RepresentedObject {
    private var value: R
    private let coordinator: R.Coordinator
    private let controller: R.UIViewControllerType
    private let source: EnvironmentSource
    private let sizing = UIViewSizing()

    init?(value: Any, node: ViewNode) {
        guard let value = value as? R else { return nil }
        self.value = value
        source = EnvironmentSource(node.environment)
        coordinator = value.makeCoordinator()
        controller = value.makeUIViewController(
            context: UIViewControllerRepresentableContext(
                coordinator: coordinator, transaction: Transaction(), source: source))
        super.init()
        sizing.preferred = { [weak self] in self?.size(for: $0) }
        controller.loadViewIfNeeded()
    }

    private var context: UIViewControllerRepresentableContext<R> {
        UIViewControllerRepresentableContext(
            coordinator: coordinator, transaction: Transaction(), source: source)
    }

    private func size(for proposal: ProposedViewSize) -> CGSize? {
        value.sizeThatFits(proposal, uiViewController: controller, context: context)
    }

    override var content: AnyView {
        AnyView(UIViewControllerContent(controller, sizing: sizing))
    }

    override func update(with new: Any) {
        guard let new = new as? R else { return }
        value = new
        value.updateUIViewController(controller, context: context)
        controller.view.layoutChanged()
    }

    override func environmentDidChange(to environment: EnvironmentValues) -> Bool {
        source.values = environment
        return source.wasRead
    }

    override func end() {
        R.dismantleUIViewController(controller, coordinator: coordinator)
        sizing.preferred = nil
        source.values = EnvironmentValues()
    }
}
