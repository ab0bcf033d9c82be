// Status: partial (plain text and addresses, on the general clipboard)
// GTK: GdkClipboard
import Foundation
import SwiftUICore

/// Where programs leave things for each other.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
    /// The desktop's clipboard.
    public static let general = UIPasteboard()

    /// The text on it; nil when there is none or no window is open.
    public var string: String? {
        get { RunningWindows.backend?.clipboardText }
        set { RunningWindows.backend?.clipboardText = newValue }
    }
    /// The text on it as a list of one.
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }
    /// The text on it as an address.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }
    /// Whether there is a text on it.
    public var hasStrings: Bool { string?.isEmpty == false }
    /// Whether there is an address on it.
    public var hasURLs: Bool { url?.scheme != nil }
}
