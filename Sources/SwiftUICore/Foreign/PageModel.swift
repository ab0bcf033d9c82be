import Foundation

/// What is known about the page that a web view shows.
package struct PageState: Hashable, Sendable {
    /// The address, nil before the first load.
    package var url: URL?
    package var title = ""
    /// 0 … 1.
    package var progress = 0.0
    package var isLoading = false
    package var canGoBack = false
    package var canGoForward = false
    package init() {}
}

/// A page that is asked for; always with GET.
package struct PageRequest: Hashable, Sendable {
    package var url: URL
    /// Fields of the request's head beside those that the web view sends by itself.
    package var headers: [String: String] = [:]

    package init(url: URL, headers: [String: String] = [:]) {
        self.url = url
        self.headers = headers
    }
}

/// What a web view is asked to show.
package enum PageLoad: Sendable {
    case request(PageRequest)
    /// HTML text, and the address that relative links in it start from.
    case html(String, base: URL?)
}

/// A page's wish to go somewhere.
package struct PageNavigation: Sendable {
    package enum Cause: Sendable { case link, form, backForward, reload, other }
    package var request: PageRequest
    package var cause: Cause
    /// Whether it asks for a window of its own.
    package var wantsNewWindow: Bool

    package init(request: PageRequest, cause: Cause, wantsNewWindow: Bool = false) {
        self.request = request
        self.cause = cause
        self.wantsNewWindow = wantsNewWindow
    }
}

/// Why a page could not be shown, or a script not be run.
package struct PageFailure: Error, Hashable, Sendable {
    package var message: String
    /// The address that failed.
    package var url: URL?
    /// Whether nothing of the page had come yet.
    package var isProvisional: Bool
    /// Whether it was stopped, by the person or the app.
    package var isCancelled: Bool

    package init(
        message: String, url: URL?, isProvisional: Bool = true, isCancelled: Bool = false
    ) {
        self.message = message
        self.url = url
        self.isProvisional = isProvisional
        self.isCancelled = isCancelled
    }
}

/// The steps of a load, in the order in which they come.
package enum PageEvent: Sendable {
    case started, redirected, committed, finished
    case failed(PageFailure)
}

/// How a web view is set up; read when its widget is made, save where said otherwise.
package struct PageSettings: Hashable, Sendable {
    /// Scripts of pages; may change later.
    package var allowsScripts = true
    /// Replaces the user agent when not nil; may change later.
    package var userAgent: String?
    /// Whether cookies and caches are kept in memory only.
    package var isEphemeral = false
    /// Whether links that ask for a new window are followed in this one; may change later.
    package var followsNewWindows = false
    package init() {}
}

/// What an app adds to the scripts of pages.
package struct PageScripts: Hashable, Sendable {
    /// A script that runs in each page.
    package struct Script: Hashable, Sendable {
        package var source: String
        /// Before anything else of the page, or once all of it is there.
        package var runsAtStart: Bool
        package var isForMainFrameOnly: Bool
        package init(source: String, runsAtStart: Bool, isForMainFrameOnly: Bool) {
            self.source = source
            self.runsAtStart = runsAtStart
            self.isForMainFrameOnly = isForMainFrameOnly
        }
    }
    package var own: [Script] = []
    /// Names under which pages can send messages to the app.
    package var channels: Set<String> = []
    package init() {}
}

/// A web page as a backend shows it.
///
/// Commands before a widget exists wait for it. Every navigation is asked for by `decide`.
@MainActor
package final class PageModel: ForeignModel {
    package static let kindName = "page"

    package private(set) var state = PageState()
    package var settings: PageSettings {
        didSet { if settings != oldValue { page?.settingsDidChange() } }
    }
    /// Called after `state` changed, with what it was.
    package var stateChanged: ((PageState) -> Void)?
    package var happened: ((PageEvent) -> Void)?
    /// Asked before each navigation; answers once, now or later.
    package var decide: ((PageNavigation, @escaping @MainActor (Bool) -> Void) -> Void)?
    package var scripts = PageScripts() {
        didSet { if scripts != oldValue { page?.scriptsDidChange() } }
    }
    /// Called for each message of a page's script: the channel's name, and JSON.
    package var messageReceived: ((_ channel: String, _ json: String) -> Void)?
    private var waitingLoad: PageLoad?

    package init(settings: PageSettings = PageSettings()) {
        self.settings = settings
        super.init(kind: Self.kindName)
    }

    private var page: (any PageDisplay)? { display as? any PageDisplay }

    package override func displayDidChange() {
        guard let page, let load = waitingLoad else { return }
        waitingLoad = nil
        page.load(load)
    }

    // MARK: Commands

    package func load(_ load: PageLoad) {
        if case .request(let request) = load {
            var new = state
            new.url = request.url
            report(new)
        }
        if let page { page.load(load) } else { waitingLoad = load }
    }

    package func goBack() { page?.goBack() }
    package func goForward() { page?.goForward() }
    package func reload() { page?.reload() }
    package func stop() {
        waitingLoad = nil
        page?.stop()
    }

    /// Runs a script in the page; the result is JSON.
    package func evaluate(
        _ script: String, completion: @escaping @MainActor (Result<String, PageFailure>) -> Void
    ) {
        guard let page else {
            return completion(
                .failure(PageFailure(message: "No page is on screen yet.", url: state.url)))
        }
        page.evaluate(script, completion: completion)
    }

    // MARK: What backends report

    package func report(_ new: PageState) {
        guard new != state else { return }
        let old = state
        state = new
        stateChanged?(old)
    }

    package func report(_ event: PageEvent) { happened?(event) }

    /// A script of the page sent a message.
    package func report(message json: String, channel: String) {
        guard scripts.channels.contains(channel) else { return }
        messageReceived?(channel, json)
    }

    /// Asks whether the page may go somewhere.
    ///
    /// What is no address of the web is handed to the desktop's gate instead, if anywhere.
    package func ask(
        _ navigation: PageNavigation, answer: @escaping @MainActor (Bool) -> Void
    ) {
        guard let decide else { return answer(pass(navigation)) }
        decide(navigation) { [self] isAllowed in answer(isAllowed && pass(navigation)) }
    }

    private func pass(_ navigation: PageNavigation) -> Bool {
        let url = navigation.request.url
        switch url.scheme?.lowercased() {
        case "http", "https": return true
        // What a page makes itself, not what a link leads to.
        case "about", "blob", "data": return navigation.cause == .other
        default:
            if navigation.cause == .link { RunningWindows.backend?.open(url) { _ in } }
            return false
        }
    }

    package override var summary: String {
        (state.url?.absoluteString ?? "") + (state.isLoading ? " loading" : "")
    }
}

/// A backend's widget for a web page.
@MainActor
package protocol PageDisplay: AnyObject {
    func load(_ load: PageLoad)
    func goBack()
    func goForward()
    func reload()
    func stop()
    func settingsDidChange()
    func scriptsDidChange()
    func evaluate(
        _ script: String, completion: @escaping @MainActor (Result<String, PageFailure>) -> Void)
}
