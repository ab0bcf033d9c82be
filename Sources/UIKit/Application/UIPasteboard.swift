// Status: partial (texts and addresses of the clipboard)
// GTK: GdkClipboard
import SwiftUICore

/// The clipboard.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    /// The text on the clipboard, nil when there is none. Reading may wait half a second.
    public var string: String? {
        get { RunningWindows.backend?.clipboardText }
        set { RunningWindows.backend?.clipboardText = newValue }
    }
    /// The text as a list of one.
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }
    /// The text as an address, nil when it is none.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }
    public var hasStrings: Bool { string?.isEmpty == false }
    public var hasURLs: Bool { url?.scheme != nil }
}

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
