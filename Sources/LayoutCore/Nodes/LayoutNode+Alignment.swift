import Foundation

/// Families of alignment guides, to leave out questions nobody would answer.
public struct ExplicitGuides: OptionSet, Sendable {
    /// One bit per family.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// First and last text baseline.
    public static let baselines = ExplicitGuides(rawValue: 1)
    /// Every other guide.
    public static let others = ExplicitGuides(rawValue: 2)
    /// All guides.
    public static let all: ExplicitGuides = [.baselines, .others]

    /// The family a key belongs to.
    public init(_ key: AlignmentKey) { self = key.isBaseline ? .baselines : .others }
}

extension LayoutNode {
    /// The size and guides the node has for a proposal.
    public final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal), node: self, proposal: proposal)
    }

    /// A guide's value if something in the node sets one; skips trees where nothing does.
    public final func explicitValue(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard explicitGuides.contains(ExplicitGuides(key)) else { return nil }
        return explicitAlignment(key, in: size, proposal: proposal)
    }

    /// A guide's value: explicit, else the default.
    public final func alignmentValue(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat {
        if let explicit = explicitValue(of: key, in: size, proposal: proposal) { return explicit }
        return key.defaultValue(
            in: ViewDimensions(size: size, node: self, proposal: proposal), size: size)
    }

    /// The point at which two guides cross.
    public final func alignmentPoint(
        of alignment: Alignment, in size: CGSize, proposal: ProposedViewSize
    ) -> CGPoint {
        CGPoint(
            x: alignmentValue(of: alignment.horizontal.key, in: size, proposal: proposal),
            y: alignmentValue(of: alignment.vertical.key, in: size, proposal: proposal))
    }

    /// Where a child goes so that its guides meet those of a bare rectangle.
    final func origin(
        aligning child: LayoutNode, proposal: ProposedViewSize, to alignment: Alignment,
        in size: CGSize
    ) -> CGPoint {
        let childSize = child.sizeThatFits(proposal)
        let inner = child.alignmentPoint(of: alignment, in: childSize, proposal: proposal)
        return CGPoint(
            x: alignment.horizontal.key.defaultValue(in: size) - inner.x,
            y: alignment.vertical.key.defaultValue(in: size) - inner.y)
    }

    /// Places a child so that its guides meet those of a bare rectangle of this size.
    public final func place(
        _ child: LayoutNode, proposal: ProposedViewSize, aligned alignment: Alignment,
        in size: CGSize
    ) {
        let origin = origin(aligning: child, proposal: proposal, to: alignment, in: size)
        child.place(at: origin, proposal: proposal)
    }
}

/// Merges one guide's values from several children into the value of their container.
///
/// Source: Apple's reference for `Layout.explicitAlignment` leaves the merge open; the mean is what
/// published observations describe, the topmost first and the lowest last baseline follow from
/// what the guides mean.
struct AlignmentMerge {
    private let key: AlignmentKey
    private var count = 0
    private var total: CGFloat = 0

    init(_ key: AlignmentKey) { self.key = key }

    var result: CGFloat? {
        if count == 0 { return nil }
        return key.isBaseline ? total : total / CGFloat(count)
    }

    mutating func add(_ value: CGFloat) {
        switch key.kind {
        case .firstBaseline: total = count == 0 ? value : min(total, value)
        case .lastBaseline: total = count == 0 ? value : max(total, value)
        default: total += value
        }
        count += 1
    }
}
