import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

extension GTKBackend {
    package func presentAlert(
        _ alert: AlertContent, over root: ViewRoot, dismissed: @escaping @MainActor () -> Void
    ) -> any PresentationHandle {
        AlertWindow(alert, over: window(of: root), dismissed: dismissed)
    }

    package func presentSheet(
        _ sheet: ViewRoot, over root: ViewRoot, dismissed: @escaping @MainActor () -> Void
    ) -> any PresentationHandle {
        let window = RootWindow(
            root: sheet, backend: self, style: .sheet(over: window(of: root)))
        window.onDismiss = dismissed
        add(window)
        window.present()
        return window
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
