// Status: complete
// GTK: WebKitUserContentManager
import SwiftUICore
public import UIKit

/// Scripts that an app adds to pages, and the names under which pages send it messages.
///
/// A page sends one by `window.webkit.messageHandlers.NAME.postMessage(value)`.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    public private(set) var userScripts: [WKUserScript] = [] { didSet { tell() } }
    private(set) var handlers: [String: any WKScriptMessageHandler] = [:] { didSet { tell() } }
    private var followers: [() -> Bool] = []

    /// Adds a script to pages that are loaded from now on.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }

    /// Hands messages under a name to a handler, which is kept until it is removed.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        precondition(
            handlers[name] == nil,
            "There is a handler of the name \(name) already. Remove it before adding another.")
        handlers[name] = scriptMessageHandler
    }
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    open func removeAllScriptMessageHandlers() { handlers = [:] }

    /// What pages are to be given.
    var pageScripts: PageScripts {
        var scripts = PageScripts()
        scripts.own = userScripts.map {
            PageScripts.Script(
                source: $0.source, runsAtStart: $0.injectionTime == .atDocumentStart,
                isForMainFrameOnly: $0.isForMainFrameOnly)
        }
        scripts.channels = Set(handlers.keys)
        return scripts
    }

    /// Gives a page the scripts, now and whenever they change, as long as it lives.
    func follow(_ page: PageModel) {
        let give = { [weak self, weak page] in
            guard let self, let page else { return false }
            page.scripts = self.pageScripts
            return true
        }
        _ = give()
        followers.append(give)
    }

    private func tell() { followers.removeAll { !$0() } }
}

/// Takes messages of pages' scripts.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a page's script.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
    /// What JSON can say of what was sent; an `NSNull` for nothing.
    public let body: Any
    /// The name of the handler that it was sent to.
    public let name: String
    public private(set) weak var webView: WKWebView?
    public let frameInfo: WKFrameInfo

    init(body: Any, name: String, webView: WKWebView) {
        self.body = body
        self.name = name
        self.webView = webView
        frameInfo = WKFrameInfo(URLRequest(url: webView.url ?? URL(fileURLWithPath: "/")))
        super.init()
    }
}

/// When a script is added to a page.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script that an app adds to pages.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool
    public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
    ) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        super.init()
    }
}
