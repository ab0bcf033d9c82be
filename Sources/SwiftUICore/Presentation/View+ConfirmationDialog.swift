// Status: complete
// GTK: AdwMessageDialog

extension View {
    /// Asks a person to choose among actions while a condition holds.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: { EmptyView() })
    }
    /// Asks a person to choose among actions while a condition holds.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: { EmptyView() })
    }
    /// Asks a person to choose among actions while a condition holds.
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: { EmptyView() })
    }

    /// Asks a person to choose among actions, with a message, while a condition holds.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: message)
    }
    /// Asks a person to choose among actions, with a message, while a condition holds.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: message)
    }
    /// Asks a person to choose among actions, with a message, while a condition holds.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            AlertModifier(
                isPresented: isPresented,
                title: titleVisibility == .hidden ? "" : title.plainString,
                actions: actions, message: message, isConfirmation: true))
    }

    /// Asks a person to choose among actions made of data while a condition holds and there is data.
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: { _ in EmptyView() })
    }
    /// Asks a person to choose among actions made of data while a condition holds and there is data.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: { _ in EmptyView() })
    }
    /// Asks a person to choose among actions made of data while a condition holds and there is data.
    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Asks a person to choose among actions made of data, with a message.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: message)
    }
    /// Asks a person to choose among actions made of data, with a message.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: message)
    }
    /// Asks a person to choose among actions made of data, with a message.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                isPresented: data == nil ? .constant(false) : isPresented,
                title: titleVisibility == .hidden ? "" : title.plainString,
                actions: { data.map(actions) }, message: { data.map(message) },
                isConfirmation: true))
    }
}
