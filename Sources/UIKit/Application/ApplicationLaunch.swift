import ObjectMaking
import SwiftUICore

/// Starts apps that have a delegate instead of an `App`.
@MainActor
package enum ApplicationLaunch {
    /// Makes an object of a class by its `init()`.
    package static func make<Object: NSObject>(_ type: Object.Type) -> Object? {
        let metadata = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
        guard let made = object_making_init(metadata) else { return nil }
        return Unmanaged<NSObject>.fromOpaque(made).takeRetainedValue() as? Object
    }

    /// Makes the delegate and runs the calls of a launch; windows open as the app asks.
    ///
    /// - Returns: Whether a window was opened.
    package static func launch(_ type: AnyClass, host: UIApplication.Host) -> Bool {
        guard let type = type as? NSObject.Type,
            let delegate = make(type) as? any UIApplicationDelegate
        else { return false }
        let application = UIApplication.shared
        application.host = host
        RunningWindows.expect(host.size)
        application.keep(delegate)
        finishLaunching(delegate)
        connectScene(delegate, module: moduleName(of: type))
        delegate.applicationDidBecomeActive(application)
        return !application.ownWindows.isEmpty
    }

    /// Runs the calls of a launch that come before any window.
    package static func finishLaunching(_ delegate: any UIApplicationDelegate) {
        let application = UIApplication.shared
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidFinishLaunching(application)
    }

    private static func connectScene(_ delegate: any UIApplicationDelegate, module: String) {
        let session = UISceneSession(role: .windowApplication)
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(
            UIApplication.shared, configurationForConnecting: session, options: options)
        session.configuration = configuration
        guard
            let found = configuration.delegateClass ?? sceneDelegateClass(module: module),
            let type = found as? NSObject.Type,
            let sceneDelegate = make(type) as? any UISceneDelegate
        else { return }
        let scene = UIWindowScene(session: session)
        scene.delegate = sceneDelegate
        session.scene = scene
        UIApplication.shared.add(scene)
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
        sceneDelegate.sceneWillEnterForeground(scene)
        sceneDelegate.sceneDidBecomeActive(scene)
    }

    /// The class that the app's settings name, else the one that new projects have.
    private static func sceneDelegateClass(module: String) -> AnyClass? {
        let manifest =
            Bundle.main.object(
                forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let role = UISceneSession.Role.windowApplication.rawValue
        let first = (roles?[role] as? [[String: Any]])?.first
        let named = (first?["UISceneDelegateClassName"] as? String)?
            .replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
        return (named.flatMap { NSClassFromString($0) })
            ?? NSClassFromString(module + ".SceneDelegate")
    }

    private static func moduleName(of type: AnyClass) -> String {
        let name = String(reflecting: type)
        return name.split(separator: ".").first.map(String.init) ?? name
    }
}
