// Status: complete
// GTK: GtkEntry, GtkPasswordEntry
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A line of text that a person can edit.
///
/// What the input method is composing is never replaced: text that the app sets meanwhile waits
/// until the composition ends.
@MainActor
final class GTKTextField: Host {
    private var signals: [Signal] = []
    private var applied: TextFieldState?
    private var isApplying = false
    private var isComposing = false

    private var state: TextFieldState? {
        if case .textField(let state) = node.content { return state }
        return nil
    }

    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        super.init(
            node: node, kind: kind, owner: owner, tree: tree, widget: GTKTextField.make(kind))
        connect()
    }

    // A bare GtkText would do for the plain look, but assistive technology doesn't see those.
    private static func make(_ kind: HostKind) -> Widget {
        guard case .textField(let look, let isSecure) = kind else { return gtk_entry_new() }
        let entry = isSecure ? makePasswordEntry(look) : makeEntry(look)
        if look == .plain { gtk_widget_add_css_class(entry, "engawa-field") }
        return entry
    }

    private static func makePasswordEntry(_ look: TextFieldState.Look) -> Widget {
        let entry: Widget = gtk_password_entry_new()
        gtk_password_entry_set_show_peek_icon(entry.opaque, 1)
        return entry
    }

    private static func makeEntry(_ look: TextFieldState.Look) -> Widget {
        let widget: Widget = gtk_entry_new()
        guard look == .search else { return widget }
        let entry = widget.cast(to: GtkEntry.self)
        gtk_entry_set_icon_from_icon_name(entry, GTK_ENTRY_ICON_PRIMARY, "system-search-symbolic")
        gtk_entry_set_icon_activatable(entry, GTK_ENTRY_ICON_PRIMARY, 0)
        return widget
    }

    /// The GtkText that does the work, inside whatever frames it.
    private var inner: Widget {
        guard let delegate = gtk_editable_get_delegate(widget.opaque) else { return widget }
        return Widget(widget: delegate)
    }

    private var text: String {
        gtk_editable_get_text(widget.opaque).map { String(cString: $0) } ?? ""
    }

    // MARK: From the person

    private func connect() {
        let inner = inner
        signals = [
            Signal(widget, "changed") { [weak self] _ in self?.edited() },
            Signal(inner, "activate") { [weak self] _ in self?.node.handlers.submitted?() },
            Signal(inner, "preedit-changed") { [weak self] in
                self?.compositionChanged($0.string(at: 1))
            },
            Signal(inner, "insert-text") { [weak self] in self?.filter($0, inner) },
            Signal(inner, "notify::has-focus") { [weak self] _ in
                self?.node.handlers.focusChanged?(gtk_widget_has_focus(inner) != 0)
            },
        ]
        if case .textField(.search, _) = kind {
            signals.append(
                Signal(widget, "icon-release") { [weak self] _ in self?.clear() })
        }
    }

    private func edited() {
        updateClearIcon()
        guard !isApplying else { return }
        node.handlers.textChanged?(text)
    }

    private func clear() {
        gtk_editable_set_text(widget.opaque, "")
        gtk_widget_grab_focus(inner)
    }

    private func compositionChanged(_ preedit: String) {
        isComposing = !preedit.isEmpty
        if !isComposing { applyText() }
    }

    // Digits of any script, full-width ones above all, count as digits.
    private func filter(_ arguments: SignalArguments, _ inner: Widget) {
        guard !isApplying, let keyboard = state?.keyboard, keyboard.isNumeric else { return }
        let typed = arguments.string(at: 1)
        let accepted = keyboard.accepted(typed)
        guard accepted != typed else { return }
        cadw_stop_emission(inner.raw, "insert-text")
        guard !accepted.isEmpty else { return }
        var position = gtk_editable_get_position(inner.opaque)
        gtk_editable_insert_text(
            inner.opaque, accepted, Int32(accepted.utf8.count), &position)
        gtk_editable_set_position(inner.opaque, position)
    }

    // MARK: From the app

    override func contentChanged() {
        guard let state else { return }
        applyText()
        applyPlaceholder(state)
        if state.font != applied?.font || state.color != applied?.color { applyFont(state) }
        if state.alignment != applied?.alignment {
            gtk_editable_set_alignment(widget.opaque, state.alignment.fraction)
        }
        if state.keyboard != applied?.keyboard, !state.isSecure {
            gtk_text_set_input_purpose(inner.cast(to: GtkText.self), state.keyboard.purpose)
        }
        let oldFocus = applied?.isFocused
        applied = state
        if state.isFocused != oldFocus { applyFocus() }
        updateClearIcon()
    }

    private func applyText() {
        guard let state, !isComposing, state.text != text else { return }
        isApplying = true
        let position = gtk_editable_get_position(widget.opaque)
        let wasAtEnd = Int(position) >= text.unicodeScalars.count
        gtk_editable_set_text(widget.opaque, state.text)
        gtk_editable_set_position(widget.opaque, wasAtEnd ? -1 : position)
        isApplying = false
    }

    private func applyPlaceholder(_ state: TextFieldState) {
        guard state.placeholder != applied?.placeholder else { return }
        switch kind {
        case .textField(_, isSecure: true):
            gtk_text_set_placeholder_text(inner.cast(to: GtkText.self), state.placeholder)
        default:
            gtk_entry_set_placeholder_text(widget.cast(to: GtkEntry.self), state.placeholder)
        }
    }

    private func applyFont(_ state: TextFieldState) {
        let list = pango_attr_list_new()
        let attributes = TextAttributes.attributes(
            of: state.font, state.color, fonts: tree.backend.texts.fonts)
        for attribute in attributes { pango_attr_list_insert(list, attribute) }
        gtk_text_set_attributes(inner.cast(to: GtkText.self), list)
        pango_attr_list_unref(list)
    }

    /// Takes or gives up the focus as the app says; again once the widget is on screen.
    private func applyFocus() {
        guard let isFocused = state?.isFocused, gtk_widget_get_root(widget) != nil else { return }
        let hasFocus = gtk_widget_has_focus(inner) != 0
        if isFocused, !hasFocus {
            gtk_widget_grab_focus(inner)
        } else if !isFocused, hasFocus {
            gtk_root_set_focus(gtk_widget_get_root(widget), nil)
        }
    }

    override func attached() { applyFocus() }

    private func updateClearIcon() {
        guard case .textField(.search, _) = kind else { return }
        let name: String? = text.isEmpty ? nil : "edit-clear-symbolic"
        gtk_entry_set_icon_from_icon_name(
            widget.cast(to: GtkEntry.self), GTK_ENTRY_ICON_SECONDARY, name)
        if name != nil {
            gtk_entry_set_icon_tooltip_text(
                widget.cast(to: GtkEntry.self), GTK_ENTRY_ICON_SECONDARY, Words.clear)
        }
    }

    override func tearDown() {
        for signal in signals { signal.disconnect() }
        super.tearDown()
    }
}

extension TextFieldState.Keyboard {
    var purpose: GtkInputPurpose {
        switch self {
        case .any: GTK_INPUT_PURPOSE_FREE_FORM
        case .integer: GTK_INPUT_PURPOSE_DIGITS
        case .decimal: GTK_INPUT_PURPOSE_NUMBER
        case .phone: GTK_INPUT_PURPOSE_PHONE
        case .email: GTK_INPUT_PURPOSE_EMAIL
        case .url: GTK_INPUT_PURPOSE_URL
        }
    }
}
