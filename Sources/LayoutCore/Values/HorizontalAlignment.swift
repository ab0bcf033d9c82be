import Foundation

/// A guide that positions views relative to one another from left to right.
@frozen
public struct HorizontalAlignment: Equatable, Sendable {
    /// What nodes are asked for.
    public let key: AlignmentKey

    /// Makes a guide of one's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .horizontal, id: id) }

    init(_ id: any AlignmentID.Type, kind: AlignmentKey.Kind) {
        key = AlignmentKey(axis: .horizontal, id: id, kind: kind)
    }

    /// The leading edge.
    public static let leading = HorizontalAlignment(BuiltInGuide.Leading.self, kind: .start)
    /// The horizontal middle.
    public static let center = HorizontalAlignment(BuiltInGuide.CenterX.self, kind: .middle)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(BuiltInGuide.Trailing.self, kind: .end)
    /// Where a list's row separator starts; the leading edge unless set.
    public static let listRowSeparatorLeading = HorizontalAlignment(
        BuiltInGuide.SeparatorLeading.self, kind: .start)
    /// Where a list's row separator ends; the trailing edge unless set.
    public static let listRowSeparatorTrailing = HorizontalAlignment(
        BuiltInGuide.SeparatorTrailing.self, kind: .end)
}
