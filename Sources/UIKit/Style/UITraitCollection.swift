import SwiftUICore

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kind of device that an app is shown on.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// What an appearance and a size are like.
public final class UITraitCollection: NSObject, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Makes traits of an appearance.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
        super.init()
    }

    /// Makes traits that say nothing.
    public override init() {
        userInterfaceStyle = .unspecified
        super.init()
    }

    /// The traits of the windows now.
    @MainActor @preconcurrency
    public static var current: UITraitCollection {
        let scheme = RunningWindows.backend?.colorScheme ?? .light
        return UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light)
    }

    /// Always `.pad`: windows have any size.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }

    var scheme: ColorScheme { userInterfaceStyle == .dark ? .dark : .light }
}
