// Status: partial (texts can be pasted)
// GTK: GtkButton, GdkClipboard

/// A button that hands the clipboard's text to the app.
public struct PasteButton: View {
    let action: @MainActor ([String]) -> Void
    @Environment(\.clipboard) private var clipboard

    /// Makes a button that hands the clipboard's text to an action.
    public init(payloadType: String.Type, onPaste: @escaping @MainActor ([String]) -> Void) {
        action = onPaste
    }

    public var body: some View {
        Button {
            if let text = clipboard.text { action([text]) }
        } label: {
            Label(Words.paste, systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.bordered)
    }
}
