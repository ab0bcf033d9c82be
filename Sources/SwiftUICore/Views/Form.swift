// Status: partial (always a grouped list; styles are accepted)
// GTK: the list's scrollable

/// Controls in groups.
public struct Form<Content: View>: View {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View {
        List { content }
            .listStyle(.insetGrouped)
    }
}

/// How forms look; grouped here.
public protocol FormStyle: Sendable {}
public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { .init() }
}
extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { .init() }
}
extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { .init() }
}

extension View {
    /// Accepted; forms are grouped.
    public nonisolated func formStyle<F: FormStyle>(_ style: F) -> some View { self }
}
