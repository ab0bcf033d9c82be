// Status: partial (sidebars are shown as tabs)
// GTK: buttons of our own in an AdwHeaderBar or below

/// How a tab view shows its tabs.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// A style of ours, as a value.
enum TabStyle: Hashable {
    case automatic
    case page(PageTabViewStyle.IndexDisplayMode)
}

@MainActor
protocol KnownTabStyle {
    var tabStyle: TabStyle { get }
}

/// A bar of tabs: below in a narrow window, above in a wide one.
public struct DefaultTabViewStyle: TabViewStyle, KnownTabStyle {
    public nonisolated init() {}
    var tabStyle: TabStyle { .automatic }
}

/// A bar of tabs; the same as the default here.
public struct TabBarOnlyTabViewStyle: TabViewStyle, KnownTabStyle {
    public nonisolated init() {}
    var tabStyle: TabStyle { .automatic }
}

/// A bar of tabs that may be shown as a sidebar; always a bar here.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, KnownTabStyle {
    public nonisolated init() {}
    var tabStyle: TabStyle { .automatic }
}

/// Pages side by side that are turned by dragging, with dots that say which one shows.
public struct PageTabViewStyle: TabViewStyle, KnownTabStyle {
    /// When the dots show.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let rawValue: Int
        /// When there is more than one page.
        public static let automatic = IndexDisplayMode(rawValue: 0)
        public static let always = IndexDisplayMode(rawValue: 1)
        public static let never = IndexDisplayMode(rawValue: 2)
    }
    let indexDisplayMode: IndexDisplayMode

    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
    var tabStyle: TabStyle { .page(indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { .init() }
    public static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}

/// How the dots of pages are shown.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Dots, with or without a background.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is a background behind the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let rawValue: Int
        public static let automatic = BackgroundDisplayMode(rawValue: 0)
        /// While somebody interacts; never here.
        public static let interactive = BackgroundDisplayMode(rawValue: 1)
        public static let always = BackgroundDisplayMode(rawValue: 2)
        public static let never = BackgroundDisplayMode(rawValue: 3)
    }
    let backgroundDisplayMode: BackgroundDisplayMode

    public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { .init() }
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
    /// Chooses how tab views inside show their tabs.
    @MainActor @preconcurrency
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabStyle, (style as? any KnownTabStyle)?.tabStyle ?? .automatic)
    }

    /// Chooses how the dots of pages are shown.
    @MainActor @preconcurrency
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        let mode = (style as? PageIndexViewStyle)?.backgroundDisplayMode
        return environment(\.hasIndexBackground, mode == .always)
    }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey { static let defaultValue = TabStyle.automatic }
    var tabStyle: TabStyle {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }

    private enum IndexBackgroundKey: EnvironmentKey { static let defaultValue = false }
    var hasIndexBackground: Bool {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }

    private enum UnderTopTabsKey: EnvironmentKey { static let defaultValue = false }
    /// Whether a header bar with tabs lies above, which has the window's buttons.
    var isUnderTopTabs: Bool {
        get { self[UnderTopTabsKey.self] }
        set { self[UnderTopTabsKey.self] = newValue }
    }
}
