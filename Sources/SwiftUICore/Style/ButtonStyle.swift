// Status: complete
import LayoutCore

/// What a button style is given.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    public let role: ButtonRole?
    public let label: Label
    /// Whether the button is held down.
    public let isPressed: Bool
}

/// A look of buttons; pressing works as in any other.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ButtonStyleConfiguration
}

/// What a primitive button style is given.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void
    /// Performs the button's action.
    @MainActor public func trigger() { action() }
}

/// A look of buttons that also decides when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The styles that the backend knows.
@MainActor
protocol KnownButtonStyle { var look: ButtonLook? { get } }

public struct DefaultButtonStyle: PrimitiveButtonStyle, KnownButtonStyle {
    public nonisolated init() {}
    var look: ButtonLook? { nil }
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
public struct PlainButtonStyle: PrimitiveButtonStyle, KnownButtonStyle {
    public nonisolated init() {}
    var look: ButtonLook? { .plain }
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle, KnownButtonStyle {
    public nonisolated init() {}
    var look: ButtonLook? { .borderless }
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle, KnownButtonStyle {
    public nonisolated init() {}
    var look: ButtonLook? { .bordered }
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, KnownButtonStyle {
    public nonisolated init() {}
    var look: ButtonLook? { .borderedProminent }
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

/// The style that is in force; two of one type are compared by their fields.
enum AnyButtonStyle: Equatable {
    case automatic
    case look(ButtonLook)
    case custom(ErasedStyle<ButtonStyleConfiguration>)
    case primitive(ErasedStyle<PrimitiveButtonStyleConfiguration>)

    static func custom<S: ButtonStyle>(_ style: S) -> AnyButtonStyle {
        .custom(ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey { static var defaultValue: AnyButtonStyle? { nil } }
    var buttonStyle: AnyButtonStyle? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of buttons below.
    @MainActor @preconcurrency
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(ButtonStyleModifier(style: .custom(style)))
    }

    /// Sets the look and the workings of buttons below.
    @MainActor @preconcurrency
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let any: AnyButtonStyle
        if let known = style as? any KnownButtonStyle {
            any = known.look.map { .look($0) } ?? .automatic
        } else {
            any = .primitive(ErasedStyle(style) { $0.makeBody(configuration: $1) })
        }
        return modifier(ButtonStyleModifier(style: any))
    }
}

struct ButtonStyleModifier: Equatable {
    var style: AnyButtonStyle
}

extension ButtonStyleModifier: EnvironmentModifying {
    func modify(_ environment: inout EnvironmentValues) { environment.buttonStyle = style }
}
