// Status: partial (pages, their loads and scripts; no downloads)
// GTK: WebKitWebView
public import FoundationNetworking
import SwiftUICore
public import UIKit

/// A web page in an app.
///
/// Pages of http and https, and HTML text, are shown; links to anything else are offered to the
/// desktop, which takes mail addresses.
@MainActor @preconcurrency
open class WKWebView: UIView {
    let page: PageModel
    private var current: WKNavigation?
    /// What the view was set up with.
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        page = PageModel(settings: PageSettings(configuration))
        super.init(frame: frame)
        connect()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        page = PageModel(settings: PageSettings(configuration))
        super.init(coder: coder)
        connect()
    }

    private func connect() {
        let page = page
        ownContent = { AnyView(ForeignView(page, label: Words.pick("ウェブページ", "Web page"))) }
        page.happened = { [weak self] in self?.tell($0) }
        configuration.userContentController.follow(page)
        page.messageReceived = { [weak self] in self?.take(message: $1, of: $0) }
        page.decide = { [weak self] in self?.decide($0, answer: $1) ?? $1(false) }
    }

    // MARK: Facts

    /// The address of the page.
    open var url: URL? { page.state.url }
    open var title: String? { page.state.title }
    /// 0 … 1.
    open var estimatedProgress: Double { page.state.progress }
    open var isLoading: Bool { page.state.isLoading }
    open var canGoBack: Bool { page.state.canGoBack }
    open var canGoForward: Bool { page.state.canGoForward }
    open var hasOnlySecureContent: Bool { page.state.url?.scheme == "https" }
    /// Replaces what the view calls itself before servers.
    open var customUserAgent: String? {
        get { page.settings.userAgent }
        set { page.settings.userAgent = newValue }
    }
    /// Kept: WebKitGTK has gestures of its own.
    open var allowsBackForwardNavigationGestures = false
    /// Kept without effect.
    open var allowsLinkPreview = true
    /// Kept without effect.
    open var isInspectable = false
    /// Kept without effect: pages scroll by themselves.
    public let scrollView = UIScrollView()

    // MARK: Loading

    /// Shows the page of an address; only http and https are.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url, let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme)
        else { return nil }
        let wanted = PageRequest(url: url, headers: request.allHTTPHeaderFields ?? [:])
        return begin { page.load(.request(wanted)) }
    }

    /// Shows HTML text; relative links in it start from `baseURL`.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        begin { page.load(.html(string, base: baseURL)) }
    }

    @discardableResult
    open func reload() -> WKNavigation? { begin { page.reload() } }
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { begin { page.reload() } }
    open func stopLoading() { page.stop() }
    @discardableResult
    open func goBack() -> WKNavigation? { canGoBack ? begin { page.goBack() } : nil }
    @discardableResult
    open func goForward() -> WKNavigation? { canGoForward ? begin { page.goForward() } : nil }

    private func begin(_ load: () -> Void) -> WKNavigation {
        let navigation = WKNavigation()
        current = navigation
        load()
        return navigation
    }

    // MARK: Scripts

    /// Runs a script in the page; the result is what JSON can say of it, nil for nothing.
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        page.evaluate(javaScriptString) { result in
            switch result {
            case .success(let json): completionHandler?(Self.value(of: json), nil)
            case .failure(let failure): completionHandler?(nil, NSError(failure))
            }
        }
    }

    /// Runs a script in the page; the result is what JSON can say of it, nil for nothing.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        let json = try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<String, any Error>) in
            page.evaluate(javaScriptString) { result in
                continuation.resume(with: result.mapError { NSError($0) })
            }
        }
        return Self.value(of: json)
    }

    private static func value(of json: String) -> Any? {
        let value = try? JSONSerialization.jsonObject(
            with: Data(json.utf8), options: .fragmentsAllowed)
        return value is NSNull ? nil : value
    }

    private func take(message json: String, of channel: String) {
        let controller = configuration.userContentController
        guard let handler = controller.handlers[channel] else { return }
        let message = WKScriptMessage(
            body: Self.value(of: json) ?? NSNull(), name: channel, webView: self)
        handler.userContentController(controller, didReceive: message)
    }

    // MARK: What the page reports

    private func tell(_ event: PageEvent) {
        guard let delegate = navigationDelegate else { return }
        switch event {
        case .started: delegate.webView(self, didStartProvisionalNavigation: current)
        case .redirected:
            delegate.webView(self, didReceiveServerRedirectForProvisionalNavigation: current)
        case .committed: delegate.webView(self, didCommit: current)
        case .finished: delegate.webView(self, didFinish: current)
        case .failed(let failure):
            let error = NSError(failure)
            if failure.isProvisional {
                delegate.webView(self, didFailProvisionalNavigation: current, withError: error)
            } else {
                delegate.webView(self, didFail: current, withError: error)
            }
        }
    }

    private func decide(
        _ navigation: PageNavigation, answer: @escaping @MainActor (Bool) -> Void
    ) {
        let action = WKNavigationAction(navigation)
        let finish: @MainActor @Sendable (WKNavigationActionPolicy) -> Void = { [weak self] in
            guard let self, $0 == .allow else { return answer(false) }
            if navigation.wantsNewWindow { askForWindow(action) }
            answer(!navigation.wantsNewWindow)
        }
        guard let delegate = navigationDelegate else { return finish(.allow) }
        delegate.webView(self, decidePolicyFor: action, decisionHandler: finish)
    }

    private func askForWindow(_ action: WKNavigationAction) {
        _ = uiDelegate?.webView(
            self, createWebViewWith: configuration, for: action,
            windowFeatures: WKWindowFeatures())
    }
}

extension PageSettings {
    @MainActor
    init(_ configuration: WKWebViewConfiguration) {
        self.init()
        allowsScripts =
            configuration.preferences.javaScriptEnabled
            && configuration.defaultWebpagePreferences?.allowsContentJavaScript != false
        isEphemeral = !configuration.websiteDataStore.isPersistent
    }
}

extension NSError {
    /// The error that Foundation's loads would give.
    convenience init(_ failure: PageFailure) {
        var facts: [String: Any] = [NSLocalizedDescriptionKey: failure.message]
        if let url = failure.url { facts[NSURLErrorFailingURLErrorKey] = url }
        self.init(
            domain: NSURLErrorDomain,
            code: failure.isCancelled ? NSURLErrorCancelled : NSURLErrorUnknown, userInfo: facts)
    }
}
