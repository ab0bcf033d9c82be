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

/// A place in one view, told to another.
public struct Anchor<Value: Sendable>: Sendable {
    /// Where the place is taken from.
    public struct Source: Sendable {
        let value: Value?
    }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's own space.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init(value: rect) }
    /// The view's whole rectangle.
    public static var bounds: Anchor<CGRect>.Source { .init(value: nil) }
}
