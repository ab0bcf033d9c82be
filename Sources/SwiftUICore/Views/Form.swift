// Status: partial (always a grouped list)
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
