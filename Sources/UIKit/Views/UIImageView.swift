// Status: partial (one picture; no animated sequences)
// GTK: a drawn picture
import SwiftUICore

/// A view that shows a picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
    open var image: UIImage? { didSet { layoutChanged() } }
    /// Kept: shown where the view is highlighted, which it never is.
    open var highlightedImage: UIImage?

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    package override func makeContent() -> AnyView? {
        guard let image else { return nil }
        let picture = Image(uiImage: image)
        switch contentMode {
        case .scaleToFill, .redraw: return AnyView(picture.resizable())
        case .scaleAspectFit: return AnyView(picture.resizable().scaledToFit())
        case .scaleAspectFill: return AnyView(picture.resizable().scaledToFill())
        default: return AnyView(picture)
        }
    }
}
