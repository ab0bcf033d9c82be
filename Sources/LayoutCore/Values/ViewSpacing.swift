import Foundation

/// What kind of neighbour one side of a view is, for the default spacing of stacks.
public enum SpacingPreference: UInt8, Hashable, Sendable {
    /// Any view.
    case plain
    /// Text, which may stack closer.
    case text
    /// Takes no room beside it, as a spacer does.
    case none
}

/// The distances stacks keep between neighbours when no spacing is given.
public struct StackSpacing: Hashable, Sendable {
    /// Points between two neighbours, unless another rule holds.
    public var plain: CGFloat
    /// Points between one text and the text below it.
    public var textOverText: CGFloat

    /// Makes a policy from its distances in points.
    public init(plain: CGFloat, textOverText: CGFloat) {
        self.plain = plain
        self.textOverText = textOverText
    }

    /// The same distance everywhere but beside a spacer.
    public static func uniform(_ length: CGFloat) -> StackSpacing {
        StackSpacing(plain: length, textOverText: length)
    }

    /// The policy in force. Set it before the first layout; nodes don't watch it.
    @MainActor public static var current: StackSpacing = .uniform(8)

    func distance(_ first: SpacingPreference, _ second: SpacingPreference, along axis: Axis)
        -> CGFloat
    {
        if first == .none || second == .none { return 0 }
        if axis == .vertical && first == .text && second == .text { return textOverText }
        return plain
    }
}

/// The spacing a view prefers on each of its sides.
///
/// Differs: a side knows only what kind of view it belongs to, not a measured preference.
public struct ViewSpacing: Sendable {
    var top: SpacingPreference
    var leading: SpacingPreference
    var bottom: SpacingPreference
    var trailing: SpacingPreference

    /// No room on any side.
    public static let zero = ViewSpacing(.none)

    /// The default preference on every side.
    public init() { self.init(.plain) }

    /// The same kind on every side.
    public init(_ preference: SpacingPreference) {
        top = preference
        leading = preference
        bottom = preference
        trailing = preference
    }

    /// Takes the roomier preference of two on some sides.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = roomier(top, other.top) }
        if edges.contains(.leading) { leading = roomier(leading, other.leading) }
        if edges.contains(.bottom) { bottom = roomier(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = roomier(trailing, other.trailing) }
    }

    /// The roomier preference of two on some sides.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Points to keep from the view that follows along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        MainActor.assumeIsolated { distance(to: next, along: axis, policy: .current) }
    }

    func distance(to next: ViewSpacing, along axis: Axis, policy: StackSpacing) -> CGFloat {
        axis == .horizontal
            ? policy.distance(trailing, next.leading, along: axis)
            : policy.distance(bottom, next.top, along: axis)
    }

    private func roomier(_ first: SpacingPreference, _ second: SpacingPreference)
        -> SpacingPreference
    {
        let order: [SpacingPreference] = [.none, .text, .plain]
        return order.last { $0 == first || $0 == second } ?? .plain
    }
}
