// Status: partial (views, children and presentations; no storyboards, no navigation bars)
// GTK: a sheet's window for what is presented
import SwiftUICore

/// Looks after a view: what is in it, and what happens when it comes and goes.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    private var presentation: ControllerPresentation?
    /// Whether the view is on screen, as its lifecycle calls have said.
    private(set) var isOnScreen = false
    /// Closes the presentation that SwiftUI made for the controller.
    package var dismissFromEnvironment: (@MainActor () -> Void)?

    /// Makes a controller; names of interface files are ignored.
    public init(nibName: String?, bundle: Bundle?) { super.init() }

    /// Makes a controller; nothing is read from the archive.
    public required init?(coder: NSCoder) { super.init() }

    /// Makes a controller whose view is made when first asked for.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    // MARK: View

    /// The view, made by `loadView()` when first asked for.
    // Declared as Apple does, so that apps read it without unwrapping.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView = newValue
            newValue?.controller = self
        }
    }

    /// The view if it was made already.
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view if there is none.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView() }
        loadedView?.controller = self
        viewDidLoad()
    }

    /// Makes the view; sets a plain one.
    open func loadView() {
        let made = UIView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = made
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() {}
    open func didReceiveMemoryWarning() {}

    func didLayOut() {
        viewWillLayoutSubviews()
        viewDidLayoutSubviews()
    }

    func setOnScreen(_ isNowOnScreen: Bool) {
        guard isNowOnScreen != isOnScreen else { return }
        isOnScreen = isNowOnScreen
        if isNowOnScreen {
            viewWillAppear(false)
            viewDidAppear(false)
        } else {
            viewWillDisappear(false)
            viewDidDisappear(false)
        }
    }

    // MARK: Facts

    /// A name for the controller's content; kept for the app.
    open var title: String?
    /// The size the app would like a presentation to have; kept without effect.
    open var preferredContentSize = CGSize.zero
    /// Kept without effect: sheets and windows have one style.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Kept without effect.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Kept without effect.
    open var isModalInPresentation = false
    /// Kept without effect.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The appearance around the view.
    open var traitCollection: UITraitCollection { .current }
    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    // MARK: Children

    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []

    /// Takes a controller in; its view is added by the app.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presenting

    /// The controller that is shown over this one.
    open var presentedViewController: UIViewController? { presentation?.controller }
    /// The controller that this one is shown over.
    open private(set) weak var presentingViewController: UIViewController?

    /// Shows another controller in a sheet over this one's window.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        guard let root = viewIfLoaded?.viewRoot ?? RunningWindows.roots.first else { return }
        viewControllerToPresent.presentingViewController = self
        presentation = viewControllerToPresent.makePresentation(over: root) { [weak self] in
            self?.presentation = nil
        }
        completion?()
    }

    /// Closes what is shown over this controller, or else this one.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let presentation {
            self.presentation = nil
            presentation.close()
        } else if let presentingViewController {
            presentingViewController.dismiss(animated: flag)
        } else {
            dismissFromEnvironment?()
        }
        completion?()
    }

    /// Shows the controller over a window's root; `ended` runs when the person closes it.
    func makePresentation(
        over root: ViewRoot, ended: @escaping @MainActor () -> Void
    ) -> ControllerPresentation {
        SheetPresentation(self, over: root, ended: ended)
    }
}

/// How a presentation fills the screen; a sheet is used for all.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover
}

/// How a presentation comes; accepted without effect.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// A controller shown over a window.
@MainActor
class ControllerPresentation {
    let controller: UIViewController
    init(_ controller: UIViewController) { self.controller = controller }
    /// Takes it off the screen; safe to call twice.
    func close() {}
}

/// A controller shown in a sheet.
@MainActor
final class SheetPresentation: ControllerPresentation {
    private var root: ViewRoot?
    private var handle: (any PresentationHandle)?

    init(
        _ controller: UIViewController, over presenter: ViewRoot,
        ended: @escaping @MainActor () -> Void
    ) {
        super.init(controller)
        let sheet = ViewRoot(backend: presenter.backend, presenter: presenter)
        root = sheet
        sheet.mount(UIViewControllerContent(controller, sizing: UIViewSizing()))
        handle = presenter.backend.presentSheet(sheet, style: .sheet, over: presenter) {
            [weak self] in
            self?.close()
            ended()
        }
    }

    override func close() {
        handle?.dismiss()
        handle = nil
        root?.close()
        root = nil
    }
}
