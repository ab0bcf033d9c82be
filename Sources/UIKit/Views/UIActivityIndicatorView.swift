// Status: complete
// GTK: GtkSpinner
import SwiftUICore

/// A turning wheel for work of unknown length.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public enum Style: Int, Sendable {
        case whiteLarge, white, gray
        case medium = 100
        case large = 101
    }
    open var style: Style { didSet { layoutChanged() } }
    /// Kept: the wheel has the desktop's colour.
    open var color: UIColor! = .gray
    open var hidesWhenStopped = true { didSet { changed() } }
    open private(set) var isAnimating = false

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .medium)
        self.frame = frame
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
    }

    open func startAnimating() {
        isAnimating = true
        changed()
    }

    open func stopAnimating() {
        isAnimating = false
        changed()
    }

    private var length: CGFloat { style == .large || style == .whiteLarge ? 37 : 20 }

    open override var intrinsicContentSize: CGSize { CGSize(width: length, height: length) }

    package override func makeContent() -> AnyView? {
        let isShown = isAnimating || !hidesWhenStopped
        return AnyView(
            ZStack {
                if isShown { ProgressView().frame(width: length, height: length) }
            }
            .frame(width: length, height: length))
    }
}
