// Status: partial (popovers are sheets)
// GTK: a modal GtkWindow
import Foundation
import LayoutCore

extension View {
    /// Shows a view beside this one while a condition holds; a sheet here.
    public nonisolated func popover<C: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some View {
        sheet(isPresented: isPresented, content: content)
    }

    /// Shows a view made of an item beside this one while there is one; a sheet here.
    public nonisolated func popover<Item: Identifiable, C: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> C
    ) -> some View {
        sheet(item: item, content: content)
    }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
