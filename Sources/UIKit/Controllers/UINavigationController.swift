// Status: partial (shows the controller on top; the bar is the app's or SwiftUI's affair)
// GTK: the views of the controller on top
import CombineCore
import SwiftUICore

/// A stack of controllers of which the one on top is shown.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    private let stack = ControllerStack()

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// From the first to the one on top.
    open var viewControllers: [UIViewController] {
        get { stack.controllers }
        set {
            for controller in stack.controllers { controller.removeFromParent() }
            for controller in newValue { addChild(controller) }
            stack.controllers = newValue
            stack.objectWillChange.send()
        }
    }
    open var topViewController: UIViewController? { stack.controllers.last }
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
    }
    /// Kept without effect.
    public let navigationBar = UINavigationBar(frame: .zero)
    /// Kept without effect: there is no bar.
    open var isNavigationBarHidden = false
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers += [viewController]
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        return viewControllers.popLast()
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return gone
    }

    open override func loadView() {
        let shown = UIView()
        let stack = stack
        shown.ownContent = { AnyView(ControllerStackView(stack: stack)) }
        view = shown
    }
}

extension UIViewController {
    /// The stack that the controller is in.
    public var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
}

/// Tells of changes of a stack.
@MainActor
private final class ControllerStack: ObservableObject {
    nonisolated let objectWillChange = ObservableObjectPublisher()
    var controllers: [UIViewController] = []
}

private struct ControllerStackView: View {
    @ObservedObject var stack: ControllerStack

    var body: some View {
        if let top = stack.controllers.last {
            UIViewControllerContent(top, sizing: UIViewSizing())
        }
    }
}
