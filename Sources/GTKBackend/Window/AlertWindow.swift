// GTK: AdwMessageDialog
import CAdwaita
import CAdwaitaShims
import SwiftUICore

/// An alert on screen; each button is one of its actions.
@MainActor
final class AlertWindow: PresentationHandle {
    private let alert: AlertContent
    private var dialog: GObjectRef?
    private var signal: Signal?
    private var dismissed: (@MainActor () -> Void)?
    private var keepAlive: AlertWindow?

    init(
        _ alert: AlertContent, over window: RootWindow?,
        dismissed: @escaping @MainActor () -> Void
    ) {
        self.alert = alert
        self.dismissed = dismissed
        let widget: Widget = cadw_message_dialog_new(
            window?.widget.cast(to: GtkWindow.self), alert.title, alert.message)
        dialog = GObjectRef(sinking: widget.raw)
        let dialog = widget.cast(to: AdwMessageDialog.self)
        for (index, action) in alert.actions.enumerated() { add(action, index, to: dialog) }
        setDefaults(of: dialog)
        signal = Signal(widget, "response") { [weak self] in self?.answered($0.string(at: 1)) }
        keepAlive = self
        gtk_window_present(widget.cast(to: GtkWindow.self))
    }

    private func add(
        _ action: AlertContent.Action, _ index: Int,
        to dialog: UnsafeMutablePointer<AdwMessageDialog>
    ) {
        let identifier = String(index)
        // Underscores would become mnemonics.
        let title = action.title.replacingOccurrences(of: "_", with: "__")
        adw_message_dialog_add_response(dialog, identifier, title)
        adw_message_dialog_set_response_enabled(dialog, identifier, action.isEnabled ? 1 : 0)
        if action.role == .destructive {
            adw_message_dialog_set_response_appearance(
                dialog, identifier, ADW_RESPONSE_DESTRUCTIVE)
        }
    }

    // Escape means cancel. Enter means the only thing to do, if there is only one.
    private func setDefaults(of dialog: UnsafeMutablePointer<AdwMessageDialog>) {
        let actions = Array(alert.actions.enumerated())
        if let cancel = actions.first(where: { $0.element.role == .cancel }) {
            adw_message_dialog_set_close_response(dialog, String(cancel.offset))
        } else if actions.count == 1 {
            adw_message_dialog_set_close_response(dialog, "0")
        }
        let plain = actions.filter { $0.element.role == .normal }
        guard plain.count == 1, let only = plain.first,
            !actions.contains(where: { $0.element.role == .destructive })
        else { return }
        adw_message_dialog_set_default_response(dialog, String(only.offset))
        if actions.count > 1 {
            adw_message_dialog_set_response_appearance(
                dialog, String(only.offset), ADW_RESPONSE_SUGGESTED)
        }
    }

    private func answered(_ response: String) {
        guard dialog != nil else { return }
        signal?.disconnect()
        dialog = nil
        if let index = Int(response), alert.actions.indices.contains(index) {
            alert.actions[index].perform()
        }
        let dismissed = dismissed
        self.dismissed = nil
        dismissed?()
        keepAlive = nil
    }

    func dismiss() {
        guard let open = dialog else { return }
        signal?.disconnect()
        dialog = nil
        dismissed = nil
        gtk_window_destroy(open.raw.assumingMemoryBound(to: GtkWindow.self))
        keepAlive = nil
    }
}
