// Status: partial (sidebar looks like plain)
import Foundation

/// How a list looks.
public protocol ListStyle: Sendable {}

enum ListLook: Hashable, Sendable { case plain, grouped, insetGrouped, sidebar }

protocol KnownListStyle: ListStyle { var look: ListLook { get } }

public struct DefaultListStyle: ListStyle, KnownListStyle {
    public init() {}
    var look: ListLook { .insetGrouped }
}
public struct PlainListStyle: ListStyle, KnownListStyle {
    public init() {}
    var look: ListLook { .plain }
}
public struct GroupedListStyle: ListStyle, KnownListStyle {
    public init() {}
    var look: ListLook { .grouped }
}
public struct InsetGroupedListStyle: ListStyle, KnownListStyle {
    public init() {}
    var look: ListLook { .insetGrouped }
}
public struct InsetListStyle: ListStyle, KnownListStyle {
    public init() {}
    var look: ListLook { .plain }
}
public struct SidebarListStyle: ListStyle, KnownListStyle {
    public init() {}
    var look: ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { .init() }
}

extension EnvironmentValues {
    private enum LookKey: EnvironmentKey { static let defaultValue: ListLook? = nil }
    var listLook: ListLook? {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }

    private enum InListKey: EnvironmentKey { static let defaultValue = false }
    var isInList: Bool {
        get { self[InListKey.self] }
        set { self[InListKey.self] = newValue }
    }

    private enum MinimumHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
    /// The least height of a list's rows, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumHeightKey.self] }
        set { self[MinimumHeightKey.self] = newValue }
    }
}
