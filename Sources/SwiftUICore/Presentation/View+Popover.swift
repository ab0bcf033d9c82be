// Status: complete
// GTK: GtkPopover; a modal GtkWindow in windows narrower than 600 points
import Foundation
import LayoutCore

extension View {
    /// Shows a view that points at this one while a condition holds.
    public nonisolated func popover<C: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> C
    ) -> some View {
        modifier(
            SheetModifier(
                id: { isPresented.wrappedValue ? AnyHashable(true) : nil },
                clear: { isPresented.wrappedValue = false }, onDismiss: nil,
                kind: .popover(attachmentAnchor.anchor, edge: arrowEdge), content: content))
    }

    /// Shows a view that points at this one while a condition holds; nil lets the desktop choose
    /// the side.
    public nonisolated func popover<C: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge?,
        @ViewBuilder content: @escaping () -> C
    ) -> some View {
        popover(
            isPresented: isPresented, attachmentAnchor: attachmentAnchor,
            arrowEdge: arrowEdge ?? .top, content: content)
    }

    /// Shows a view made of an item that points at this one while there is one.
    public nonisolated func popover<Item: Identifiable, C: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> C
    ) -> some View {
        modifier(
            SheetModifier(
                id: { item.wrappedValue.map { AnyHashable($0.id) } },
                clear: { item.wrappedValue = nil }, onDismiss: nil,
                kind: .popover(attachmentAnchor.anchor, edge: arrowEdge),
                content: { item.wrappedValue.map(content) }))
    }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)

    var anchor: PopoverAnchor {
        switch self {
        case .rect(let source): source.value.map { .rect($0) } ?? .bounds
        case .point(let point): .point(point)
        }
    }
}

/// A part of a view that a popover points at.
enum PopoverAnchor: Equatable {
    case bounds
    /// In the view's own space.
    case rect(CGRect)
    case point(UnitPoint)

    var isWhole: Bool { self == .bounds }

    /// The part in the space of a view's frame.
    func rect(in frame: CGRect) -> CGRect {
        switch self {
        case .bounds: frame
        case .rect(let rect): rect.offsetBy(dx: frame.minX, dy: frame.minY)
        case .point(let point):
            CGRect(
                x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y,
                width: 1, height: 1)
        }
    }
}
