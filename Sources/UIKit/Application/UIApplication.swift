// Status: partial (windows, addresses, the launch; no badges, no background tasks, no messages)
import SwiftUICore

/// The program that runs.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// What an app was launched with; nothing, here.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "url")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    }

    /// What goes with an address that the app is asked to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    }

    /// How an address is to be opened; accepted without effect.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "universalLinksOnly")
    }

    /// Whether the app is in front.
    public enum State: Int, Sendable { case active, inactive, background }

    public weak var delegate: (any UIApplicationDelegate)?
    /// The delegate, kept for as long as the program runs.
    private var keptDelegate: (any UIApplicationDelegate)?
    /// The windows that the app itself opened.
    private(set) var ownWindows: [UIWindow] = []
    private var ownScenes: [UIWindowScene] = []
    private lazy var standInSession = UISceneSession(role: .windowApplication)

    /// Where windows are opened; nil before the launch.
    package struct Host {
        package var backend: any Backend
        package var title: String
        /// Points.
        package var size: CGSize
        package init(backend: any Backend, title: String, size: CGSize) {
            self.backend = backend
            self.title = title
            self.size = size
        }
    }
    package var host: Host?

    package func keep(_ delegate: any UIApplicationDelegate) {
        keptDelegate = delegate
        self.delegate = delegate
    }

    func add(_ window: UIWindow) { ownWindows.append(window) }
    func add(_ scene: UIWindowScene) { ownScenes.append(scene) }

    // MARK: Windows

    /// The open windows, the oldest first.
    public var windows: [UIWindow] {
        let own = ownWindows.filter { $0.root?.isClosed != true }
        return own.isEmpty ? RunningWindows.roots.compactMap { UIWindow.of($0) } : own
    }

    public var keyWindow: UIWindow? { windows.first }

    /// The scenes; one that stands for all windows where the app made none.
    public var connectedScenes: Set<UIScene> {
        if !ownScenes.isEmpty { return Set(ownScenes) }
        let scene = UIWindowScene(session: standInSession, windows: windows)
        standInSession.scene = scene
        return [scene]
    }

    public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    public var applicationState: State { .active }
    public var statusBarFrame: CGRect { .zero }
    /// Kept without effect: desktops' icons carry no numbers.
    public var applicationIconBadgeNumber = 0
    /// Kept without effect: the desktop decides when it sleeps.
    public var isIdleTimerDisabled = false
    /// Kept without effect: there is no status bar.
    public var isNetworkActivityIndicatorVisible = false

    // MARK: Addresses

    /// An address that opens nothing: apps' settings are in the apps here.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// Hands an address to the desktop's default program; http, https and mailto pass.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        guard let backend = RunningWindows.backend else {
            completion?(false)
            return
        }
        backend.open(url) { completion?($0) }
    }

    /// Hands an address to the desktop's default program and says whether it was taken.
    @discardableResult
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// Whether an address is of a kind that may be opened: http, https, mailto.
    public func canOpenURL(_ url: URL) -> Bool {
        ["http", "https", "mailto"].contains(url.scheme?.lowercased() ?? "")
    }

    // MARK: Actions

    /// Does an action by its name; `resignFirstResponder` ends editing, others do nothing.
    ///
    /// - Returns: Whether the action was known.
    @discardableResult
    public func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        guard action.name == "resignFirstResponder" else { return false }
        return resignFirstResponder()
    }

    /// Accepted without effect: there are no push messages on a desktop.
    public func registerForRemoteNotifications() {}

    /// Posted by the system on phones; never here.
    public nonisolated static let didBecomeActiveNotification =
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted by the system on phones; never here.
    public nonisolated static let willResignActiveNotification =
        Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted by the system on phones; never here.
    public nonisolated static let didEnterBackgroundNotification =
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted by the system on phones; never here.
    public nonisolated static let willEnterForegroundNotification =
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    /// Posted by the system on phones; never here.
    public nonisolated static let willTerminateNotification =
        Notification.Name("UIApplicationWillTerminateNotification")
}

/// The name of an action; `#selector` needs Apple's runtime, a name works here too.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
    let name: String
    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }
}

/// Something that a person did; never handed out here.
@MainActor @preconcurrency
open class UIEvent: NSObject {}
