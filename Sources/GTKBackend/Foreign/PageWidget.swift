// GTK: WebKitWebView
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A page of WebKitGTK's.
@MainActor
final class PageWidget: ForeignWidget, PageDisplay {
    let widget: Widget
    private weak var model: PageModel?
    private let webKit: WebKitLibrary
    private let reference: GObjectRef
    private var signals: [Signal] = []
    /// Whether the load that comes to its end has failed: WebKit calls that finished as well.
    private var hasFailed = false
    private var isCommitted = false
    /// Runs the end of a load whose title has not come yet.
    private var latecomer: OneShot?
    private static let titlePatienceMilliseconds: UInt32 = 150

    /// The widget for a page, or a sentence that says what to install.
    static func make(for model: PageModel) -> any ForeignWidget {
        guard let webKit = WebKitLibrary.shared, let page = PageWidget(model, webKit) else {
            return MissingWidget(Words.notInstalled("libwebkitgtk-6.0-4", for: Words.webPages))
        }
        return page
    }

    private init?(_ model: PageModel, _ webKit: WebKitLibrary) {
        guard let view = PageWidget.makeView(model.settings, webKit) else { return nil }
        self.model = model
        self.webKit = webKit
        reference = view
        widget = view.raw.assumingMemoryBound(to: GtkWidget.self)
        settingsDidChange()
        scriptsDidChange()
        watchState()
        watchLoads()
        watchWishes()
    }

    private static func makeView(
        _ settings: PageSettings, _ webKit: WebKitLibrary
    ) -> GObjectRef? {
        let type = webKit.viewType()
        guard settings.isEphemeral, let session = webKit.makeEphemeralSession() else {
            return g_object_new_with_properties(type, 0, nil, nil).map {
                GObjectRef(sinking: UnsafeMutableRawPointer($0))
            }
        }
        let kept = GObjectRef(owning: session)
        var value = GValue()
        g_value_init(&value, g_type_from_name("WebKitNetworkSession"))
        g_value_set_object(&value, kept.raw)
        defer { g_value_unset(&value) }
        return "network-session".withCString { name in
            var names: UnsafePointer<CChar>? = name
            return g_object_new_with_properties(type, 1, &names, &value).map {
                GObjectRef(sinking: UnsafeMutableRawPointer($0))
            }
        }
    }

    func settingsDidChange() {
        guard let model, let settings = webKit.settings(widget.raw) else { return }
        webKit.setScripts(settings, model.settings.allowsScripts ? 1 : 0)
        if let userAgent = model.settings.userAgent { webKit.setUserAgent(settings, userAgent) }
    }

    // MARK: Scripts of the app

    /// Signals of the channels that are open, by name.
    private var channels: [String: Signal] = [:]

    func scriptsDidChange() {
        guard let model, let manager = webKit.contentManager(widget.raw) else { return }
        webKit.removeScripts(manager)
        for script in model.scripts.own { add(script, to: manager) }
        let wanted = model.scripts.channels
        for (name, signal) in channels where !wanted.contains(name) {
            signal.disconnect()
            channels[name] = nil
            webKit.closeChannel(manager, name, nil)
        }
        for name in wanted where channels[name] == nil { open(name, of: manager) }
    }

    private func add(_ script: PageScripts.Script, to manager: ForeignObject) {
        // WebKitUserContentInjectedFrames and WebKitUserScriptInjectionTime.
        let made = webKit.makeScript(
            script.source, script.isForMainFrameOnly ? 1 : 0, script.runsAtStart ? 0 : 1, nil, nil)
        guard let made else { return }
        webKit.addScript(manager, made)
        webKit.releaseScript(made)
    }

    // The signal comes first, so that no message is lost.
    private func open(_ name: String, of manager: ForeignObject) {
        channels[name] = Signal(manager, "script-message-received::" + name) {
            [weak self, webKit] arguments in
            guard let value = arguments.object(at: 1) else { return }
            let text = webKit.json(value, 0)
            let json = text.map { String(cString: $0) } ?? "null"
            g_free(text)
            self?.model?.report(message: json, channel: name)
        }
        _ = webKit.openChannel(manager, name, nil)
    }

