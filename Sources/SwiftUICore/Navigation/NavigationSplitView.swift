// Status: partial (three columns show as two; column widths are automatic)
// GTK: two AdwHeaderBar columns, one where the window is narrow
import LayoutCore

/// A list beside what is chosen in it; in a narrow window one after the other.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    public typealias Body = Never
    let sidebar: Sidebar
    let detail: Detail
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), detail: detail())
    }
    /// Makes a split view; the visibility is kept but columns show by the window's width.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), detail: detail())
    }
}

/// Which columns of a split view show.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let rawValue: Int
    public static let automatic = NavigationSplitViewVisibility(rawValue: 0)
    public static let all = NavigationSplitViewVisibility(rawValue: 1)
    public static let doubleColumn = NavigationSplitViewVisibility(rawValue: 2)
    public static let detailOnly = NavigationSplitViewVisibility(rawValue: 3)
}

extension NavigationSplitView: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<NavigationSplitView> {
        NavigationSplitViewNode(self, parent: parent)
    }
}

@MainActor
private final class NavigationSplitViewNode<Sidebar: View, Content: View, Detail: View>:
    NavigationNode<NavigationSplitView<Sidebar, Content, Detail>>
{
    override func mountPages() {
        container?.allowsColumns = true
        container?.mountRoot(AnyView(view.sidebar))
        container?.mountDetail(AnyView(view.detail))
    }

    override func viewDidChange(from old: NavigationSplitView<Sidebar, Content, Detail>) {
        container?.pages[0].update(AnyView(view.sidebar))
        container?.detail?.update(AnyView(view.detail))
    }
}

/// A stack of pages; in a wide window the root stays beside them.
///
/// In a wide window a second view in the builder shows until a link was followed.
public struct NavigationView<Content: View>: View {
    public typealias Body = Never
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<NavigationView<Content>> {
        NavigationViewNode(self, parent: parent)
    }
}

/// A view of several columns, as a navigation view's builder may give.
@MainActor
private protocol ColumnViews {
    var columns: [any View] { get }
}

extension TupleView: ColumnViews {
    fileprivate var columns: [any View] { views }
}

@MainActor
private final class NavigationViewNode<Content: View>: NavigationNode<NavigationView<Content>> {
    private var columns: [AnyView] {
        func erase(_ view: some View) -> AnyView { AnyView(view) }
        guard let columns = (view.content as? any ColumnViews)?.columns else {
            return [AnyView(view.content)]
        }
        return columns.map { erase($0) }
    }

    override func mountPages() {
        container?.allowsColumns = true
        let columns = columns
        container?.mountRoot(columns[0])
        if columns.count > 1 { container?.mountDetail(columns[1]) }
    }

    override func viewDidChange(from old: NavigationView<Content>) {
        let columns = columns
        container?.pages[0].update(columns[0])
        if columns.count > 1 { container?.detail?.update(columns[1]) }
    }
}
