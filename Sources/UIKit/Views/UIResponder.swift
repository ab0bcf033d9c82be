import SwiftUICore

/// Something that can be asked to act on events; here the root of views and controllers.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// The one to ask next; nil at the end of the chain.
    open var next: UIResponder? { nil }
    /// Always false: GTK keeps the focus.
    open var isFirstResponder: Bool { false }
    /// Whether it may take the focus.
    open var canBecomeFirstResponder: Bool { false }

    /// Accepted without effect: GTK gives the focus to what is clicked.
    @discardableResult
    open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

    /// Ends editing in all windows.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        for root in RunningWindows.allRoots { root.backend.endEditing(in: root) }
        return true
    }
}

extension UIResponder {
    /// Never posted: there is no keyboard on the screen of a desktop.
    public nonisolated static let keyboardWillShowNotification =
        Notification.Name("UIKeyboardWillShowNotification")
    /// Never posted: there is no keyboard on the screen of a desktop.
    public nonisolated static let keyboardDidShowNotification =
        Notification.Name("UIKeyboardDidShowNotification")
    /// Never posted: there is no keyboard on the screen of a desktop.
    public nonisolated static let keyboardWillHideNotification =
        Notification.Name("UIKeyboardWillHideNotification")
    /// Never posted: there is no keyboard on the screen of a desktop.
    public nonisolated static let keyboardDidHideNotification =
        Notification.Name("UIKeyboardDidHideNotification")
    /// Never posted: there is no keyboard on the screen of a desktop.
    public nonisolated static let keyboardWillChangeFrameNotification =
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Never posted: there is no keyboard on the screen of a desktop.
    public nonisolated static let keyboardDidChangeFrameNotification =
        Notification.Name("UIKeyboardDidChangeFrameNotification")
    /// The key of the keyboard's final rectangle.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the keyboard's first rectangle.
    public nonisolated static let keyboardFrameBeginUserInfoKey =
        "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the seconds that the keyboard moves.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve by which the keyboard moves.
    public nonisolated static let keyboardAnimationCurveUserInfoKey =
        "UIKeyboardAnimationCurveUserInfoKey"
}
