import SwiftUICore

/// Shows a controller's view, and tells the controller when it comes and goes.
package struct UIViewControllerContent: View {
    package typealias Body = Never
    let controller: UIViewController
    let sizing: UIViewSizing

    package init(_ controller: UIViewController, sizing: UIViewSizing) {
        self.controller = controller
        self.sizing = sizing
    }
}

extension UIViewControllerContent: KeptObjectView, PrimitiveView {
    package func makeObject(in node: ViewNode) -> ShownController {
        ShownController(controller, sizing: sizing, node: node)
    }
    package func update(_ object: ShownController) {}
    package func canKeepObject(of old: UIViewControllerContent) -> Bool {
        controller === old.controller
    }
}

/// A controller in the place where it is shown.
@MainActor
package final class ShownController: KeptObject {
    private let controller: UIViewController
    private let sizing: UIViewSizing
    private weak var node: ViewNode?

    init(_ controller: UIViewController, sizing: UIViewSizing, node: ViewNode) {
        self.controller = controller
        self.sizing = sizing
        self.node = node
        controller.view.hostNode = node
        let dismiss = node.environment.dismiss
        controller.dismissFromEnvironment = { dismiss() }
        controller.view.didMoveToWindow()
    }

    package var content: AnyView {
        controller.hostedContent ?? AnyView(UIViewContent(controller.view, sizing: sizing))
    }

    package func visibilityDidChange(_ isVisible: Bool) {
        let controller = controller
        node?.root.enqueueAction { controller.setOnScreen(isVisible) }
    }

    package func end() {
        controller.setOnScreen(false)
        controller.dismissFromEnvironment = nil
        if let view = controller.viewIfLoaded, view.hostNode === node { view.hostNode = nil }
    }
}

extension UIViewController {
    /// SwiftUI content that is shown without a UIKit view around it.
    var hostedContent: AnyView? { (self as? any HostingContent)?.content }
}

/// A controller that shows SwiftUI views.
@MainActor
protocol HostingContent: UIViewController {
    var content: AnyView { get }
}
