// GTK: the default size of a GtkWindow, a GtkButton as its handle
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// Gives a sheet's window the height that its views ask for, and a handle to change it.
@MainActor
final class SheetHeightControl {
    private weak var sheet: RootWindow?
    private let available: () -> CGFloat
    private let grip: Widget
    private var signal: Signal?
    private var selection: Int?
    private var heights: [CGFloat] = []

    init(sheet: RootWindow, column: Widget, available: @escaping () -> CGFloat) {
        self.sheet = sheet
        self.available = available
        grip = gtk_button_new()
        gtk_widget_add_css_class(grip, "engawa-grip")
        gtk_widget_set_halign(grip, GTK_ALIGN_CENTER)
        gtk_widget_set_tooltip_text(grip, Words.resize)
        cadw_accessible_set_text(grip, GTK_ACCESSIBLE_PROPERTY_LABEL, Words.resize)
        gtk_widget_set_visible(grip, 0)
        gtk_box_prepend(column.cast(to: GtkBox.self), grip)
        signal = Signal(grip, "clicked") { [weak self] _ in self?.next() }
        sheet.root.presentationTraitsDidChange = { [weak self] in self?.update() }
        update()
    }

    private func update() {
        guard let sheet, let asked = sheet.root.sheetHeights(in: available()) else { return }
        gtk_widget_set_visible(grip, asked.showsIndicator ? 1 : 0)
        let isNew = selection != nil && (asked.selection != selection || asked.heights != heights)
        selection = asked.selection
        heights = asked.heights
        if isNew { resize(to: asked.heights[asked.selection]) }
    }

    private func next() {
        guard let sheet, let asked = sheet.root.sheetHeights(in: available()) else { return }
        let next = ((selection ?? 0) + 1) % asked.heights.count
        selection = next
        resize(to: asked.heights[next])
        asked.select(next)
    }

    private func resize(to height: CGFloat) {
        guard let sheet else { return }
        let window = sheet.widget.cast(to: GtkWindow.self)
        var width: Int32 = 0
        gtk_window_get_default_size(window, &width, nil)
        gtk_window_set_default_size(window, width, Int32(max(120, height)))
    }

    isolated deinit { signal?.disconnect() }
}
