// Status: partial (styles of an app's own are missing)
// GTK: GtkEntry, with or without its frame

/// How text fields look.
public protocol TextFieldStyle: Sendable {}
public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
public struct SquareBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}

extension EnvironmentValues {
    private enum LookKey: EnvironmentKey {
        static let defaultValue: TextFieldState.Look = .plain
    }
    var fieldLook: TextFieldState.Look {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
}

extension View {
    /// Chooses how text fields below look.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let isBordered =
            style is RoundedBorderTextFieldStyle || style is SquareBorderTextFieldStyle
        return environment(\.fieldLook, isBordered ? .bordered : .plain)
    }
}
