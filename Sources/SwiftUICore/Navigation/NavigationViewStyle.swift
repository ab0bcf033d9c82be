// Status: partial (styles are accepted; columns and stacks are chosen by the window's width)
// GTK: nothing of its own

/// How a navigation view lays out its pages.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// Leaves the layout to the window's width.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

/// Asks for one page at a time; kept without effect where the window is wide.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

/// Asks for columns; kept without effect where the window is narrow.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated init() {}
}

/// Asks for two columns; kept without effect where the window is narrow.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// Leaves the layout to the window's width.
    public nonisolated static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// Asks for one page at a time.
    public nonisolated static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Asks for columns.
    public nonisolated static var columns: ColumnNavigationViewStyle { .init() }
}

/// How a navigation split view shares its width.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// Leaves the widths to the desktop.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
}

/// Asks for a detail that gives way to the columns before it; so it is with every style.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
}

/// Asks for a detail that keeps its width; kept without effect.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// Leaves the widths to the desktop.
    public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Asks for a detail that gives way to the columns before it.
    public nonisolated static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// Asks for a detail that keeps its width.
    public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        .init()
    }
}
