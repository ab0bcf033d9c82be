// Status: partial (row backgrounds do not grow beyond the row)
import Foundation
import LayoutCore

extension View {
    /// Chooses how lists below look.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listLook, (style as? any KnownListStyle)?.look ?? .insetGrouped)
    }
    /// Sets the room around a row's content; nil for the list's default.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        rowTraits { $0.insets = insets }
    }
    /// Shows or hides the lines above and below a row.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        rowTraits {
            if edges.contains(.top) { $0.topSeparator = visibility }
            if edges.contains(.bottom) { $0.bottomSeparator = visibility }
        }
    }
    /// Sets the colour of the lines beside a row; nil for the list's.
    public nonisolated func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        rowTraits { if edges.contains(.bottom) { $0.separatorTint = color } }
    }
    /// Puts a view behind a row in place of the list's own; nil for the list's.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        let background = view.map { RowBackground(color: $0 as? Color, view: AnyView($0)) }
        return rowTraits { $0.background = background }
    }
    /// Shows or hides the lines at the ends of a section.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        rowTraits { if edges.contains(.bottom) { $0.sectionSeparator = visibility } }
    }
    /// Sets the colour of the lines at the ends of a section; nil for the list's.
    public nonisolated func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        rowTraits { if edges.contains(.bottom) { $0.separatorTint = color } }
    }
    /// Sets the points between two rows; nil for the list's default of 0.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }
    /// Sets the room between two sections.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.points)
    }
    /// Sets the points between two sections.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, spacing)
    }
    /// Sets how much the headers of sections stand out.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
    /// Keeps a row from being deleted.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        rowTraits { $0.isDeleteDisabled = isDisabled }
    }
    /// Keeps a row from being moved.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        rowTraits { $0.isMoveDisabled = isDisabled }
    }

    private nonisolated func rowTraits(
        _ set: (inout RowTraits) -> Void
    ) -> ModifiedContent<Self, RowTraitsModifier> {
        var traits = RowTraits()
        set(&traits)
        return modifier(RowTraitsModifier(traits: traits))
    }
}

/// Whether something shows.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// How much something stands out.
public enum Prominence: Sendable { case standard, increased }

/// The room between two sections of a list.
public struct ListSectionSpacing: Sendable {
    let points: CGFloat?
    public static let `default` = ListSectionSpacing(points: nil)
    public static let compact = ListSectionSpacing(points: 8)
    /// A length in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(points: spacing)
    }
}

extension EnvironmentValues {
    private enum BackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
    var scrollContentBackground: Visibility {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }

    private enum RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }

    private enum SectionSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
    var listSectionSpacing: CGFloat? {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }

    private enum ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }

    private enum HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
    /// The least height of a list's headers, in points; nil for the list's default.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
}
