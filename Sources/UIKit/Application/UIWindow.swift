// Status: partial (one root controller per window; levels and screens are accepted unused)
// GTK: AdwApplicationWindow
import SwiftUICore

/// A window of the app's.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The root that shows the window, nil before `makeKeyAndVisible()`.
    var root: ViewRoot? { ownRoot ?? shownRoot }
    private var ownRoot: ViewRoot?
    /// What a window that stands for another one shows, which is not to live longer for it.
    private weak var shownRoot: ViewRoot?
    private let content = WindowContentSource()

    /// The scene that the window belongs to.
    open weak var windowScene: UIWindowScene? {
        didSet { if let windowScene { windowScene.add(self) } }
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            content.controller = rootViewController
            content.objectWillChange.send()
        }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a window of a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
        windowScene.add(self)
    }

    /// Makes the window that stands for one that a SwiftUI app opened.
    private init(root: ViewRoot) {
        super.init(frame: CGRect(origin: .zero, size: root.size))
        shownRoot = root
        let controller = UIViewController()
        controller.view.hostNode = root.rootNode
        rootViewController = controller
    }

    /// Opens the window.
    open func makeKeyAndVisible() {
        isHidden = false
        guard root == nil, let host = UIApplication.shared.host else { return }
        let root = ViewRoot(backend: host.backend)
        ownRoot = root
        root.mount(WindowContent(source: content))
        host.backend.openWindow(
            for: root,
            configuration: WindowConfiguration(title: host.title, defaultSize: host.size))
        UIApplication.shared.add(self)
    }

    /// Accepted: the desktop decides which window has the focus.
    open func makeKey() {}
    open var isKeyWindow: Bool { UIApplication.shared.windows.first === self }
    /// Kept without effect.
    open var windowLevel: CGFloat = 0
    open var screen: UIScreen { .main }
    open override var window: UIWindow? { self }
    open override var frame: CGRect {
        get { root.map { CGRect(origin: .zero, size: $0.size) } ?? storedFrame }
        set { storedFrame = newValue }
    }

    // MARK: Windows of SwiftUI apps

    private static var standIns: [ObjectIdentifier: UIWindow] = [:]

    /// The window that a root is shown in; one that stands for it where the app made none.
    static func of(_ root: ViewRoot) -> UIWindow? {
        if let own = UIApplication.shared.ownWindows.first(where: { $0.root === root }) {
            return own
        }
        let key = ObjectIdentifier(root)
        if let known = standIns[key], known.root === root { return known }
        standIns = standIns.filter { $0.value.root?.isClosed == false }
        let made = UIWindow(root: root)
        standIns[key] = made
        return made
    }
}

/// Tells the window's content that it has another controller.
@MainActor
private final class WindowContentSource: ObservableObject {
    nonisolated let objectWillChange = ObservableObjectPublisher()
    var controller: UIViewController?
}

private struct WindowContent: View {
    @ObservedObject var source: WindowContentSource

    var body: some View {
        if let controller = source.controller {
            UIViewControllerContent(controller, sizing: UIViewSizing())
        } else {
            Color.clear
        }
    }
}
