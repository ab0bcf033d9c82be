// Status: partial (shows its subviews in a scrolling region of `contentSize`)
// GTK: GtkScrolledWindow
import SwiftUICore

/// A view that shows a part of what is in it.
@MainActor @preconcurrency
open class UIScrollView: UIView {
    /// How the keyboard is dismissed by scrolling; there is none.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    /// Kept: the region scrolls by itself.
    open var contentOffset = CGPoint.zero
    /// Points.
    open var contentSize = CGSize.zero { didSet { layoutChanged() } }
    /// Kept without effect.
    open var contentInset = UIEdgeInsets.zero
    /// Kept without effect.
    open var isScrollEnabled = true
    /// Kept without effect.
    open var bounces = true
    /// Kept without effect.
    open var alwaysBounceVertical = false
    /// Kept without effect.
    open var alwaysBounceHorizontal = false
    /// Turned by pulling the content down, and by F5.
    open var refreshControl: UIRefreshControl? { didSet { changed() } }
    /// Kept without effect.
    open var isPagingEnabled = false
    open var showsVerticalScrollIndicator = true { didSet { changed() } }
    open var showsHorizontalScrollIndicator = true { didSet { changed() } }
    /// Kept without effect.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Kept without effect.
    open var minimumZoomScale: CGFloat = 1
    /// Kept without effect.
    open var maximumZoomScale: CGFloat = 1
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }
}
