// Status: complete
// GTK: GtkEntry, with or without its frame

/// The label of a text field, as a style is given it.
public struct _TextFieldStyleLabel: View {
    let wrapped: AnyView
    public var body: some View { wrapped }
}

extension _TextFieldStyleLabel: PlainlyTitled {
    var plainTitle: String? { wrapped.plainTitle }
}

/// How text fields look.
///
/// A style of an app's own puts views around the field that it is given.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
    typealias _Label = _TextFieldStyleLabel
}

/// The style of the surroundings.
public struct DefaultTextFieldStyle: TextFieldStyle, KnownTextFieldStyle {
    public nonisolated init() {}
    nonisolated var look: TextFieldState.Look { .plain }
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}
/// A field without a frame.
public struct PlainTextFieldStyle: TextFieldStyle, KnownTextFieldStyle {
    public nonisolated init() {}
    nonisolated var look: TextFieldState.Look { .plain }
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.environment(\.fieldLook, look)
    }
}
/// A field in a frame with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, KnownTextFieldStyle {
    public nonisolated init() {}
    nonisolated var look: TextFieldState.Look { .bordered }
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.environment(\.fieldLook, look)
    }
}
/// A field in a frame.
public struct SquareBorderTextFieldStyle: TextFieldStyle, KnownTextFieldStyle {
    public nonisolated init() {}
    nonisolated var look: TextFieldState.Look { .bordered }
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.environment(\.fieldLook, look)
    }
}

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

/// A style that is no more than a look of the entry.
protocol KnownTextFieldStyle {
    var look: TextFieldState.Look { get }
}

extension EnvironmentValues {
    private enum LookKey: EnvironmentKey {
        static let defaultValue: TextFieldState.Look = .plain
    }
    var fieldLook: TextFieldState.Look {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: ErasedStyle<TextField<_TextFieldStyleLabel>>? { nil }
    }
    /// The app's own style, nil where the look of the entry is all.
    var textFieldStyle: ErasedStyle<TextField<_TextFieldStyleLabel>>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
    private enum SecureKey: EnvironmentKey {
        static let defaultValue = false
    }
    /// Whether the field inside a style is to hide what is typed.
    var isSecureEntry: Bool {
        get { self[SecureKey.self] }
        set { self[SecureKey.self] = newValue }
    }
}

extension View {
    /// Chooses how text fields below look.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let known = style as? any KnownTextFieldStyle
        return environment(\.fieldLook, known?.look ?? .plain)
            .styled(by: style, key: \.textFieldStyle) { $0._body(configuration: $1) }
    }
}

/// A field in the style of its surroundings.
struct FieldInStyle<Label: View>: View {
    let field: TextField<Label>
    var isSecure = false
    @Environment(\.textFieldStyle) private var style
    @Environment(\.isSecureEntry) private var isSecureByStyle

    var body: some View {
        if let style, !(style.style is any KnownTextFieldStyle) {
            style.makeView(field.withErasedLabel, key: \.textFieldStyle)
                .environment(\.isSecureEntry, isSecure || isSecureByStyle)
        } else {
            field.entry(isSecure: isSecure || isSecureByStyle)
        }
    }
}

extension TextField {
    fileprivate var withErasedLabel: TextField<_TextFieldStyleLabel> {
        TextField<_TextFieldStyleLabel>(
            label: _TextFieldStyleLabel(wrapped: AnyView(label)), prompt: prompt, text: text,
            axis: axis, isValue: isValue, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    fileprivate func entry(isSecure: Bool) -> FieldEntry {
        let title = plainTitle(of: label)
        return FieldEntry(
            placeholder: prompt?.plainString ?? title ?? "", name: title, text: text,
            isSecure: isSecure, isMultiline: axis == .vertical, keepsDraft: isValue,
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
}
