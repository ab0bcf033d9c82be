// Status: partial (wheels, inline lists and links look like menus)
// GTK: GtkDropDown, linked GtkToggleButtons

extension EnvironmentValues {
    private enum LookKey: EnvironmentKey {
        static let defaultValue: PickerState.Look = .menu
    }
    var pickerLook: PickerState.Look {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
}

/// How pickers look.
public protocol PickerStyle: Sendable {}
public struct DefaultPickerStyle: PickerStyle { public init() {} }
public struct MenuPickerStyle: PickerStyle { public init() {} }
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
public struct InlinePickerStyle: PickerStyle { public init() {} }
public struct WheelPickerStyle: PickerStyle { public init() {} }
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { .init() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { .init() }
}
extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { .init() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

/// The choices in a row of colours or pictures; segments here.
public struct PalettePickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { .init() }
}

extension View {
    /// Chooses how pickers below look.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(
            \.pickerLook,
            style is SegmentedPickerStyle || style is PalettePickerStyle ? .segmented : .menu)
    }
}