    // MARK: Commands

    func load(_ load: PageLoad) {
        switch load {
        case .html(let text, let base):
            webKit.loadHTML(widget.raw, text, base?.absoluteString)
        case .request(let request):
            let address = request.url.absoluteString
            guard !request.headers.isEmpty, let made = webKit.makeRequest(address) else {
                return webKit.loadAddress(widget.raw, address)
            }
            let kept = GObjectRef(owning: made)
            if let list = webKit.requestHeaders(made) {
                for (name, value) in request.headers { webKit.setHeader(list, name, value) }
            }
            webKit.loadRequest(widget.raw, kept.raw)
        }
    }

    func goBack() { webKit.goBack(widget.raw) }
    func goForward() { webKit.goForward(widget.raw) }
    func reload() { webKit.reload(widget.raw) }
    func stop() { webKit.stop(widget.raw) }

    func evaluate(
        _ script: String, completion: @escaping @MainActor (Result<String, PageFailure>) -> Void
    ) {
        let box = Unmanaged.passRetained(Evaluation(webKit, completion)).toOpaque()
        webKit.evaluate(
            widget.raw, script, -1, nil, nil, nil,
            { view, result, box in
                guard let box, let view else { return }
                let evaluation = Unmanaged<Evaluation>.fromOpaque(box).takeRetainedValue()
                nonisolated(unsafe) let (source, outcome) = (view, result)
                MainActor.assumeIsolated {
                    evaluation.finish(UnsafeMutableRawPointer(source), outcome)
                }
            }, box)
    }

    @MainActor
    private final class Evaluation {
        private let webKit: WebKitLibrary
        private let completion: @MainActor (Result<String, PageFailure>) -> Void

        init(
            _ webKit: WebKitLibrary,
            _ completion: @escaping @MainActor (Result<String, PageFailure>) -> Void
        ) {
            self.webKit = webKit
            self.completion = completion
        }

        func finish(_ view: ForeignObject, _ result: OpaquePointer?) {
            var error: UnsafeMutablePointer<GError>?
            guard let value = webKit.finishEvaluation(view, result, &error) else {
                let message = error.map { String(cString: $0.pointee.message) } ?? ""
                g_clear_error(&error)
                return completion(.failure(PageFailure(message: message, url: nil)))
            }
            let kept = GObjectRef(owning: value)
            let text = webKit.json(kept.raw, 0)
            completion(.success(text.map { String(cString: $0) } ?? "null"))
            g_free(text)
        }
    }

    // MARK: State

    private func watchState() {
        for name in [
            "notify::uri", "notify::title", "notify::estimated-load-progress",
            "notify::is-loading",
        ] {
            signals.append(Signal(widget, name) { [weak self] _ in self?.reportState() })
        }
    }

    private func reportState() {
        var state = PageState()
        state.url = webKit.address(widget.raw).flatMap { URL(string: String(cString: $0)) }
        state.title = webKit.title(widget.raw).map { String(cString: $0) } ?? ""
        state.progress = webKit.progress(widget.raw)
        state.isLoading = webKit.isLoading(widget.raw) != 0
        state.canGoBack = webKit.canGoBack(widget.raw) != 0
        state.canGoForward = webKit.canGoForward(widget.raw) != 0
        model?.report(state)
        if !state.title.isEmpty { finishLate() }
    }

    // MARK: Loads

