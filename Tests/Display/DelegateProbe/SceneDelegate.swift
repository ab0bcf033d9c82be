import SwiftUI
import UIKit

/// Puts the first view into a window, as new projects did.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(rootView: FirstView())
            self.window = window
            window.makeKeyAndVisible()
        }
    }
}

struct FirstView: View {
    @State private var count = 0

    var body: some View {
        NavigationView {
            List {
                Text("count \(count)")
                Button("count up") { count += 1 }
            }
            .navigationBarTitle("Delegates")
        }
    }
}
