import SwiftUICore

/// What an app takes for the screen: here the window.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
    /// The window that was sized last.
    public static let main = UIScreen()

    /// The window's content in points. A body that reads it follows the window's size.
    public var bounds: CGRect { CGRect(origin: .zero, size: RunningWindows.size) }
    /// The window's content in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels per point.
    public var scale: CGFloat { RunningWindows.backend?.metrics.scale ?? 1 }
    public var nativeScale: CGFloat { scale }
    /// Always 1: an app has no say over the backlight.
    public var brightness: CGFloat { 1 }
    public var traitCollection: UITraitCollection { .current }
}

/// What an app takes for the device: here the computer.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
    public static let current = UIDevice()

    /// The computer's name.
    public var name: String { ProcessInfo.processInfo.hostName }
    public var model: String { "Linux" }
    public var localizedModel: String { "Linux" }
    public var systemName: String { "Linux" }
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion)"
    }
    /// Always `.pad`: windows have any size.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
    /// Nil: a computer is not told apart from others for an app's sake.
    public var identifierForVendor: UUID? { nil }
    /// Wide windows lie on their side.
    public var orientation: UIDeviceOrientation {
        RunningWindows.size.width > RunningWindows.size.height ? .landscapeLeft : .portrait
    }

    /// Never posted: computers are not turned.
    public nonisolated static let orientationDidChangeNotification =
        Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How a window's content is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
