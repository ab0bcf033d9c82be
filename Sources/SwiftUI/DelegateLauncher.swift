import Foundation
public import UIKit

extension UIApplicationDelegate {
    /// Starts the app with this delegate and runs until its last window is closed.
    ///
    /// Windows are those that the delegate, or the delegate of its scene, makes visible. Ends the
    /// process with GTK's exit status, or with 1 and a sentence on standard error when there is
    /// no display or no window was made visible.
    @MainActor @preconcurrency
    public static func main() {
        exit(AppLauncher.run(delegate: Self.self))
    }
}

/// Starts the app with the delegate of that name; never comes back.
///
/// - Parameters:
///   - principalClassName: Ignored: there is one kind of application.
///   - delegateClassName: A class as `NSStringFromClass` names it.
@MainActor @preconcurrency
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    guard let delegateClassName, let type = NSClassFromString(delegateClassName) else {
        FileHandle.standardError.write(Data("There is no class for the delegate.\n".utf8))
        return 1
    }
    return AppLauncher.run(delegate: type)
}
