import SwiftUICore

/// The corners, edge and shadow of a view; there are no layers apart from views.
@MainActor @preconcurrency
public final class CALayer: NSObject {
    weak var view: UIView?

    /// Points.
    public var cornerRadius: CGFloat = 0 { didSet { view?.changed() } }
    /// Whether what sticks out is cut off.
    public var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }
    /// Points; the edge lies inside the view.
    public var borderWidth: CGFloat = 0 { didSet { view?.changed() } }
    public var borderColor: CGColor? { didSet { view?.changed() } }
    public var shadowColor: CGColor? = UIColor.black.cgColor { didSet { view?.changed() } }
    /// 0, none, to 1.
    public var shadowOpacity: Float = 0 { didSet { view?.changed() } }
    /// Points.
    public var shadowRadius: CGFloat = 3 { didSet { view?.changed() } }
    /// Points.
    public var shadowOffset = CGSize(width: 0, height: -3) { didSet { view?.changed() } }
    public var backgroundColor: CGColor? {
        get { view?.backgroundColor?.cgColor }
        set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }
    public var frame: CGRect { view?.frame ?? .zero }
    public var bounds: CGRect { view?.bounds ?? .zero }
}
