import CAdwaita
import CAdwaitaShims
import SwiftUICore

/// What a widget told assistive technology last.
struct AppliedAccessibility: Equatable {
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var isHidden = false
    /// nil for what can't be chosen.
    var isSelected: Bool?
    /// nil for what opens nothing.
    var isExpanded: Bool?
    var tooltip: String?
    var actions: [AccessibilityActionSet] = []
}

extension Host {
    /// Tells assistive technology what changed.
    func applyAccessibility() {
        var new = AppliedAccessibility()
        let state = node.accessibility
        new.label = state.label ?? spokenDefault
        new.value = state.value
        new.hint = state.hint
        new.identifier = state.identifier
        new.isHidden = state.isHidden
        if state.isSelected || state.role == .tab || accessibility.isSelected != nil {
            new.isSelected = state.isSelected
        }
        new.isExpanded = state.isExpanded
        new.tooltip = state.tooltip
        new.actions = state.actions
        guard new != accessibility else { return }
        let old = accessibility
        accessibility = new
        set(GTK_ACCESSIBLE_PROPERTY_LABEL, new.label, old: old.label)
        set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, new.value, old: old.value)
        set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, new.hint, old: old.hint)
        if new.isHidden != old.isHidden {
            cadw_accessible_set_state(
                spokenWidget, GTK_ACCESSIBLE_STATE_HIDDEN, new.isHidden ? 1 : 0)
        }
        if let isSelected = new.isSelected, isSelected != old.isSelected {
            applySelected(isSelected)
        }
        if let isExpanded = new.isExpanded, isExpanded != old.isExpanded {
            cadw_accessible_set_state(
                spokenWidget, GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded ? 1 : 0)
        }
        if new.tooltip != old.tooltip { applyTooltip(new.tooltip) }
        if new.actions != old.actions {
            spokenActions?.disconnect()
            spokenActions = new.actions.isEmpty ? nil : SpokenActions(of: state, host: self)
        }
        guard new.identifier != old.identifier else { return }
        gtk_widget_set_name(widget, new.identifier)
        // GTK 4.8 tells AT-SPI no identifiers. Of what it does tell, this is spoken for empty
        // text entries only.
        set(
            GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, new.identifier ?? placeholder,
            old: old.identifier ?? placeholder)
    }

    // A button that is on is pressed; a tab, like anything else, is selected.
    private func applySelected(_ isSelected: Bool) {
        if case .button = kind, node.accessibility.role != .tab {
            cadw_accessible_set_pressed(widget, isSelected ? 1 : 0)
        } else {
            cadw_accessible_set_state(
                widget, GTK_ACCESSIBLE_STATE_SELECTED, isSelected ? 1 : 0)
        }
    }

    private func applyTooltip(_ text: String?) {
        gtk_widget_set_tooltip_text(widget, text)
        // What is only drawn lets the pointer through, and would never be asked.
        switch kind {
        case .surface, .text: cadw_widget_set_solid(widget, text == nil ? 0 : 1)
        default: break
        }
    }

    private func set(_ property: GtkAccessibleProperty, _ text: String?, old: String?) {
        guard text != old else { return }
        if let text {
            cadw_accessible_set_text(spokenWidget, property, text)
        } else {
            cadw_accessible_reset(spokenWidget, property)
        }
    }

    private var isUnnamed: Bool {
        let role = gtk_accessible_get_accessible_role(widget.opaque)
        return role == GTK_ACCESSIBLE_ROLE_LIST || role == GTK_ACCESSIBLE_ROLE_TAB_LIST
            || kind == .progress || kind == .gestureArea(.group)
    }

    private var placeholder: String? {
        if case .textField(let state) = node.content { return state.placeholder }
        return nil
    }

    /// What the element says of itself when the app doesn't say.
    private var spokenDefault: String? {
        switch node.content {
        case .text(let text): return text.string
        case .textField(let state): return state.placeholder.isEmpty ? nil : state.placeholder
        default: break
        }
        // GTK would call these by their class.
        if isUnnamed { return "" }
        guard isCombined else { return nil }
        var parts: [String] = []
        for child in node.children { Host.collectSpoken(child, into: &parts) }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private static func collectSpoken(_ node: RenderNode, into parts: inout [String]) {
        guard !node.accessibility.isHidden else { return }
        if let label = node.accessibility.label {
            parts.append(label)
            return
        }
        if case .text(let text) = node.content, !text.string.isEmpty { parts.append(text.string) }
        for child in node.children { collectSpoken(child, into: &parts) }
    }
}
