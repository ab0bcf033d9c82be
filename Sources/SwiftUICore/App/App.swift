// Status: partial (one window group; commands and settings scenes are accepted by no builder yet)
// GTK: AdwApplication, AdwApplicationWindow
import Foundation

/// A program made of scenes.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

/// A part of a program that shows windows.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    public var body: Never {
        preconditionFailure("\(Self.self) is a primitive scene and has no body.")
    }
}

/// Builds the scenes of a program.
@MainActor @preconcurrency
@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<S: Scene>(_ content: S) -> S { content }
    public static func buildBlock<S: Scene>(_ content: S) -> S { content }
    public static func buildBlock<each S: Scene>(_ content: repeat each S) -> SceneList {
        var scenes: [any Scene] = []
        repeat scenes.append(each content)
        return SceneList(scenes: scenes)
    }
}

/// Several scenes, as the builder makes them.
public struct SceneList: Scene {
    public typealias Body = Never
    let scenes: [any Scene]
}

/// A scene whose windows all show the same view.
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    let content: Content
    let title: String?

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        title = nil
    }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
        title = titleKey.resolved()
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.title = String(title)
    }
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }
}

/// What opening a scene's windows needs.
@MainActor
package struct SceneWindow {
    package var title: String?
    package var view: AnyView
    package var size: CGSize?
}

@MainActor
protocol WindowScene {
    func appendWindows(to windows: inout [SceneWindow])
}

extension WindowGroup: WindowScene {
    func appendWindows(to windows: inout [SceneWindow]) {
        windows.append(SceneWindow(title: title, view: AnyView(content), size: nil))
    }
}

extension SceneList: WindowScene {
    func appendWindows(to windows: inout [SceneWindow]) {
        for scene in scenes { collectWindows(of: scene, into: &windows) }
    }
}

@MainActor
private func collectWindows<S: Scene>(of scene: S, into windows: inout [SceneWindow]) {
    if let primitive = scene as? any WindowScene {
        primitive.appendWindows(to: &windows)
    } else {
        collectWindows(of: scene.body, into: &windows)
    }
}

/// A scene that wants its window at a certain size.
struct SizedScene<Content: Scene>: Scene {
    typealias Body = Never
    let content: Content
    let size: CGSize
}

extension SizedScene: WindowScene {
    func appendWindows(to windows: inout [SceneWindow]) {
        var inner: [SceneWindow] = []
        collectWindows(of: content, into: &inner)
        windows += inner.map { SceneWindow(title: $0.title, view: $0.view, size: size) }
    }
}

extension Scene {
    /// Sets the size that windows open with; points.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        SizedScene(content: self, size: CGSize(width: width, height: height))
    }
    /// Sets the size that windows open with; points.
    public func defaultSize(_ size: CGSize) -> some Scene {
        SizedScene(content: self, size: size)
    }
}

/// Keeps a program's scenes and the dynamic properties of its `App` value alive.
@MainActor
package final class AppRoot<A: App> {
    private let backend: any Backend
    private var app: A
    private var properties = DynamicProperties<A>()
    /// The roots of the open windows.
    package private(set) var roots: [ViewRoot] = []
    private var appNode: AppNode?

    package init(_ app: A, backend: any Backend) {
        self.app = app
        self.backend = backend
    }

    /// Opens a window for every scene.
    package func open(defaultSize: CGSize, applicationName: String) {
        let host = ViewRoot(backend: backend)
        let node = AppNode(host: host) { [weak self] in self?.update() }
        appNode = node
        for window in evaluate(node) {
            let root = ViewRoot(backend: backend)
            root.mount(window.view)
            roots.append(root)
            backend.openWindow(
                for: root,
                configuration: WindowConfiguration(
                    title: window.title ?? applicationName,
                    defaultSize: window.size ?? defaultSize))
        }
    }

    private func evaluate(_ node: ViewNode) -> [SceneWindow] {
        properties.link(&app, to: node)
        var windows: [SceneWindow] = []
        trackingReads(of: node, countsAsBody: false) {
            collectWindows(of: app.body, into: &windows)
        }
        return windows
    }

    // State of the App itself changed: the windows' views are made anew.
    private func update() {
        guard let appNode else { return }
        for (root, window) in zip(roots, evaluate(appNode)) { root.update(window.view) }
    }
}

/// The node that the properties of an `App` belong to.
@MainActor
private final class AppNode: ViewNode {
    private let changed: () -> Void
    private let host: ViewRoot

    init(host: ViewRoot, changed: @escaping () -> Void) {
        self.host = host
        self.changed = changed
        super.init(root: host, environment: EnvironmentValues())
        host.evaluationRedirect = { [weak self] in
            self?.isDirty = false
            self?.changed()
        }
    }
}
