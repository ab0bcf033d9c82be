// Status: complete
import LayoutCore

struct DisabledModifier: Equatable {
    var isDisabled: Bool
}

extension DisabledModifier: EnvironmentModifying {
    func modify(_ environment: inout EnvironmentValues) {
        if isDisabled { environment.isEnabled = false }
    }
}

/// The scheme that views ask their window for.
public struct PreferredColorSchemeKey: PreferenceKey {
    public static var defaultValue: ColorScheme? { nil }
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets the colour of text, symbols and shapes below; nil for the default.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
    }
    /// Sets what text, symbols and shapes below are drawn with.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.foregroundStyle, AnyShapeStyle(style)).environment(\.foregroundRanks, [])
    }
    /// Sets what text, symbols and shapes below are drawn with; the other ranks are derived.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        environment(\.foregroundStyle, AnyShapeStyle(primary))
            .environment(\.foregroundRanks, [AnyShapeStyle(secondary)])
    }
    /// Sets what text, symbols and shapes below are drawn with, for three ranks.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        environment(\.foregroundStyle, AnyShapeStyle(primary))
            .environment(
                \.foregroundRanks, [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }
    /// Sets what backgrounds below are drawn with where they name no style.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
    /// Sets the colour of controls below; nil for the surroundings' default.
    public nonisolated func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }
    /// Sets the colour of controls below.
    @_disfavoredOverload
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tint, tint as? Color)
    }
    /// Sets the colour of controls below.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View {
        environment(\.tint, accentColor)
    }
    /// Makes controls below not answer. An outer `disabled(true)` cannot be undone inside.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        modifier(DisabledModifier(isDisabled: disabled))
    }
    /// Draws this view for light or dark surroundings.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
    /// Asks the window or the sheet that the view is in to be light or dark; nil follows the
    /// desktop.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}
