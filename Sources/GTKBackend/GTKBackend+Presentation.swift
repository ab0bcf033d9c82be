import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

extension GTKBackend {
    package func presentAlert(
        _ alert: AlertContent, over root: ViewRoot, dismissed: @escaping @MainActor () -> Void
    ) -> any PresentationHandle {
        AlertWindow(alert, over: window(of: root)?.window, dismissed: dismissed)
    }

    package func presentSheet(
        _ sheet: ViewRoot, style: SheetStyle, over root: ViewRoot,
        dismissed: @escaping @MainActor () -> Void
    ) -> any PresentationHandle {
        let below = window(of: root)
        switch style {
        case .cover:
            guard let owner = below?.window else { break }
            let cover = CoverSurface(root: sheet, backend: self, over: owner)
            add(cover)
            cover.present()
            return cover
        case .popover(let rect, let node, let edge):
            guard let below else { break }
            let popover = PopoverSurface(
                root: sheet, backend: self, over: below, at: rect, of: node, edge: edge)
            popover.onDismiss = dismissed
            add(popover)
            popover.present()
            return popover
        case .sheet: break
        }
        let window = RootWindow(
            root: sheet, backend: self, style: .sheet(over: below?.window))
        window.onDismiss = dismissed
        add(window)
        window.present()
        return window
    }

    package func setPreferredColorScheme(_ scheme: ColorScheme?, for root: ViewRoot) {
        let wanted =
            switch scheme {
            case .dark: ADW_COLOR_SCHEME_FORCE_DARK
            case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
            case nil: ADW_COLOR_SCHEME_DEFAULT
            }
        adw_style_manager_set_color_scheme(adw_style_manager_get_default(), wanted)
    }

    package func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        // Anything else could start a program with what a web page wrote.
        guard let scheme = url.scheme?.lowercased(), ["http", "https", "mailto"].contains(scheme)
        else {
            completion(false)
            return
        }
        let box = Unmanaged.passRetained(OpenCompletion(completion)).toOpaque()
        cadw_open_uri(url.absoluteString, box) { box, isOpened in
            guard let box else { return }
            let completion = Unmanaged<OpenCompletion>.fromOpaque(box).takeRetainedValue()
            MainActor.assumeIsolated { completion.body(isOpened != 0) }
        }
    }

    /// Draws the window's present picture to a PNG file.
    ///
    /// - Throws: `ScreenshotError.notOnScreen` for a root without a visible window,
    ///   `ScreenshotError.notWritten` when the file can't be written.
    package func writeScreenshot(of root: ViewRoot, to path: String) throws {
        guard let window = window(of: root), window.isMapped else {
            throw ScreenshotError.notOnScreen
        }
        guard cadw_widget_save_png(window.widget, path) != 0 else {
            throw ScreenshotError.notWritten(path)
        }
    }
}

/// Why there is no picture of a window.
package enum ScreenshotError: Error, Equatable {
    case notOnScreen
    case notWritten(String)
}

@MainActor
private final class OpenCompletion {
    let body: @MainActor (Bool) -> Void
    init(_ body: @escaping @MainActor (Bool) -> Void) { self.body = body }
}
