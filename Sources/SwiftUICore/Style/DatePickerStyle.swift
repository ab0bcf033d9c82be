// Status: partial (wheels look like the compact style)
// GTK: GtkCalendar

/// What date pickers look like.
enum DatePickerLook: Hashable, Sendable { case compact, graphical }

/// How date pickers look.
public protocol DatePickerStyle: Sendable {}
public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { .init() }
}

extension EnvironmentValues {
    private enum LookKey: EnvironmentKey { static let defaultValue = DatePickerLook.compact }
    var datePickerLook: DatePickerLook {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
}

extension View {
    /// Chooses how date pickers below look.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(
            \.datePickerLook, style is GraphicalDatePickerStyle ? .graphical : .compact)
    }
}
