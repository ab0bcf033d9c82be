import Foundation

/// A guide that positions views relative to one another from top to bottom.
@frozen
public struct VerticalAlignment: Equatable, Sendable {
    /// What nodes are asked for.
    public let key: AlignmentKey

    /// Makes a guide of one's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .vertical, id: id) }

    init(_ id: any AlignmentID.Type, kind: AlignmentKey.Kind) {
        key = AlignmentKey(axis: .vertical, id: id, kind: kind)
    }

    /// The top edge.
    public static let top = VerticalAlignment(BuiltInGuide.Top.self, kind: .start)
    /// The vertical middle.
    public static let center = VerticalAlignment(BuiltInGuide.CenterY.self, kind: .middle)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(BuiltInGuide.Bottom.self, kind: .end)
    /// The baseline of the topmost text; the bottom edge where there is no text.
    public static let firstTextBaseline = VerticalAlignment(
        BuiltInGuide.FirstTextBaseline.self, kind: .firstBaseline)
    /// The baseline of the lowest text; the bottom edge where there is no text.
    public static let lastTextBaseline = VerticalAlignment(
        BuiltInGuide.LastTextBaseline.self, kind: .lastBaseline)
}
