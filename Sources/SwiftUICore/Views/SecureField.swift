// Status: complete
// GTK: GtkPasswordEntry

/// A line of text that is hidden while it is edited.
public struct SecureField<Label: View>: View {
    let label: Label
    let prompt: Text?
    let text: Binding<String>
    var onCommit: (() -> Void)?

    public var body: some View {
        FieldInStyle(
            field: TextField(label: label, prompt: prompt, text: text, onCommit: onCommit),
            isSecure: true)
    }
}

extension SecureField where Label == Text {
    /// Makes a field of a secret.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), prompt: nil, text: text)
    }
    /// Makes a field of a secret.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), prompt: nil, text: text)
    }
    /// Makes a field of a secret with words that stand in it while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), prompt: prompt, text: text)
    }
    /// Makes a field of a secret with words that stand in it while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), prompt: prompt, text: text)
    }
    /// Makes a field of a secret in the manner of older apps.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), prompt: nil, text: text, onCommit: onCommit)
    }
    /// Makes a field of a secret in the manner of older apps.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(title), prompt: nil, text: text, onCommit: onCommit)
    }
}

extension SecureField {
    /// Makes a field of a secret with a label of any views.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, text: text)
    }
}
