// Status: complete
// GTK: AdwMessageDialog

/// A choice among actions as a value, as older apps make it.
public struct ActionSheet {
    public typealias Button = Alert.Button
    let alert: Alert
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        alert = Alert(title: title, message: message, buttons: buttons)
    }
}

extension View {
    /// Asks a person to choose among actions, as older apps do.
    public nonisolated func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        modifier(
            OldAlertModifier(isPresented: isPresented, isConfirmation: true) { content().alert })
    }

    /// Asks a person to choose among actions for an item, as older apps do.
    public nonisolated func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: @escaping (T) -> ActionSheet
    ) -> some View {
        modifier(
            OldAlertModifier(isPresented: item.isThere(), isConfirmation: true) {
                item.wrappedValue.map { content($0).alert } ?? Alert(title: Text(verbatim: ""))
            })
    }
}
