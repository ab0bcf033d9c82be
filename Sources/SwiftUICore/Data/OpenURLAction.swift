// Status: complete
// GTK: gtk_show_uri
import Foundation

/// Opens an address, as a value of the environment.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// What a handler did with an address.
    public struct Result: Sendable {
        enum Kind { case handled, discarded, system(URL?) }
        let kind: Kind
        /// The handler opened it.
        public static let handled = Result(kind: .handled)
        /// The handler refused it.
        public static let discarded = Result(kind: .discarded)
        /// The desktop's default program should open it.
        public static let systemAction = Result(kind: .system(nil))
        /// The desktop's default program should open another address.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    // The handler of the view as it is now; the action itself stays the same, so that a new
    // closure does not reach everything below.
    @MainActor
    private final class Source {
        var handler: @MainActor (URL) -> Result
        nonisolated init(_ handler: @escaping @MainActor (URL) -> Result) {
            self.handler = handler
        }
    }

    private typealias Opener = @MainActor (URL, @escaping @MainActor (Bool) -> Void) -> Void

    private let source: Source
    /// How the desktop opens an address; nil until the action is in an environment that says so.
    private nonisolated(unsafe) var system: Opener?

    /// Makes an action that handles addresses itself.
    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
        source = Source(handler)
    }

    init(backend: any Backend) {
        source = Source { _ in .systemAction }
        system = { [weak backend] url, completion in
            guard let backend else { return completion(false) }
            backend.open(url, completion: completion)
        }
    }

    /// Whether it knows how the desktop opens an address.
    nonisolated var reachesDesktop: Bool { system != nil }

    /// The same action, which hands to the desktop the way another does.
    nonisolated func opening(like outer: OpenURLAction) -> OpenURLAction {
        var action = self
        if action.system == nil { action.system = outer.system }
        return action
    }

    /// Opens the address.
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens the address and says whether it could be.
    public func callAsFunction(
        _ url: URL, completion: @escaping @MainActor (_ accepted: Bool) -> Void
    ) {
        switch source.handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            guard let system else { return completion(false) }
            system(other ?? url, completion)
        }
    }
}

extension OpenURLAction: ReplaceableAction {
    func replace(with newer: Any) -> Bool {
        guard let newer = newer as? OpenURLAction else { return false }
        source.handler = newer.source.handler
        return true
    }
}

extension EnvironmentValues {
    private enum OpenURLKey: EnvironmentKey {
        static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
    }
    /// Opens an address.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue.opening(like: self[OpenURLKey.self]) }
    }

    private enum DismissKey: EnvironmentKey {
        static var defaultValue: DismissAction { DismissAction(perform: nil) }
    }
    /// Closes the presentation, or goes back from the page, that the view is in.
    public var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    private enum IsPresentedKey: EnvironmentKey { static let defaultValue = false }
    /// Whether the view is in a presentation or on a pushed page.
    public var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// The presentation that the view is in, as older apps read it.
    public var presentationMode: Binding<PresentationMode> {
        let dismiss = dismiss
        let isPresented = isPresented
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { mode in
                if !mode.isPresented { MainActor.assumeIsolated { dismiss() } }
            })
    }
}

/// Closes a presentation or goes back from a page, as a value of the environment.
@MainActor @preconcurrency
public struct DismissAction {
    let perform: (@MainActor () -> Void)?
    nonisolated init(perform: (@MainActor () -> Void)?) { self.perform = perform }
    /// Closes it; nothing happens where there is nothing to close.
    public func callAsFunction() { perform?() }
}

/// Whether a view is presented, as older apps read it.
public struct PresentationMode: Sendable {
    public internal(set) var isPresented: Bool
    /// Closes the presentation.
    public mutating func dismiss() { isPresented = false }
}
