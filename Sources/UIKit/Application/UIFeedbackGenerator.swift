import Foundation

/// A tap that is felt; does nothing on a desktop.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}

/// A knock; does nothing on a desktop.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public init(style: FeedbackStyle) { super.init() }
    public convenience override init() { self.init(style: .medium) }
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
}

/// A sign of how something went; does nothing on a desktop.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A tick of a choice; does nothing on a desktop.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() {}
}
