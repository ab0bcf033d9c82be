// Status: partial (rows of lists; tabs show none)
import LayoutCore

extension View {
    /// Shows a number at the end of a row; 0 shows none.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(text: count == 0 ? nil : Text(verbatim: "\(count)")))
    }
    /// Shows a text at the end of a row; nil shows none.
    public nonisolated func badge(_ label: Text?) -> some View {
        modifier(BadgeModifier(text: label))
    }
    /// Shows a text at the end of a row; nil shows none.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeModifier(text: key.map { Text($0) }))
    }
    /// Shows a text at the end of a row; nil shows none.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(text: label.map { Text($0) }))
    }
}

struct BadgeModifier: ViewModifier {
    let text: Text?

    func body(content: Content) -> some View { BadgedRow(text: text, content: content) }
}

private struct BadgedRow<Content: View>: View {
    let text: Text?
    let content: Content
    @Environment(\.isInList) private var isInList

    var body: some View {
        if let text, isInList {
            HStack(spacing: 8) {
                content
                Spacer(minLength: 0)
                text.foregroundColor(.secondary)
            }
        } else {
            content
        }
    }
}
