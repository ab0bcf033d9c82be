// Status: partial (section spacing and row spacing are missing)
import LayoutCore

extension View {
    /// Chooses how lists below look.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listLook, (style as? any KnownListStyle)?.look ?? .insetGrouped)
    }
    /// Sets the room around a row's content; nil for the list's default.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        transformPreference(RowTraitsKey.self) { $0.insets = $0.insets ?? insets }
    }
    /// Shows or hides the line below a row.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        transformPreference(RowTraitsKey.self) {
            if edges.contains(.bottom) { $0.separator = $0.separator ?? visibility }
        }
    }
    /// Accepted; lines are drawn in the list's colour.
    public nonisolated func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View { self }
    /// Puts a view behind a row in place of the list's own.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        let color = view as? Color
        return transformPreference(RowTraitsKey.self) {
            $0.background =
                $0.background ?? view.map { RowBackground(color: color, view: AnyView($0)) }
        }
    }
    /// Accepted; rows have no line of a section's own.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }
    /// Shows or hides the background behind a list or a form.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}

/// Whether something shows.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// What a row's content asks of the row.
struct RowTraits: Equatable {
    var insets: EdgeInsets?
    var separator: Visibility?
    var background: RowBackground?
    /// Set by a link in the row.
    var action: RowAction?
    /// Set by buttons in the row, of which a single one makes the whole row act.
    var buttons: [RowAction] = []

    /// What the whole row does.
    var rowAction: RowAction? { action ?? (buttons.count == 1 ? buttons[0] : nil) }
}

struct RowBackground: Equatable {
    var color: Color?
    var view: AnyView
    static func == (a: RowBackground, b: RowBackground) -> Bool {
        a.color == b.color && areEqualInputs(a.view, b.view)
    }
}

enum RowTraitsKey: PreferenceKey {
    static var defaultValue: RowTraits { RowTraits() }
    static func reduce(value: inout RowTraits, nextValue: () -> RowTraits) {
        let next = nextValue()
        value.insets = value.insets ?? next.insets
        value.separator = value.separator ?? next.separator
        value.background = value.background ?? next.background
        value.action = value.action ?? next.action
        value.buttons += next.buttons
    }
}

extension EnvironmentValues {
    private enum BackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
    var scrollContentBackground: Visibility {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }
}
