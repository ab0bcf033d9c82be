// Status: partial (pages that slide sideways; no curls, no spines)
// GTK: pages side by side, turned by finger, touchpad, wheel and keys
import CombineCore
import SwiftUICore

/// Gives the pages beside a page.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before another one; nil at the start.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after another one; nil at the end.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// Is told of pages that a person turns.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
    /// A person has turned a page.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// Pages of which one is shown, and those beside it are reached by turning.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
    /// How one page follows another; all of them slide.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// Along which axis pages lie; they lie side by side.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// Which way a page comes.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    /// Names of options, which have no effect.
    public struct OptionsKey: Hashable, Sendable {
        private let rawValue: String
        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
        public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    }

    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    private let pages = TurnedPages()

    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        super.init(coder: coder)
    }

    /// The page that is shown.
    open var viewControllers: [UIViewController]? { pages.shown.map { [$0] } }

    /// Shows a page; those beside it are asked of the data source.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let first = viewControllers?.first else { return }
        if first !== pages.shown { show(first, animated: animated && pages.shown != nil) }
        completion?(true)
    }

    private func show(_ controller: UIViewController, animated: Bool) {
        var around = [controller]
        if let dataSource {
            if let before = dataSource.pageViewController(self, viewControllerBefore: controller) {
                around.insert(before, at: 0)
            }
            if let after = dataSource.pageViewController(self, viewControllerAfter: controller) {
                around.append(after)
            }
        }
        for child in pages.controllers where !around.contains(child) { child.removeFromParent() }
        for child in around where child.parent !== self { addChild(child) }
        let change = { [pages] in
            pages.controllers = around
            pages.shown = controller
            pages.objectWillChange.send()
        }
        if animated { withAnimation { change() } } else { change() }
    }

    /// A person turned to a page.
    fileprivate func turned(to controller: UIViewController) {
        guard let previous = pages.shown, previous !== controller else { return }
        show(controller, animated: false)
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [previous],
            transitionCompleted: true)
    }

    open override func loadView() {
        let shown = UIView()
        let pages = pages
        shown.ownContent = { [weak self] in
            AnyView(TurnedPagesView(pages: pages) { self?.turned(to: $0) })
        }
        view = shown
    }
}

/// The page that is shown and those beside it.
@MainActor
private final class TurnedPages: ObservableObject {
    nonisolated let objectWillChange = ObservableObjectPublisher()
    var controllers: [UIViewController] = []
    var shown: UIViewController?
}

private struct TurnedPagesView: View {
    @ObservedObject var pages: TurnedPages
    let turned: (UIViewController) -> Void

    private var selection: Binding<ObjectIdentifier?> {
        Binding(
            get: { pages.shown.map { ObjectIdentifier($0) } },
            set: { id in
                guard let page = pages.controllers.first(where: { ObjectIdentifier($0) == id })
                else { return }
                turned(page)
            })
    }

    var body: some View {
        TabView(selection: selection) {
            ForEach(pages.controllers, id: \.pageIdentity) { page in
                UIViewControllerContent(page, sizing: UIViewSizing())
                    .tag(ObjectIdentifier(page) as ObjectIdentifier?)
            }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
    }
}

extension UIViewController {
    fileprivate var pageIdentity: ObjectIdentifier { ObjectIdentifier(self) }
}
