// Status: complete
// GTK: AdwMessageDialog

/// An alert as a value, as older apps make it.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A button of an alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        public static func `default`(
            _ label: Text, action: (() -> Void)? = {}
        ) -> Alert.Button {
            Alert.Button(label: label, role: nil, action: action)
        }
        public static func cancel(
            _ label: Text, action: (() -> Void)? = {}
        ) -> Alert.Button {
            Alert.Button(label: label, role: .cancel, action: action)
        }
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: Text(verbatim: Words.cancel), role: .cancel, action: action)
        }
        public static func destructive(
            _ label: Text, action: (() -> Void)? = {}
        ) -> Alert.Button {
            Alert.Button(label: label, role: .destructive, action: action)
        }
    }

    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    public init(
        title: Text, message: Text? = nil, primaryButton: Alert.Button,
        secondaryButton: Alert.Button
    ) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    init(title: Text, message: Text?, buttons: [Alert.Button]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Shows an alert value while a condition holds.
    public nonisolated func alert(
        isPresented: Binding<Bool>, content: @escaping () -> Alert
    ) -> some View {
        modifier(OldAlertModifier(isPresented: isPresented, content: content))
    }

    /// Shows an alert value made of an item while there is one.
    public nonisolated func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        modifier(
            OldAlertModifier(isPresented: item.isThere()) {
                item.wrappedValue.map(content) ?? Alert(title: Text(verbatim: ""))
            })
    }
}

/// Shows an alert value through the same dialog as the newer forms.
struct OldAlertModifier {
    let isPresented: Binding<Bool>
    var isConfirmation = false
    let content: () -> Alert
}

extension OldAlertModifier: ViewModifier {
    func body(content view: Content) -> some View {
        let alert = isPresented.wrappedValue ? content() : nil
        view.modifier(
            AlertModifier(
                isPresented: isPresented, title: alert?.title.plainString ?? "",
                actions: {
                    ForEach(Array((alert?.buttons ?? []).enumerated()), id: \.offset) { entry in
                        SwiftUICore.Button(role: entry.element.role) {
                            entry.element.action?()
                        } label: {
                            entry.element.label
                        }
                    }
                }, message: { alert?.message }, isConfirmation: isConfirmation))
    }
}

extension Binding {
    /// Whether there is a value; writing false takes it away.
    func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(
            get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}
