// Status: complete
// GTK: GtkSwitch, GtkButton

/// What a toggle style is given.
public struct ToggleStyleConfiguration {
    /// What is on or off.
    public struct Label: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    public let label: Label
    /// Whether the toggle is on; writing it turns the toggle.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for values of which some are on and some off; never here.
    public let isMixed = false

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// A look of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ToggleStyleConfiguration
}

/// The style of the surroundings: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration)
    }
}

/// A label with a switch at the trailing side.
public struct SwitchToggleStyle: ToggleStyle {
    public nonisolated init() {}
    /// Accepted; switches have the desktop's accent.
    public nonisolated init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration)
    }
}

/// A button that stays tinted while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ToggleButton(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { .init() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { .init() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { .init() }
}

private struct SwitchRow: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    var body: some View {
        HStack {
            if !areLabelsHidden {
                configuration.label
                Spacer()
            }
            ToggleSwitch(
                isOn: configuration.$isOn, name: plainTitle(of: configuration.label.wrapped))
        }
        .modifier(ControlRowModifier())
    }
}

private struct ToggleButton: View {
    let configuration: ToggleStyleConfiguration

    var body: some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(look)
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    }

    private var look: some PrimitiveButtonStyle { OnOffButtonStyle(isOn: configuration.isOn) }
}

private struct OnOffButtonStyle: PrimitiveButtonStyle, KnownButtonStyle {
    let isOn: Bool
    var look: ButtonLook? { isOn ? .borderedProminent : .borderless }
    func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: ErasedStyle<ToggleStyleConfiguration>? { nil }
    }
    var toggleStyle: ErasedStyle<ToggleStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Chooses the look of toggles below.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        styled(by: style, key: \.toggleStyle) { $0.makeBody(configuration: $1) }
    }
}
