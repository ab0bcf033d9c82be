// Status: partial (styles are the three built-in ones)
// GTK: nothing of its own

/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    @Environment(\.labelLook) private var look

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        switch look {
        case .titleAndIcon:
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                icon
                title
            }
        case .titleOnly: title
        case .iconOnly: icon
        }
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

enum LabelLook: Hashable, Sendable { case titleAndIcon, titleOnly, iconOnly }

/// Which parts of labels are shown.
public protocol LabelStyle {}
public struct TitleAndIconLabelStyle: LabelStyle { public init() {} }
public struct TitleOnlyLabelStyle: LabelStyle { public init() {} }
public struct IconOnlyLabelStyle: LabelStyle { public init() {} }
public struct DefaultLabelStyle: LabelStyle { public init() {} }
extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { .init() }
}

extension EnvironmentValues {
    private enum LookKey: EnvironmentKey { static let defaultValue = LabelLook.titleAndIcon }
    var labelLook: LabelLook {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
}

extension View {
    /// Chooses which parts of labels are shown.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        let look: LabelLook =
            style is TitleOnlyLabelStyle
            ? .titleOnly : style is IconOnlyLabelStyle ? .iconOnly : .titleAndIcon
        return environment(\.labelLook, look)
    }
}
