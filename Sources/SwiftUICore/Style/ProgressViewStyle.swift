// Status: complete
// GTK: GtkSpinner, GtkProgressBar

/// What a progress view style is given.
public struct ProgressViewStyleConfiguration {
    /// What goes on.
    public struct Label: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    /// How far it has come, in words.
    public struct CurrentValueLabel: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    /// 0…1, nil while nobody knows.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// How progress is shown.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ProgressViewStyleConfiguration
}

/// A spinner where nobody knows how far, else a bar.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ProgressParts(configuration: configuration, isCircular: nil, tint: nil)
    }
}

/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle {
    let tint: Color?
    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        ProgressParts(configuration: configuration, isCircular: true, tint: tint)
    }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    let tint: Color?
    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        ProgressParts(configuration: configuration, isCircular: false, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { .init() }
}

/// The parts of a progress view as the built-in styles place them.
private struct ProgressParts: View {
    let configuration: ProgressViewStyleConfiguration
    let isCircular: Bool?
    let tint: Color?

    private var isRound: Bool { isCircular ?? (configuration.fractionCompleted == nil) }

    var body: some View {
        VStack(spacing: 6) {
            if !isRound { configuration.label }
            ProgressIndicator(
                fraction: configuration.fractionCompleted, isCircular: isRound, tint: tint)
            if let value = configuration.currentValueLabel { value.font(.caption) }
            if isRound { configuration.label }
        }
    }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: ErasedStyle<ProgressViewStyleConfiguration>? { nil }
    }
    var progressStyle: ErasedStyle<ProgressViewStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Chooses how progress below is shown.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        styled(by: style, key: \.progressStyle) { $0.makeBody(configuration: $1) }
    }
}
