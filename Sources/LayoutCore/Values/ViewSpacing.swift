import Foundation

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
