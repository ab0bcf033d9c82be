import Foundation
import GTKBackend
public import SwiftUICore
import UIKit

extension App {
    /// Opens the app's windows and runs until the last one is closed.
    ///
    /// Ends the process with GTK's exit status, or with 1 and a sentence on standard error when
    /// there is no display.
    @MainActor @preconcurrency
    public static func main() {
        exit(AppLauncher.run(Self.self))
    }
}

/// Starts apps on the GTK backend. Deleting that backend breaks this file alone.
@MainActor
package enum AppLauncher {
    /// Whether a window could be opened now.
    package static var isDisplayAvailable: Bool { GTKBackend.isDisplayAvailable }

    /// Runs an app until its last window is closed.
    ///
    /// - Parameters:
    ///   - applicationID: A reverse-domain name; by default made from the program's.
    ///   - opened: Called once when the windows are open.
    /// - Returns: The exit status.
    package static func run<A: App>(
        _ type: A.Type, applicationID: String? = nil, defaultSize: CGSize? = nil,
        opened: (@MainActor (Windows) -> Void)? = nil
    ) -> Int32 {
        guard isDisplayThere() else { return 1 }
        let name = ProcessInfo.processInfo.processName
        var app: AppRoot<A>?
        return GTKBackend.run(applicationID: applicationID ?? identifier(for: name)) { backend in
            let root = AppRoot(A(), backend: backend)
            app = root
            RunningWindows.expect(defaultSize ?? usualSize)
            if let delegate = UIApplication.shared.delegate {
                ApplicationLaunch.finishLaunching(delegate)
            }
            root.open(
                defaultSize: defaultSize ?? usualSize,
                applicationName: name)
            opened?(Windows(backend: backend, roots: root.roots))
            _ = app
        }
    }

    private static let usualSize = CGSize(width: 900, height: 720)

    /// Runs an app with a delegate until its last window is closed.
    ///
    /// - Returns: The exit status; 1 when no window was opened.
    package static func run(delegate type: AnyClass) -> Int32 {
        guard isDisplayThere() else { return 1 }
        let name = ProcessInfo.processInfo.processName
        var hasWindow = false
        let status = GTKBackend.run(applicationID: identifier(for: name)) { backend in
            let host = UIApplication.Host(backend: backend, title: name, size: usualSize)
            hasWindow = ApplicationLaunch.launch(type, host: host)
        }
        guard hasWindow else {
            complain("The app made no window visible.")
            return 1
        }
        return status
    }

    private static func isDisplayThere() -> Bool {
        if GTKBackend.isDisplayAvailable { return true }
        complain("There is no display to open a window on: set DISPLAY or WAYLAND_DISPLAY.")
        return false
    }

    private static func complain(_ sentence: String) {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }

    private static func identifier(for name: String) -> String {
        let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let safe = letters.first?.isNumber == true ? "app" + letters : letters
        return "org.engawa." + (safe.isEmpty ? "app" : safe)
    }

    /// The windows that an app has open.
    @MainActor
    package struct Windows {
        let backend: GTKBackend
        let roots: [ViewRoot]

        /// Writes a picture of the first window as a PNG file.
        package func writeScreenshot(to path: String) throws {
            guard let root = roots.first else { return }
            try backend.writeScreenshot(of: root, to: path)
        }

        /// Closes all windows, which ends `run`.
        package func close() { backend.closeAll() }
    }
}
