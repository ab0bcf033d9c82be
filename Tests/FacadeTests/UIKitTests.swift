import HeadlessBackend
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import UIKit

@MainActor
struct UIColorTests {
    @Test func `a dynamic colour has a value for each appearance`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        var (red, alpha): (CGFloat, CGFloat) = (0, 0)
        dark.getRed(&red, green: nil, blue: nil, alpha: &alpha)
        #expect(red == 1 && alpha == 1)
        color.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(red == 0)
    }

    @Test func `components survive the way there and back`() {
        let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.25)
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) =
            (0, 0, 0, 0)
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - 0.6) < 1e-9 && abs(saturation - 0.5) < 1e-9)
        #expect(abs(brightness - 0.8) < 1e-9 && alpha == 0.25)
    }

    @Test func `a name that no catalog has gives no colour`() {
        #expect(UIColor(named: "there is none of this name") == nil)
    }
}

@MainActor
struct UIControlTests {
    private struct Holder<V: UIView>: UIViewRepresentable {
        let view: V
        func makeUIView(context: Context) -> V { view }
        func updateUIView(_ uiView: V, context: Context) {}
    }

    @Test func `a button runs its action`() {
        var count = 0
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Press") { _ in
                count += 1
            })
        let window = HeadlessWindow { Holder(view: button) }
        window.tap("Press")
        #expect(count == 1)
        button.isEnabled = false
        window.pump()
        window.tap("Press")
        #expect(count == 1)
    }

    @Test func `a field tells its delegate what is typed`() {
        @MainActor final class Delegate: NSObject, UITextFieldDelegate {
            var ended: [String] = []
            func textFieldDidEndEditing(_ textField: UITextField) {
                ended.append(textField.text ?? "")
            }
        }
        let field = UITextField()
        field.placeholder = "Name"
        let delegate = Delegate()
        field.delegate = delegate
        let window = HeadlessWindow { Holder(view: field) }
        window.type("Ada", into: "Name")
        #expect(field.text == "Ada" && delegate.ended.isEmpty)
        window.submit("Name")
        #expect(delegate.ended == ["Ada"])
    }

    @Test func `a stack shares its room`() {
        let views = (0..<3).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 10
        stack.distribution = .fillEqually
        let window = HeadlessWindow(width: 100, height: 320) { Holder(view: stack) }
        #expect(views.map(\.frame.minY) == [0, 110, 220])
        #expect(views.allSatisfy { $0.frame.size == CGSize(width: 100, height: 100) })
        withExtendedLifetime(window) {}
    }

    @Test func `a label keeps to its lines and says how large it wants to be`() {
        let label = UILabel()
        label.text = "12345"
        label.font = .systemFont(ofSize: 10)
        let window = HeadlessWindow { Holder(view: label) }
        #expect(label.intrinsicContentSize == CGSize(width: 50, height: 10))
        #expect(window.frame(ofText: "12345")?.size == CGSize(width: 50, height: 10))
    }

    @Test func `a spinner is there while it turns`() {
        let spinner = UIActivityIndicatorView(style: .large)
        let window = HeadlessWindow { Holder(view: spinner) }
        #expect(!window.tree().contains("progress"))
        spinner.startAnimating()
        window.pump()
        #expect(window.tree().contains("progress"))
    }
}

@MainActor
struct UIApplicationTests {
    @Test func `the screen is the window and bodies follow its size`() {
        struct Screen: View {
            var body: some View { Text("\(Int(UIScreen.main.bounds.width)) wide") }
        }
        let window = HeadlessWindow(width: 320, height: 400) { Screen() }
        #expect(window.texts == ["320 wide"])
        window.resize(width: 500, height: 400)
        #expect(window.texts == ["500 wide"])
    }

