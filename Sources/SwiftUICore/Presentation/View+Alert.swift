// Status: complete
// GTK: AdwMessageDialog
import Foundation

extension View {
    /// Shows an alert with a title and buttons while a condition holds.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            AlertModifier(
                isPresented: isPresented, title: title.plainString, actions: actions,
                message: { EmptyView() }))
    }

    /// Shows an alert with a title, buttons and a message while a condition holds.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            AlertModifier(
                isPresented: isPresented, title: title.plainString, actions: actions,
                message: message))
    }

    /// Shows an alert made of data while a condition holds and the data is there.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) {
            _ in EmptyView()
        }
    }
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) {
            _ in EmptyView()
        }
    }
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
            message: message)
    }
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            Text(title), isPresented: isPresented, presenting: data, actions: actions,
            message: message)
    }
    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                isPresented: data == nil ? .constant(false) : isPresented,
                title: title.plainString,
                actions: { data.map(actions) }, message: { data.map(message) }))
    }

    /// Shows an alert about an error while a condition holds and there is an error.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            AlertModifier(
                isPresented: error == nil ? .constant(false) : isPresented,
                title: error.map(errorTitle) ?? "", actions: actions, message: { EmptyView() }))
    }

    /// Shows an alert about an error, with a message made of it.
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                isPresented: error == nil ? .constant(false) : isPresented,
                title: error.map(errorTitle) ?? "", actions: { error.map(actions) },
                message: { error.map(message) }))
    }

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
            OldAlertModifier(
                isPresented: Binding(
                    get: { item.wrappedValue != nil },
                    set: { if !$0 { item.wrappedValue = nil } })
            ) { item.wrappedValue.map(content) ?? Alert(title: Text(verbatim: "")) })
    }

    /// Asks a person to choose among actions while a condition holds.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: { EmptyView() })
    }
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: { EmptyView() })
    }
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: message)
    }
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            AlertModifier(
                isPresented: isPresented, title: title.plainString, actions: actions,
                message: message, isConfirmation: true))
    }

    /// Asks a person to choose among actions, as older apps do.
    public nonisolated func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        modifier(OldAlertModifier(isPresented: isPresented) { content().alert })
    }

    /// Asks a person to choose among actions for an item, as older apps do.
    public nonisolated func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: @escaping (T) -> ActionSheet
    ) -> some View {
        alert(item: item) { content($0).alert }
    }
}

private func errorTitle<E: LocalizedError>(_ error: E) -> String {
    error.errorDescription ?? "\(error)"
}

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

    fileprivate init(title: Text, message: Text?, buttons: [Alert.Button]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// A choice among actions as a value, as older apps make it.
public struct ActionSheet {
    public typealias Button = Alert.Button
    fileprivate let alert: Alert
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        alert = Alert(title: title, message: message, buttons: buttons)
    }
}

/// Shows an alert value through the same dialog as the newer forms.
struct OldAlertModifier {
    let isPresented: Binding<Bool>
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
                }, message: { alert?.message }))
    }
}
