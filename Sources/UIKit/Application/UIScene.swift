import SwiftUICore

/// A part of the app that the person sees as one.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// How far a scene is in front.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// What a scene was opened with; nothing, here.
    @MainActor @preconcurrency
    public final class ConnectionOptions: NSObject {
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var userActivities: Set<NSUserActivity> { [] }
        public var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    // Declared as Apple does, so that apps read it without unwrapping.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var title: String! = ""
    open var activationState: ActivationState { .foregroundActive }

    init(session: UISceneSession) {
        self.session = session
        super.init()
    }
}

/// A scene with windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    /// The windows, the oldest first.
    open private(set) var windows: [UIWindow] = []
    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation {
        RunningWindows.size.width > RunningWindows.size.height ? .landscapeLeft : .portrait
    }
    /// The window in front.
    open var keyWindow: UIWindow? { windows.first }

    init(session: UISceneSession, windows: [UIWindow] = []) {
        self.windows = windows
        super.init(session: session)
    }

    func add(_ window: UIWindow) {
        if !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
}

/// What the system remembers of a scene.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
    public let role: Role
    public let persistentIdentifier = UUID().uuidString
    public internal(set) weak var scene: UIScene?
    public internal(set) var configuration: UISceneConfiguration
    public var userInfo: [String: Any]?

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}

/// Which delegate a scene gets.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// The class of the scene's delegate; nil takes the one that the app's settings name.
    public var delegateClass: AnyClass?
    /// Kept without effect.
    public var sceneClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// An address that the app was asked to open.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
    public let url: URL
    init(url: URL) { self.url = url }
}

/// A quick action of the app's icon; there are none on a desktop.
@MainActor @preconcurrency
public final class UIApplicationShortcutItem: NSObject {}

/// What a person was doing, for going on with it elsewhere; never handed over here.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var webpageURL: URL?
    open var userInfo: [AnyHashable: Any]?
    open var isEligibleForHandoff = true

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Accepted without effect.
    open func becomeCurrent() {}
    /// Accepted without effect.
    open func invalidate() {}
}

/// The type of an activity that is a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that can take up what a person was doing.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring {}

/// Looks after a scene.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Looks after a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set { _ = newValue }
    }
}
