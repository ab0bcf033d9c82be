// Status: partial (bars' backgrounds, colours, roles and titles as menus are accepted)
// GTK: AdwHeaderBar, the row of tabs

/// A bar of a window.
public struct ToolbarPlacement: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case automatic, navigationBar, tabBar, bottomBar, windowToolbar
    }
    private let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }

    /// The page's bar.
    public static let automatic = ToolbarPlacement(.automatic)
    /// The page's bar.
    public static let navigationBar = ToolbarPlacement(.navigationBar)
    /// The tabs around the page.
    public static let tabBar = ToolbarPlacement(.tabBar)
    /// Items of it stand in the page's bar here.
    public static let bottomBar = ToolbarPlacement(.bottomBar)
    /// The page's bar.
    public static let windowToolbar = ToolbarPlacement(.windowToolbar)

    fileprivate var isPageBar: Bool { kind != .tabBar && kind != .bottomBar }
    fileprivate var isTabBar: Bool { kind == .tabBar }
}

/// What a bar is for, which decides how it is filled; the page's is always filled alike here.
public struct ToolbarRole: Sendable {
    public static let automatic = ToolbarRole()
    public static let navigationStack = ToolbarRole()
    public static let browser = ToolbarRole()
    public static let editor = ToolbarRole()
}

/// How the title of a bar is shown.
public struct ToolbarTitleDisplayMode: Sendable {
    fileprivate let mode: NavigationBarItem.TitleDisplayMode
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

/// Whether the page that is on screen asks for the tabs around it.
enum TabBarVisibilityKey: PreferenceKey {
    static var defaultValue: Visibility? { nil }
    // A page that was pushed comes after the one that it covers.
    static func reduce(value: inout Visibility?, nextValue: () -> Visibility?) {
        value = nextValue() ?? value
    }
}

extension View {
    /// Shows or hides bars around the page that the view is on.
    public nonisolated func toolbar(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { barsVisible(visibility, bars) }

    /// Shows or hides bars around the page that the view is on.
    public nonisolated func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { barsVisible(visibility, bars) }

    private nonisolated func barsVisible(
        _ visibility: Visibility, _ bars: [ToolbarPlacement]
    ) -> some View {
        let page = bars.isEmpty || bars.contains { $0.isPageBar }
        let tabs = bars.contains { $0.isTabBar }
        return transformPreference(PageTraitsKey.self) {
            if page, visibility != .automatic { $0.isBarHidden = visibility == .hidden }
        }
        .transformPreference(TabBarVisibilityKey.self) {
            if tabs, visibility != .automatic { $0 = visibility }
        }
    }

    /// Accepted; bars have the desktop's backgrounds.
    public nonisolated func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View { self }
    /// Accepted; bars have the desktop's backgrounds.
    public nonisolated func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }
    /// Accepted; bars have the desktop's backgrounds.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }
    /// Accepted; bars have the desktop's colours.
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View { self }
    /// Accepted; the page's bar is always filled alike.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
    /// Accepted; titles are no menus.
    @MainActor @preconcurrency
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

    /// Chooses between a large title that scrolls with the content and one in the bar.
    public nonisolated func toolbarTitleDisplayMode(
        _ mode: ToolbarTitleDisplayMode
    ) -> some View { navigationBarTitleDisplayMode(mode.mode) }

    /// Sets the title of the page that the view is on to a text that can be renamed; the bar
    /// shows it and does not rename it.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }
}
