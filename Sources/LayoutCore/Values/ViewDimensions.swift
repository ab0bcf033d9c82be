import Foundation

/// A view's size and its alignment guides, in the view's own coordinates.
///
/// Guides must be read on the main actor; anything else traps.
public struct ViewDimensions: Equatable, Sendable {
    /// The view's width in points.
    public let width: CGFloat
    /// The view's height in points.
    public let height: CGFloat

    let node: LayoutNode?
    let proposal: ProposedViewSize

    package init(width: CGFloat, height: CGFloat) {
        self.init(size: CGSize(width: width, height: height), node: nil, proposal: .unspecified)
    }

    package init(size: CGSize, node: LayoutNode?, proposal: ProposedViewSize) {
        width = size.width
        height = size.height
        self.node = node
        self.proposal = proposal
    }

    /// The guide's value: what a view inside set, else the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

    /// The guide's value: what a view inside set, else the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

    /// The guide's value where a view inside set one, else `nil`.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        explicitValue(of: guide.key)
    }

    /// The guide's value where a view inside set one, else `nil`.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        explicitValue(of: guide.key)
    }

    var size: CGSize { CGSize(width: width, height: height) }

    /// A key's value by either axis.
    public func value(of key: AlignmentKey) -> CGFloat {
        explicitValue(of: key) ?? key.defaultValue(in: self)
    }

    func explicitValue(of key: AlignmentKey) -> CGFloat? {
        guard let node else { return nil }
        return MainActor.assumeIsolated {
            node.explicitValue(of: key, in: size, proposal: proposal)
        }
    }

    /// Compares sizes and the views they belong to.
    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.width == right.width && left.height == right.height
            && left.node === right.node && left.proposal == right.proposal
    }
}
