// Status: partial (axis, spacing, alignment and the ways to share room; no custom spacings)
// GTK: nothing of its own
import SwiftUICore

/// A row or column of views.
@MainActor @preconcurrency
open class UIStackView: UIView {
    /// How views share the room along the axis.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    /// Where views lie across the axis.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
    open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
    open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
    /// Points.
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    open private(set) var arrangedSubviews: [UIView] = []

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        addSubview(view)
    }

    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        setNeedsLayout()
    }

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    open override var intrinsicContentSize: CGSize {
        let sizes = shown.map { wish(of: $0) }
        // A view without a length of its own takes what it gets, and so does the stack.
        let isOpen = sizes.contains { self.along($0) <= 0 }
        let gaps = spacing * CGFloat(max(sizes.count - 1, 0))
        let along =
            isOpen ? UIView.noIntrinsicMetric : sizes.map { self.along($0) }.reduce(0, +) + gaps
        let widest = sizes.map { self.across($0) }.max() ?? 0
        let across = widest > 0 ? widest : UIView.noIntrinsicMetric
        return size(along: along, across: across)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = shown
        guard !views.isEmpty else { return }
        let wishes = views.map { along(wish(of: $0)) }
        let gaps = spacing * CGFloat(views.count - 1)
        let room = max(along(bounds.size) - gaps, 0)
        let (lengths, gap) = share(room, among: wishes)
        var place: CGFloat = 0
        for (view, length) in zip(views, lengths) {
            setFrame(of: view, at: place, length: length)
            place += length + gap
        }
    }

    private func share(
        _ room: CGFloat, among wishes: [CGFloat]
    ) -> (lengths: [CGFloat], gap: CGFloat) {
        let total = wishes.reduce(0, +)
        switch distribution {
        case .fillEqually:
            return (wishes.map { _ in room / CGFloat(wishes.count) }, spacing)
        case .fillProportionally where total > 0:
            return (wishes.map { $0 / total * room }, spacing)
        case .equalSpacing, .equalCentering:
            guard wishes.count > 1 else { return (wishes, spacing) }
            return (wishes, max(spacing, spacing + (room - total) / CGFloat(wishes.count - 1)))
        default:
            // The last view without a length of its own takes what is left, else the last.
            let taker = wishes.lastIndex(of: 0) ?? wishes.count - 1
            var lengths = wishes
            lengths[taker] = max(wishes[taker] + room - total, 0)
            return (lengths, spacing)
        }
    }

    private func setFrame(of view: UIView, at place: CGFloat, length: CGFloat) {
        let room = across(bounds.size)
        let wish = across(wish(of: view))
        let breadth = alignment == .fill || wish <= 0 ? room : min(wish, room)
        let start: CGFloat =
            switch alignment {
            case .center: (room - breadth) / 2
            case .trailing, .lastBaseline: room - breadth
            default: 0
            }
        view.frame =
            axis == .horizontal
            ? CGRect(x: place, y: start, width: length, height: breadth)
            : CGRect(x: start, y: place, width: breadth, height: length)
    }

    private func wish(of view: UIView) -> CGSize {
        let own = view.intrinsicContentSize
        let fixed = view.constraintStorage.filter { $0.secondAttribute == nil }
        func constant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
            fixed.first { $0.attribute == attribute }?.constant
        }
        return CGSize(
            width: constant(.width) ?? max(own.width, 0),
            height: constant(.height) ?? max(own.height, 0))
    }

    private func along(_ size: CGSize) -> CGFloat {
        axis == .horizontal ? size.width : size.height
    }
    private func across(_ size: CGSize) -> CGFloat {
        axis == .horizontal ? size.height : size.width
    }
    private func size(along: CGFloat, across: CGFloat) -> CGSize {
        axis == .horizontal
            ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
}
