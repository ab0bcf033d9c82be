public import FoundationNetworking
import SwiftUICore
public import UIKit

/// One load of a page.
@MainActor @preconcurrency
public final class WKNavigation: NSObject {}

/// Why a page wants to go somewhere.
public enum WKNavigationType: Int, Sendable {
    case other = -1
    case linkActivated, formSubmitted, backForward, reload, formResubmitted

    init(_ cause: PageNavigation.Cause) {
        self =
            switch cause {
            case .link: .linkActivated
            case .form: .formSubmitted
            case .backForward: .backForward
            case .reload: .reload
            case .other: .other
            }
    }
}

extension URLRequest {
    init(_ request: PageRequest) {
        self.init(url: request.url)
        allHTTPHeaderFields = request.headers
    }
}

/// A part of a page that shows a document of its own.
@MainActor @preconcurrency
public final class WKFrameInfo: NSObject {
    /// Always true: parts of pages are not told apart.
    public let isMainFrame = true
    public let request: URLRequest
    init(_ request: URLRequest) {
        self.request = request
        super.init()
    }
}

/// A page's wish to go somewhere.
@MainActor @preconcurrency
public final class WKNavigationAction: NSObject {
    public let request: URLRequest
    public let navigationType: WKNavigationType
    /// Nil when the page asks for a window of its own.
    public let targetFrame: WKFrameInfo?
    public let sourceFrame: WKFrameInfo
    /// Always false.
    public var shouldPerformDownload: Bool { false }

    init(_ navigation: PageNavigation) {
        request = URLRequest(navigation.request)
        navigationType = WKNavigationType(navigation.cause)
        targetFrame = navigation.wantsNewWindow ? nil : WKFrameInfo(request)
        sourceFrame = WKFrameInfo(request)
        super.init()
    }
}

/// Whether a page may go somewhere; downloads are refused.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// What came back for a page; never handed out, answers are always allowed.
@MainActor @preconcurrency
public final class WKNavigationResponse: NSObject {
    public let response: URLResponse
    public let isForMainFrame = true
    public let canShowMIMEType = true
    init(_ response: URLResponse) {
        self.response = response
        super.init()
    }
}

/// Whether an answer may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// Follows a web view from page to page.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
    // Unwrapped as Apple declares them: a delegate's method of that type would otherwise not be
    // taken for the requirement, and never be called.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy
    /// Never called: answers are always allowed.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
    func webView(
        _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(
        _ webView: WKWebView,
        didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(
        _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error)
    /// Never called: the loss of a page's process is told as a failure.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        Task { @MainActor in
            decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction))
        }
    }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy { .allow }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    public func webView(
        _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) {}
    public func webView(
        _ webView: WKWebView,
        didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(
        _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
    ) {}
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {}
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// Shows what pages ask for around them.
///
/// The panels of scripts (alert, confirm, prompt) are WebKitGTK's own and do not come here.
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {
    /// A page asks for a window of its own; another view than nil is ignored.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    public func webViewDidClose(_ webView: WKWebView) {}
}

/// How a page would like its window; nothing is told.
@MainActor @preconcurrency
public final class WKWindowFeatures: NSObject {}
