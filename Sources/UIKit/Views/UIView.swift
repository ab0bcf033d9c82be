// Status: partial (frames and autoresizing masks; constraints to a superview's edges, centres and
// sizes; no gestures, no drawing of one's own)
// GTK: nothing of its own; a tree of them is shown as SwiftUI views
import CombineCore
import SwiftUICore

/// A rectangle with content and other rectangles in it.
///
/// A tree of them is shown where a representable, a controller or a window holds its root.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// A length that the content does not decide.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    let signal = UIViewSignal()
    /// The node that shows the tree whose root this is, nil elsewhere.
    weak var hostNode: ViewNode?
    weak var controller: UIViewController?
    var storedFrame: CGRect
    var needsLayoutOfSubviews = true
    var constraintStorage: [NSLayoutConstraint] = []
    private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// Makes a view of a frame in the superview's points.
    public init(frame: CGRect) {
        storedFrame = frame
        super.init()
        layer.view = self
    }

    /// Makes a view of no size.
    public convenience override init() { self.init(frame: .zero) }

    /// Makes a view of no size; nothing is read from the archive.
    public required init?(coder: NSCoder) {
        storedFrame = .zero
        super.init()
        layer.view = self
    }

    // MARK: Geometry

    /// The rectangle in the superview's points.
    open var frame: CGRect {
        get { storedFrame }
        set {
            guard newValue != storedFrame else { return }
            resize(to: newValue)
            signal.layoutChanged()
            superview?.signal.layoutChanged()
        }
    }

    /// The rectangle in the view's own points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: storedFrame.size) }
        set { frame = CGRect(origin: storedFrame.origin, size: newValue.size) }
    }

    /// The middle in the superview's points.
    open var center: CGPoint {
        get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
        set {
            frame = CGRect(
                x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2,
                width: storedFrame.width, height: storedFrame.height)
        }
    }

    /// How the frame follows the superview's size.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the frame, not constraints, places the view.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// Kept; what is drawn is never scaled to a new size.
    open var contentMode: ContentMode = .scaleToFill { didSet { changed() } }
    /// Kept; there are no unsafe areas in a window.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// Kept without effect.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// Moves or resizes, and lets the subviews follow by their masks.
    func resize(to new: CGRect) {
        let old = storedFrame.size
        storedFrame = new
        guard new.size != old else { return }
        needsLayoutOfSubviews = true
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
            let place = view.autoresizingMask.frame(view.storedFrame, from: old, to: new.size)
            if place != view.storedFrame { view.resize(to: place) }
        }
    }

    // MARK: Looks

    /// What fills the rectangle behind the content.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// Whether nothing of the view is shown.
    open var isHidden = false {
        didSet {
            changed()
            superview?.changed()
        }
    }
    /// 0, not to be seen, to 1.
    open var alpha: CGFloat = 1 { didSet { changed() } }
    /// The colour of what can be pressed in it; nil takes the superview's.
    // Declared as Apple does, so that apps read it without unwrapping.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .tintColor }
        set {
            ownTint = newValue
            changed()
            tintColorDidChange()
        }
    }
    var ownTint: UIColor?
    /// Whether what sticks out is cut off.
    open var clipsToBounds = false { didSet { changed() } }
    /// Kept without effect.
    open var isOpaque = true
    /// Corners, edge and shadow.
    public let layer = CALayer()
    /// Whether the view and what is in it can be pressed.
    open var isUserInteractionEnabled = true { didSet { changed() } }
    /// A number of the app's own.
    open var tag = 0
    /// What assistive technology calls the view.
    open var accessibilityLabel: String? { didSet { changed() } }
    /// A name by which tests find the view.
    open var accessibilityIdentifier: String? { didSet { changed() } }
    /// Kept; what is shown decides.
    open var isAccessibilityElement = false
    /// Light, dark, or as around it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The appearance around the view.
    open var traitCollection: UITraitCollection { .current }
    open func tintColorDidChange() {}

    // MARK: Tree

    /// The view that this one lies in.
    open private(set) weak var superview: UIView?
    /// In drawing order: later ones lie above.
    open private(set) var subviews: [UIView] = []
    /// The window that it is shown in.
    open var window: UIWindow? { superview?.window ?? hostNode.flatMap { UIWindow.of($0.root) } }
    open override var next: UIResponder? { controller ?? superview }

    /// Lays a view over the others.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Lays a view among the others; at 0 it lies below all.
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        view.didMoveToSuperview()
        treeChanged()
    }

    /// Lays a view right above another.
    open func insertSubview(_ view: UIView, aboveSubview other: UIView) {
        let place = subviews.firstIndex { $0 === other }.map { $0 + 1 }
        insertSubview(view, at: place ?? subviews.count)
    }

    /// Lays a view right below another.
    open func insertSubview(_ view: UIView, belowSubview other: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === other } ?? 0)
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        superview.treeChanged()
        self.superview = nil
        didMoveToSuperview()
    }

    /// Lays a subview above the others.
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
        treeChanged()
    }

    /// Lays a subview below the others.
    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
        treeChanged()
    }

    /// Whether the view is in this one's tree, or is this one.
    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    /// The view of that number in this tree.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}

    private func treeChanged() {
        needsLayoutOfSubviews = true
        changed()
    }

    // MARK: Size and layout

    /// The size that the content wants; `noIntrinsicMetric` where it wants none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The size that the content takes when offered a size; the present one where it wants none.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let wanted = intrinsicContentSize
        return CGSize(
            width: wanted.width < 0 ? bounds.width : wanted.width,
            height: wanted.height < 0 ? bounds.height : wanted.height)
    }

    /// Takes the size that fits the content.
    open func sizeToFit() {
        frame = CGRect(origin: frame.origin, size: sizeThatFits(frame.size))
    }

    /// The content's wishes changed.
    open func invalidateIntrinsicContentSize() { layoutChanged() }

    /// Asks for `layoutSubviews()` before the next picture.
    open func setNeedsLayout() {
        needsLayoutOfSubviews = true
        layoutChanged()
    }

    /// Asks for constraints to be looked at before the next picture.
    open func setNeedsUpdateConstraints() { setNeedsLayout() }
    open func updateConstraints() {}

    /// Lays out now what asked for it.
    open func layoutIfNeeded() {
        guard needsLayoutOfSubviews else { return }
        needsLayoutOfSubviews = false
        solveConstraints()
        layoutSubviews()
        for view in subviews { view.layoutIfNeeded() }
    }

    /// Places the subviews; constraints and masks have been looked at before.
    open func layoutSubviews() { controller?.didLayOut() }

    /// Asks for a new picture.
    open func setNeedsDisplay() { changed() }

    /// How firmly the view keeps from growing.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis] ?? .defaultLow
    }

    /// Sets how firmly the view keeps from growing; kept, the content's size holds anyway.
    open func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { hugging[axis] = priority }

    /// How firmly the view keeps from shrinking.
    open func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { resistance[axis] ?? .defaultHigh }

    /// Sets how firmly the view keeps from shrinking; below `.defaultHigh` it takes what it gets.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        resistance[axis] = priority
        layoutChanged()
    }

    // MARK: Content

    /// What the view itself shows between its background and its subviews.
    package func makeContent() -> AnyView? { ownContent?() }
    /// The same for views of other modules.
    package final var ownContent: (@MainActor () -> AnyView?)?
    /// Whether the view takes the size of what `makeContent()` gives.
    package var isSizedByContent: Bool { false }
    /// Where content narrower than the view lies: 0 at the left, 1 at the right.
    var contentAnchor: CGFloat { 0.5 }
    /// The laid-out size is known, before the subviews are placed.
    package func didResize() {}

    /// Shows the view anew in the next frame.
    package final func changed() { signal.changed() }
    /// Sizes changed: shows and lays out anew in the next frame.
    package final func layoutChanged() { signal.layoutChanged() }

    /// The root of the window or sheet that shows the view.
    package final var viewRoot: ViewRoot? {
        hostNode?.root ?? superview?.viewRoot ?? RunningWindows.roots.first
    }
}

/// Tells what shows a view that it changed.
@MainActor
final class UIViewSignal: ObservableObject {
    nonisolated let objectWillChange = ObservableObjectPublisher()
    /// Rises with each change.
    private(set) var revision = 0
    private(set) var layoutRevision = 0
    /// While views are being placed, their frames are read right afterwards.
    static var isPlacing = false

    func changed() {
        revision += 1
        objectWillChange.send()
    }

    func layoutChanged() {
        guard !Self.isPlacing else { return }
        layoutRevision += 1
        changed()
    }
}
