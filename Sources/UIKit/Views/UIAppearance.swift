// Status: partial (accepted without effect: bars and lists have the desktop's looks)
import SwiftUICore

/// Looks that hold for all views of a kind; kept without effect.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
}

/// How a bar looks; kept without effect.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks; kept without effect.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks; kept without effect.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {}

/// How a toolbar looks; kept without effect.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {}

/// Stands for all navigation bars; what is set is kept without effect.
@MainActor @preconcurrency
public final class UINavigationBar: UIView, UIAppearance {
    private static let shared = UINavigationBar(frame: .zero)
    public static func appearance() -> UINavigationBar { shared }
    public var barTintColor: UIColor?
    public var isTranslucent = true
    public var prefersLargeTitles = false
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    public var standardAppearance = UINavigationBarAppearance()
    public var compactAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance?
}

/// Stands for all tab bars; what is set is kept without effect.
@MainActor @preconcurrency
public final class UITabBar: UIView, UIAppearance {
    private static let shared = UITabBar(frame: .zero)
    public static func appearance() -> UITabBar { shared }
    public var barTintColor: UIColor?
    public var unselectedItemTintColor: UIColor?
    public var isTranslucent = true
    public var standardAppearance = UITabBarAppearance()
    public var scrollEdgeAppearance: UITabBarAppearance?
}

/// Stands for all toolbars; what is set is kept without effect.
@MainActor @preconcurrency
public final class UIToolbar: UIView, UIAppearance {
    private static let shared = UIToolbar(frame: .zero)
    public static func appearance() -> UIToolbar { shared }
    public var barTintColor: UIColor?
}

/// Stands for all lists; what is set is kept without effect.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    /// Lines between rows; kept without effect.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    private static let shared = UITableView(frame: .zero)
    public static func appearance() -> UITableView { shared }
    open var separatorStyle = SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets.zero
    open var tableFooterView: UIView?
    open var tableHeaderView: UIView?
    open var allowsSelection = true
    open var sectionHeaderTopPadding: CGFloat = 0
}

/// Stands for all rows of lists; what is set is kept without effect.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    /// How a chosen row looks; kept without effect.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    private static let shared = UITableViewCell(frame: .zero)
    public static func appearance() -> UITableViewCell { shared }
    open var selectionStyle = SelectionStyle.default
    open var selectedBackgroundView: UIView?
}

/// Stands for all rows of choices; what is set is kept without effect.
@MainActor @preconcurrency
public final class UISegmentedControl: UIControl, UIAppearance {
    private static let shared = UISegmentedControl(frame: .zero)
    public static func appearance() -> UISegmentedControl { shared }
    public var selectedSegmentTintColor: UIColor?
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}
}

extension NSAttributedString.Key {
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
}