    private func watchLoads() {
        signals.append(
            Signal(widget, "load-changed") { [weak self] arguments in
                self?.loadChanged(arguments.enumeration(at: 1))
            })
        signals.append(
            Signal(widget, "load-failed") { [weak self] arguments in
                self?.loadFailed(
                    address: arguments.string(at: 2),
                    error: arguments.boxed(at: 3)?.assumingMemoryBound(to: GError.self))
                // Without WebKit's own page about the failure.
                arguments.answer(true)
            })
        signals.append(
            Signal(widget, "load-failed-with-tls-errors") { [weak self] arguments in
                self?.loadFailed(address: arguments.string(at: 1), error: nil)
                arguments.answer(true)
            })
        signals.append(
            Signal(widget, "web-process-terminated") { [weak self] _ in
                self?.fail(PageFailure(message: "The page's process ended.", url: nil))
            })
    }

    // The numbers are WebKitLoadEvent's.
    private func loadChanged(_ event: Int) {
        reportState()
        switch event {
        case 0:
            finishLate()
            hasFailed = false
            isCommitted = false
            model?.report(.started)
        case 1: model?.report(.redirected)
        case 2:
            isCommitted = true
            model?.report(.committed)
        default:
            if !hasFailed { finishWithTitle() }
        }
    }

    // WebKit tells of the end of a short page before it tells its title.
    private func finishWithTitle() {
        guard model?.state.title.isEmpty == true else {
            model?.report(.finished)
            return
        }
        latecomer = OneShot.after(milliseconds: PageWidget.titlePatienceMilliseconds) {
            [weak self] in self?.finishLate()
        }
    }

    private func finishLate() {
        guard let waiting = latecomer else { return }
        latecomer = nil
        waiting.cancel()
        model?.report(.finished)
    }

    private func loadFailed(address: String, error: UnsafeMutablePointer<GError>?) {
        let message =
            error.map { String(cString: $0.pointee.message) }
            ?? "The certificate of the server is not valid."
        // WEBKIT_NETWORK_ERROR_CANCELLED, and a policy's refusal.
        let isCancelled = error.map { $0.pointee.code == 302 || $0.pointee.code == 102 } ?? false
        fail(
            PageFailure(
                message: message, url: URL(string: address), isProvisional: !isCommitted,
                isCancelled: isCancelled))
    }

    private func fail(_ failure: PageFailure) {
        hasFailed = true
        reportState()
        model?.report(.failed(failure))
    }

    // MARK: Wishes of pages

    private func watchWishes() {
        signals.append(
            Signal(widget, "decide-policy") { [weak self] arguments in
                guard let self, let decision = arguments.object(at: 1) else { return }
                let kind = arguments.enumeration(at: 2)
                guard kind != 2 else { return }
                decide(GObjectRef(sinking: decision), wantsNewWindow: kind == 1)
                arguments.answer(true)
            })
        signals.append(
            Signal(widget, "permission-request") { [weak self] arguments in
                guard let self, let request = arguments.object(at: 1) else { return }
                // Camera, microphone, place, notifications: nothing an app here could ask for.
                webKit.deny(request)
                arguments.answer(true)
            })
    }

    private func decide(_ decision: GObjectRef, wantsNewWindow: Bool) {
        guard let action = webKit.navigationAction(decision.raw),
            let request = webKit.actionRequest(action),
            let text = webKit.requestAddress(request).map({ String(cString: $0) }),
            let url = URL(string: text), let model
        else { return webKit.ignore(decision.raw) }
        let cause = PageWidget.cause(webKit.actionCause(action))
        let navigation = PageNavigation(
            request: PageRequest(url: url), cause: cause, wantsNewWindow: wantsNewWindow)
        model.ask(navigation) { [weak self, webKit] isAllowed in
            guard isAllowed, !wantsNewWindow else {
                webKit.ignore(decision.raw)
                if isAllowed, model.settings.followsNewWindows {
                    self?.load(.request(navigation.request))
                }
                return
            }
            webKit.use(decision.raw)
        }
    }

    // The numbers are WebKitNavigationType's.
    private static func cause(_ value: Int32) -> PageNavigation.Cause {
        switch value {
        case 0: .link
        case 1, 4: .form
        case 2: .backForward
        case 3: .reload
        default: .other
        }
    }
}
