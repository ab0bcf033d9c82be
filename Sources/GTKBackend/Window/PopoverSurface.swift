// GTK: GtkPopover
import CAdwaita
import CAdwaitaShims
import Foundation
import LayoutCore
import SwiftUICore

/// A root in a bubble that points at a part of another.
@MainActor
final class PopoverSurface: RootSurface {
    private weak var owner: RootSurface?
    private var signal: Signal?
    private var shownSize = CGSize.zero
    private static let largest = CGSize(width: 520, height: 560)

    init(
        root: ViewRoot, backend: GTKBackend, over owner: RootSurface, at rect: CGRect,
        of node: RenderNode?, edge: Edge
    ) {
        self.owner = owner
        super.init(root: root, backend: backend, widget: gtk_popover_new())
        let host = tree.makeRootHost(minimumSize: CGSize(width: 40, height: 24)) {
            [weak self] size in self?.root.setSize(size)
        }
        let popover = widget.cast(to: GtkPopover.self)
        gtk_popover_set_child(popover, host.widget)
        gtk_popover_set_position(popover, edge.position)
        gtk_widget_add_css_class(widget, "engawa-bubble")
        point(at: rect, of: node)
        signal = Signal(widget, "closed") { [weak self] _ in self?.closed() }
        listen()
    }

    // What lies in a header bar is not where the runtime put it.
    private func point(at rect: CGRect, of node: RenderNode?) {
        guard let owner, let anchor = owner.tree.rootHost?.widget else { return }
        gtk_widget_set_parent(widget, anchor)
        var area = rect
        var bounds = graphene_rect_t()
        if let host = node?.backendObject as? Host,
            gtk_widget_compute_bounds(host.widget, anchor, &bounds) != 0
        {
            area = CGRect(
                x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y),
                width: CGFloat(bounds.size.width), height: CGFloat(bounds.size.height))
        }
        var target = area.gdk
        gtk_popover_set_pointing_to(widget.cast(to: GtkPopover.self), &target)
    }

    override var window: RootWindow? { owner?.window }

    func present() {
        fit()
        gtk_popover_popup(widget.cast(to: GtkPopover.self))
    }

    override func didCommit() { fit() }
    override func headerBarsChanged() {}

    private func fit() {
        guard !isClosed, let host = tree.rootHost?.widget else { return }
        let size = root.fittingSize(in: PopoverSurface.largest)
        guard size != shownSize else { return }
        shownSize = size
        gtk_widget_set_size_request(
            host, Int32(size.width.rounded(.up)), Int32(size.height.rounded(.up)))
        root.setSize(
            CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)))
    }

    private func closed() {
        guard !isClosed else { return }
        let dismissed = onDismiss
        end()
        dismissed?()
    }

    override func close() { gtk_popover_popdown(widget.cast(to: GtkPopover.self)) }

    override func dismiss() {
        guard !isClosed else { return }
        end()
        gtk_popover_popdown(widget.cast(to: GtkPopover.self))
    }

    override func end() {
        signal?.disconnect()
        super.end()
        let widget = widget
        let reference = GObjectRef(sinking: widget.raw)
        _ = OneShot.after(milliseconds: 200) {
            if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
            withExtendedLifetime(reference) {}
        }
    }
}

extension CGRect {
    /// The same in whole pixels, at least one by one.
    var gdk: GdkRectangle {
        GdkRectangle(
            x: Int32(minX.rounded()), y: Int32(minY.rounded()),
            width: max(1, Int32(width.rounded())), height: max(1, Int32(height.rounded())))
    }
}

extension Edge {
    /// The side of what it points at on which a bubble stands, its arrow on this edge.
    fileprivate var position: GtkPositionType {
        switch self {
        case .top: GTK_POS_BOTTOM
        case .bottom: GTK_POS_TOP
        case .leading: GTK_POS_RIGHT
        case .trailing: GTK_POS_LEFT
        }
    }
}
