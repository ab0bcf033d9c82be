// Status: partial (no filter for numbers)
// GTK: GtkTextView
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// Points between the edge of a text of several lines and its words.
struct TextAreaInsets {
    let horizontal: CGFloat
    let vertical: CGFloat
    init(_ look: TextFieldState.Look) {
        horizontal = look == .plain ? 0 : 9
        vertical = look == .plain ? 0 : 8
    }
}

/// A text of several lines that a person can edit.
///
/// What the input method is composing is never replaced, as in `GTKTextField`.
@MainActor
final class GTKTextArea: Host {
    private let view: Widget
    private let placeholder: Widget
    private var signals: [Signal] = []
    private var applied: TextFieldState?
    private var isApplying = false
    private var isComposing = false

    private var state: TextFieldState? {
        if case .textField(let state) = node.content { return state }
        return nil
    }

    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        view = gtk_text_view_new()
        placeholder = gtk_label_new(nil)
        let overlay: Widget = gtk_overlay_new()
        super.init(node: node, kind: kind, owner: owner, tree: tree, widget: overlay)
        fill(overlay)
        connect()
    }

    private func fill(_ overlay: Widget) {
        let text = view.cast(to: GtkTextView.self)
        gtk_text_view_set_wrap_mode(text, GTK_WRAP_WORD_CHAR)
        // Tab leads on, as from any other control.
        gtk_text_view_set_accepts_tab(text, 0)
        pango_context_set_round_glyph_positions(gtk_widget_get_pango_context(view), 0)
        let scrolled: Widget = gtk_scrolled_window_new()
        gtk_scrolled_window_set_policy(
            scrolled.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(scrolled.opaque, view)
        gtk_widget_add_css_class(scrolled, "engawa-area")
        gtk_overlay_set_child(overlay.opaque, scrolled)
        gtk_overlay_add_overlay(overlay.opaque, placeholder)
        gtk_widget_add_css_class(placeholder, "dim-label")
        gtk_widget_set_can_target(placeholder, 0)
        gtk_widget_set_valign(placeholder, GTK_ALIGN_START)
        gtk_widget_set_halign(placeholder, GTK_ALIGN_START)
        gtk_label_set_wrap(placeholder.opaque, 1)
        guard case .textArea(let look) = kind else { return }
        if look != .plain { gtk_widget_add_css_class(scrolled, "engawa-area-bordered") }
        let insets = TextAreaInsets(look)
        let (across, down) = (Int32(insets.horizontal), Int32(insets.vertical))
        gtk_text_view_set_left_margin(text, across)
        gtk_text_view_set_right_margin(text, across)
        gtk_text_view_set_top_margin(text, down)
        gtk_text_view_set_bottom_margin(text, down)
        gtk_widget_set_margin_start(placeholder, across)
        gtk_widget_set_margin_end(placeholder, across)
        gtk_widget_set_margin_top(placeholder, down)
    }

    private var buffer: UnsafeMutablePointer<GtkTextBuffer>? {
        gtk_text_view_get_buffer(view.cast(to: GtkTextView.self))
    }

    private var text: String {
        guard let copy = cadw_text_view_copy_text(view) else { return "" }
        defer { g_free(copy) }
        return String(cString: copy)
    }

    // MARK: From the person

    private func connect() {
        let view = view
        signals = [
            Signal(view, "preedit-changed") { [weak self] in
                self?.compositionChanged($0.string(at: 1))
            },
            Signal(view, "notify::has-focus") { [weak self] _ in
                self?.node.handlers.focusChanged?(gtk_widget_has_focus(view) != 0)
            },
        ]
        guard let buffer else { return }
        signals.append(
            Signal(UnsafeMutableRawPointer(buffer), "changed") { [weak self] _ in self?.edited() })
    }

    private func edited() {
        updatePlaceholder()
        guard !isApplying else { return }
        applyFont()
        node.handlers.textChanged?(text)
    }

    private func compositionChanged(_ preedit: String) {
        isComposing = !preedit.isEmpty
        updatePlaceholder()
        if !isComposing { applyText() }
    }

    // MARK: From the app

    override func contentChanged() {
        guard let state else { return }
        applyText()
        let old = applied
        applied = state
        if state.placeholder != old?.placeholder {
            gtk_label_set_text(placeholder.opaque, state.placeholder)
        }
        updatePlaceholder()
        if state.font != old?.font || state.color != old?.color
            || state.alignment != old?.alignment
        {
            applyFont()
        }
        if state.isFocused != old?.isFocused { applyFocus() }
    }

    private func applyText() {
        guard let state, !isComposing, state.text != text, let buffer else { return }
        isApplying = true
        gtk_text_buffer_set_text(buffer, state.text, -1)
        isApplying = false
        applyFont()
    }

    private func updatePlaceholder() {
        let isShown = text.isEmpty && !isComposing
        if (gtk_widget_get_visible(placeholder) != 0) != isShown {
            gtk_widget_set_visible(placeholder, isShown ? 1 : 0)
        }
    }

    private func applyFont() {
        guard let state,
            let description = tree.backend.texts.fonts.makeDescription(of: state.font)
        else { return }
        var color = state.color.rgba
        cadw_text_view_set_style(view, description, &color, state.alignment.index)
        pango_font_description_free(description)
        let list = pango_attr_list_new()
        for attribute in TextAttributes.attributes(
            of: state.font, nil, fonts: tree.backend.texts.fonts)
        {
            pango_attr_list_insert(list, attribute)
        }
        gtk_label_set_attributes(placeholder.opaque, list)
        pango_attr_list_unref(list)
    }

    private func applyFocus() {
        guard let isFocused = state?.isFocused, gtk_widget_get_root(widget) != nil else { return }
        let hasFocus = gtk_widget_has_focus(view) != 0
        if isFocused, !hasFocus {
            gtk_widget_grab_focus(view)
        } else if !isFocused, hasFocus {
            gtk_root_set_focus(gtk_widget_get_root(widget), nil)
        }
    }

    override func attached() { applyFocus() }

    /// Assistive technology finds the text, not what frames it.
    override var spokenWidget: Widget { view }

    override func tearDown() {
        for signal in signals { signal.disconnect() }
        super.tearDown()
    }
}

extension ResolvedText.Alignment {
    fileprivate var index: Int32 {
        switch self {
        case .leading: 0
        case .center: 1
        case .trailing: 2
        }
    }
}
