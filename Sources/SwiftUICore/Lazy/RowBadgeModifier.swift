import LayoutCore

/// Shows a text at the end of a row of a list; elsewhere it shows nothing.
struct RowBadgeModifier: ViewModifier {
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