    @Test func `addresses are handed to the desktop and texts to the clipboard`() throws {
        let window = HeadlessWindow { Text("hello") }
        UIApplication.shared.open(try #require(URL(string: "https://one.example")))
        #expect(window.openedURLs.map(\.host) == ["one.example"])
        UIPasteboard.general.string = "copied"
        #expect(UIPasteboard.general.string == "copied")
        #expect(window.backend.clipboardText == "copied")
    }

    @Test func `the window of a SwiftUI app is found and presents controllers`() throws {
        let window = HeadlessWindow { Text("hello") }
        let root = try #require(
            UIApplication.shared.windows.last { $0.root === window.root }?.rootViewController)
        let alert = UIAlertController(title: "Sure?", message: "No", preferredStyle: .alert)
        var answer = ""
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answer = "yes" })
        root.present(alert, animated: true)
        #expect(window.alert == "Sure?\nNo")
        window.tapAlert("Yes")
        #expect(answer == "yes")
        let controller = UIHostingController(rootView: Text("presented"))
        root.present(controller, animated: true)
        #expect(window.sheet?.texts == ["presented"])
        root.dismiss(animated: true)
        #expect(window.sheet == nil)
    }

    @Test func `a controller that is presented opens addresses on the desktop`() throws {
        let window = HeadlessWindow { Text("hello") }
        let root = try #require(
            UIApplication.shared.windows.last { $0.root === window.root }?.rootViewController)
        let url = try #require(URL(string: "https://one.example/"))
        root.present(UIHostingController(rootView: Link("open", destination: url)), animated: true)
        #expect(window.sheet?.tap("open") == true)
        #expect(window.openedURLs == [url])
        root.dismiss(animated: true)
    }

    @Test func `sharing copies`() throws {
        let window = HeadlessWindow { Text("hello") }
        let root = try #require(
            UIApplication.shared.windows.last { $0.root === window.root }?.rootViewController)
        let sharing = UIActivityViewController(
            activityItems: ["text"], applicationActivities: nil)
        var isDone = false
        sharing.completionWithItemsHandler = { _, completed, _, _ in isDone = completed }
        root.present(sharing, animated: true)
        window.sheet?.tap("Copy")
        #expect(window.backend.clipboardText == "text" && isDone)
        #expect(window.sheet == nil)
    }
}

/// What an app without an `App` had as its delegates.
final class TestAppDelegate: UIResponder, UIApplicationDelegate {
    static nonisolated(unsafe) var journal: [String] = []
    let number = 7

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.journal.append("launched \(number)")
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(
            name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: Text("from the scene"))
        self.window = window
        window.makeKeyAndVisible()
        TestAppDelegate.journal.append("connected")
    }

    func sceneDidBecomeActive(_ scene: UIScene) { TestAppDelegate.journal.append("active") }
}

@MainActor
struct ApplicationLaunchTests {
    @Test func `an app with delegates starts and shows its scene's window`() throws {
        TestAppDelegate.journal = []
        let backend = HeadlessBackend()
        let host = UIApplication.Host(
            backend: backend, title: "App", size: CGSize(width: 300, height: 200))
        #expect(ApplicationLaunch.launch(TestAppDelegate.self, host: host))
        #expect(TestAppDelegate.journal == ["launched 7", "connected", "active"])
        let window = try #require(UIApplication.shared.windows.last)
        let root = try #require(window.root)
        _ = backend.renderRequestedFrames()
        var texts: [String] = []
        func look(_ node: RenderNode) {
            if case .text(let text) = node.content { texts.append(text.string) }
            node.children.forEach(look)
        }
        look(root.renderRoot)
        #expect(texts == ["from the scene"])
        root.close()
        UIApplication.shared.host = nil
    }

    @Test func `objects of a class are made by its own init`() {
        class Base: NSObject {
            let a: Int
            override init() { a = 1 }
        }
        final class Derived: Base {
            let b: Int
            override init() { b = 2 }
        }
        final class Plain: NSObject { let c = 3 }
        #expect(ApplicationLaunch.make(Derived.self).map { $0.a + $0.b } == 3)
        #expect(ApplicationLaunch.make(Plain.self)?.c == 3)
    }
}
