import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

extension GTKBackend {
    private var clipboard: OpaquePointer? {
        gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) }
    }

    package var clipboardText: String? {
        get { clipboard.flatMap { ClipboardReading.text(of: $0) } }
        set {
            guard let clipboard else { return }
            if let newValue {
                gdk_clipboard_set_text(clipboard, newValue)
            } else {
                gdk_clipboard_set_content(clipboard, nil)
            }
        }
    }

    package func endEditing(in root: ViewRoot) {
        guard let window = window(of: root) else { return }
        let gtkWindow = window.widget.cast(to: GtkWindow.self)
        guard let focus = gtk_window_get_focus(gtkWindow), cadw_is_text_entry(focus.raw) != 0
        else { return }
        gtk_window_set_focus(gtkWindow, nil)
    }
}

/// Waits for the text that another program, or this one, has put on the clipboard.
@MainActor
private final class ClipboardReading {
    private var text: String?
    private var isDone = false
    /// Another program may never answer.
    private static let patienceMilliseconds: UInt32 = 500

    static func text(of clipboard: OpaquePointer) -> String? {
        guard let formats = gdk_clipboard_get_formats(clipboard),
            gdk_content_formats_contain_mime_type(formats, "text/plain;charset=utf-8") != 0
                || gdk_content_formats_contain_gtype(formats, cadw_type_string()) != 0
        else { return nil }
        let reading = ClipboardReading()
        let box = Unmanaged.passRetained(reading).toOpaque()
        gdk_clipboard_read_text_async(
            clipboard, nil,
            { clipboard, result, box in
                guard let box else { return }
                let reading = Unmanaged<ClipboardReading>.fromOpaque(box).takeRetainedValue()
                let read = gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, nil)
                let text = read.map { String(cString: $0) }
                g_free(read)
                MainActor.assumeIsolated { reading.finish(text) }
            }, box)
        let timeout = OneShot.after(milliseconds: patienceMilliseconds) { reading.finish(nil) }
        while !reading.isDone { g_main_context_iteration(nil, 1) }
        timeout.cancel()
        return reading.text
    }

    private func finish(_ text: String?) {
        guard !isDone else { return }
        isDone = true
        self.text = text
    }
}
