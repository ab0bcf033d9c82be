// GTK: a page of the window's GtkStack
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A root that is shown in place of another, all over its window.
@MainActor
final class CoverSurface: RootSurface {
    private weak var owner: RootWindow?
    /// The window's title before.
    private var titleBelow: String?

    init(root: ViewRoot, backend: GTKBackend, over owner: RootWindow) {
        self.owner = owner
        super.init(
            root: root, backend: backend, widget: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        let column = makeColumn(minimumSize: CGSize(width: 320, height: 200)) {
            [weak self] size in self?.root.setSize(size)
        }
        gtk_widget_set_vexpand(column, 1)
        gtk_box_append(widget.cast(to: GtkBox.self), column)
        // What is below must not show through.
        gtk_widget_add_css_class(widget, "background")
        listen()
    }

    override var window: RootWindow? { owner }

    func present() {
        guard let owner else { return }
        root.setSize(
            CGSize(
                width: CGFloat(gtk_widget_get_width(owner.widget)),
                height: CGFloat(gtk_widget_get_height(owner.widget))))
        headerBarsChanged()
        owner.cover(with: self)
    }

    override func setTitle(_ title: String) {
        super.setTitle(title)
        if titleBelow == nil { titleBelow = owner?.title }
        owner?.setTitle(title)
    }

    // A cover goes by its own controls alone.
    override var isSheet: Bool { false }
    override func close() { owner?.close() }

    override func dismiss() {
        guard !isClosed else { return }
        end()
        if let titleBelow { owner?.setTitle(titleBelow) }
        owner?.uncover(self)
    }
}
