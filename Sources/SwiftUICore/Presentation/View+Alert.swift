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
    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(title, isPresented: isPresented, presenting: data, actions: actions) {
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
}

private func errorTitle<E: LocalizedError>(_ error: E) -> String {
    error.errorDescription ?? "\(error)"
}
