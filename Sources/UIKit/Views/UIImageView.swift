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
        image.map {
            AnyView(picture(Image(uiImage: $0)).foregroundColor(Color(tintColor ?? .tintColor)))
        }
    }

    private func picture(_ image: Image) -> AnyView {
        switch contentMode {
        case .scaleToFill, .redraw: AnyView(image.resizable())
        case .scaleAspectFit: AnyView(image.resizable().scaledToFit())
        case .scaleAspectFill: AnyView(image.resizable().scaledToFill())
        default: AnyView(image)
        }
    }
}
