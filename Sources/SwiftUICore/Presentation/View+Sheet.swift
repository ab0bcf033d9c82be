// Status: complete
// GTK: a modal GtkWindow; covers are pages of a GtkStack
import Foundation
import LayoutCore

extension View {
    /// Shows a view over the window while a condition holds.
    public nonisolated func sheet<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some View {
        modifier(
            SheetModifier(
                id: { isPresented.wrappedValue ? AnyHashable(true) : nil },
                clear: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
                content: content))
    }

    /// Shows a view made of an item over the window while there is one.
    public nonisolated func sheet<Item: Identifiable, C: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> C
    ) -> some View {
        modifier(
            SheetModifier(
                id: { item.wrappedValue.map { AnyHashable($0.id) } },
                clear: { item.wrappedValue = nil }, onDismiss: onDismiss,
                content: { item.wrappedValue.map(content) }))
    }

    /// Shows a view over the whole window while a condition holds.
    public nonisolated func fullScreenCover<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some View {
        modifier(
            SheetModifier(
                id: { isPresented.wrappedValue ? AnyHashable(true) : nil },
                clear: { isPresented.wrappedValue = false }, onDismiss: onDismiss, kind: .cover,
                content: content))
    }

    /// Shows a view made of an item over the whole window while there is one.
    public nonisolated func fullScreenCover<Item: Identifiable, C: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> C
    ) -> some View {
        modifier(
            SheetModifier(
                id: { item.wrappedValue.map { AnyHashable($0.id) } },
                clear: { item.wrappedValue = nil }, onDismiss: onDismiss, kind: .cover,
                content: { item.wrappedValue.map(content) }))
    }
}
