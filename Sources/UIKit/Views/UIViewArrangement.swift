import LayoutCore
import SwiftUICore

/// How the root of a tree of UIKit views is sized.
@MainActor
package final class UIViewSizing {
    /// Asked first; nil leaves it to the view.
    package var preferred: (@MainActor (ProposedViewSize) -> CGSize?)?
    package init() {}
}

/// A box of the size that a `UIView` wants, in which the subviews lie at their frames.
struct UIViewArrangement<Content: View>: View {
    let view: UIView
    let sizing: UIViewSizing?
    let revision: Int
    let content: Content
}

extension UIViewArrangement: ContainerView, PrimitiveView {
    typealias Body = Never
    var containedContent: Content { content }

    func makeBox(in environment: EnvironmentValues) -> UIViewBox {
        UIViewBox(view, sizing: sizing)
    }

    func updateBox(_ box: UIViewBox, in environment: EnvironmentValues) {
        if box.view !== view || box.revision != revision {
            box.view = view
            box.revision = revision
            box.setNeedsLayout()
        } else {
            box.setNeedsPlacement()
        }
    }

    func makeNode(parent: ViewNode) -> TypedNode<UIViewArrangement<Content>> {
        ContainerViewNode(self, parent: parent)
    }
}

/// The box of a `UIView`.
@MainActor
final class UIViewBox: LayoutNode {
    var view: UIView
    var revision = 0
    private let sizing: UIViewSizing?

    init(_ view: UIView, sizing: UIViewSizing?) {
        self.view = view
        self.sizing = sizing
        super.init()
    }

    // MARK: Size

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let sizing else {
            return proposal.replacingUnspecifiedDimensions(by: view.storedFrame.size)
        }
        if let size = sizing.preferred?(proposal) { return size }
        if view.isSizedByContent, let content = ownContent {
            return content.sizeThatFits(proposal)
        }
        let wanted = view.intrinsicContentSize
        return CGSize(
            width: length(wanted.width, proposal.width, view.storedFrame.width, .horizontal),
            height: length(wanted.height, proposal.height, view.storedFrame.height, .vertical))
    }

    private func length(
        _ wanted: CGFloat, _ proposed: CGFloat?, _ present: CGFloat,
        _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        guard wanted >= 0 else { return proposed ?? present }
        let resistance = view.contentCompressionResistancePriority(for: axis)
        guard let proposed, resistance < .defaultHigh else { return wanted }
        return min(wanted, proposed)
    }

    /// What the view itself shows; background and edge lie around it.
    private var ownContent: LayoutNode? {
        children.dropFirst().dropLast().first { Self.subview(in: $0) == nil }
    }

    // MARK: Places

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        UIViewSignal.isPlacing = true
        if view.storedFrame.size != size {
            view.resize(to: CGRect(origin: view.storedFrame.origin, size: size))
            view.didResize()
        }
        view.layoutIfNeeded()
        UIViewSignal.isPlacing = false
        for child in children {
            if let subview = Self.subview(in: child) {
                let frame = subview.storedFrame
                child.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
            } else {
                placeFilling(child, in: size)
            }
        }
    }

    private func placeFilling(_ child: LayoutNode, in size: CGSize) {
        let proposal = ProposedViewSize(size)
        let own = child.sizeThatFits(proposal)
        child.place(
            at: CGPoint(
                x: (size.width - own.width) * view.contentAnchor, y: (size.height - own.height) / 2),
            proposal: proposal)
    }

    /// The subview that a box shows, nil for anything else.
    private static func subview(in node: LayoutNode) -> UIView? {
        var current = node
        while true {
            if let box = current as? UIViewBox { return box.sizing == nil ? box.view : nil }
            guard let inner = (current as? UnaryNode)?.child else { return nil }
            current = inner
        }
    }
}
