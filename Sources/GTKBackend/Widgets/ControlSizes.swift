import CAdwaita
import Foundation
import LayoutCore
import SwiftUICore

/// Sizes that native controls ask for, measured on a widget of each kind that is never shown.
@MainActor
final class ControlSizes {
    private let texts: TextLayouts
    private var naturals: [Kind: CGSize] = [:]
    private enum Kind: Hashable {
        case entry, toggle, spinner, bar, scale, stepper, calendar, colorWell
        case number(digits: Int)
        case segmented([String])
    }
    /// Width of what can be any width, when nothing is proposed.
    private static let idealFieldWidth: CGFloat = 200

    init(texts: TextLayouts) { self.texts = texts }

    func size(of control: RenderContent, proposal: ProposedViewSize) -> CGSize {
        switch control {
        case .textField(let state): textField(state, proposal)
        case .toggle: natural(.toggle)
        case .progress(_, let isCircular, _):
            isCircular
                ? CGSize(width: 24, height: 24)
                : CGSize(width: flexible(proposal.width, least: 40), height: 8)
        case .picker(let state): picker(state, proposal)
        case .slider:
            CGSize(width: flexible(proposal.width, least: 60), height: natural(.scale).height)
        case .stepper: natural(.stepper)
        case .calendar: natural(.calendar)
        case .number(_, _, _, let digits): natural(.number(digits: digits))
        case .colorWell: natural(.colorWell)
        default:
            CGSize(
                width: flexible(proposal.width, least: 0),
                height: flexible(proposal.height, least: 0))
        }
    }

    private func flexible(_ offer: CGFloat?, least: CGFloat) -> CGFloat {
        guard let offer, offer.isFinite else { return ControlSizes.idealFieldWidth }
        return max(least, offer)
    }

    private func textField(_ state: TextFieldState, _ proposal: ProposedViewSize) -> CGSize {
        let sample = ResolvedText(
            runs: [ResolvedText.Run(string: "Ag国", font: state.font, color: state.color)])
        let line = texts.layout(of: sample).fitted(width: nil, height: nil).metrics.size.height
        let width = flexible(proposal.width, least: 40)
        if state.isMultiline {
            return CGSize(width: width, height: areaHeight(state, width: width, line: line))
        }
        if state.look == .plain { return CGSize(width: width, height: line) }
        return CGSize(width: width, height: max(natural(.entry).height, line + 10))
    }

    private func areaHeight(_ state: TextFieldState, width: CGFloat, line: CGFloat) -> CGFloat {
        let insets = TextAreaInsets(state.look)
        // A last line that is empty has a height, too.
        let string =
            state.text.isEmpty || state.text.hasSuffix("\n") ? state.text + " " : state.text
        let text = ResolvedText(
            runs: [ResolvedText.Run(string: string, font: state.font, color: state.color)])
        let room = max(width - 2 * insets.horizontal, 20)
        var height = texts.layout(of: text).fitted(width: room, height: nil).metrics.size.height
        height = max(height, line * CGFloat(state.minimumLines))
        if let limit = state.maximumLines { height = min(height, line * CGFloat(limit)) }
        return (height + 2 * insets.vertical).rounded(.up)
    }

    private func picker(_ state: PickerState, _ proposal: ProposedViewSize) -> CGSize {
        switch state.look {
        case .menu:
            var width = menuWidth(state.options)
            if let offer = proposal.width { width = max(80, min(width, offer)) }
            return CGSize(width: width, height: natural(.entry).height)
        case .segmented:
            let size = natural(.segmented(state.options))
            return CGSize(
                width: max(size.width, flexible(proposal.width ?? size.width, least: 0)),
                height: size.height)
        }
    }

    // GtkDropDown knows its width only once it is on screen, and then by the chosen option alone.
    private func menuWidth(_ options: [String]) -> CGFloat {
        let font = texts.fonts.interfaceFont
        let widths = options.map { option in
            let run = ResolvedText.Run(string: option, font: font, color: .clear)
            return texts.layout(of: ResolvedText(runs: [run])).fitted(width: nil, height: nil)
                .metrics.size.width
        }
        return (widths.max() ?? 0) + ControlSizes.menuChrome
    }

    /// Padding, arrow and the space before it.
    private static let menuChrome: CGFloat = 46

    private func natural(_ kind: Kind) -> CGSize {
        if let known = naturals[kind] { return known }
        let widget = make(kind)
        let reference = GObjectRef(sinking: widget.raw)
        var size = GtkRequisition()
        gtk_widget_get_preferred_size(widget, nil, &size)
        let measured = CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
        if naturals.count > 200 { naturals.removeAll() }
        naturals[kind] = measured
        withExtendedLifetime(reference) {}
        return measured
    }

    private func make(_ kind: Kind) -> Widget {
        switch kind {
        case .entry: return gtk_entry_new()
        case .toggle: return gtk_switch_new()
        case .spinner: return gtk_spinner_new()
        case .bar: return gtk_progress_bar_new()
        case .scale: return gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil)
        case .calendar: return gtk_calendar_new()
        case .colorWell: return gtk_color_button_new()
        case .number(let digits):
            let spin: Widget = gtk_spin_button_new_with_range(0, 100, 1)
            gtk_editable_set_width_chars(spin.opaque, Int32(digits))
            gtk_editable_set_max_width_chars(spin.opaque, Int32(digits))
            return spin
        case .stepper:
            let names = ["list-remove-symbolic", "list-add-symbolic"]
            return box(names.map { gtk_button_new_from_icon_name($0) })
        case .segmented(let options):
            let row = box(options.map { gtk_toggle_button_new_with_label($0) })
            gtk_widget_add_css_class(row, "engawa-segments")
            gtk_box_set_homogeneous(row.cast(to: GtkBox.self), 1)
            return row
        }
    }

    private func box(_ children: [Widget]) -> Widget {
        let box: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        gtk_widget_add_css_class(box, "linked")
        for child in children { gtk_box_append(box.cast(to: GtkBox.self), child) }
        return box
    }
}
