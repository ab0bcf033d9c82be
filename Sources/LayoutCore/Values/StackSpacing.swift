import Foundation

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
