import Foundation
import FoundationNetworking
import HeadlessBackend
import SafariServices
import SwiftUI
import TestSupport
import Testing
import WebKit

@testable import WebKit

private func address(_ text: String) throws -> URL { try #require(URL(string: text)) }

@MainActor
private final class NavigationJournal: NSObject, WKNavigationDelegate {
    var lines: [String] = []
    var refused: Set<String> = []

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        let host = navigationAction.request.url?.host ?? "?"
        let target = navigationAction.targetFrame == nil ? " new window" : ""
        lines.append("decide \(host) \(navigationAction.navigationType)\(target)")
        decisionHandler(refused.contains(host) ? .cancel : .allow)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        lines.append("start")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        lines.append("commit")
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        lines.append("finish \(webView.title ?? "")")
    }
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) { lines.append("fail \(error.localizedDescription)") }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@MainActor
struct WebViewTests {
    private struct Page: UIViewRepresentable {
        let view: WKWebView
        func makeUIView(context: Context) -> WKWebView { view }
        func updateUIView(_ uiView: WKWebView, context: Context) {}
    }

    private final class Listener: NSObject, WKScriptMessageHandler {
        var lines: [String] = []
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) {
            let body = message.body as? [String: Any]
            lines.append("\(message.name) \(body?["count"] ?? message.body)")
            if message.body is String {
                userContentController.removeScriptMessageHandler(forName: message.name)
            }
        }
    }

    @Test func `scripts of pages send messages to their handlers until those are removed`() throws {
        let configuration = WKWebViewConfiguration()
        let listener = Listener()
        configuration.userContentController.add(listener, name: "app")
        configuration.userContentController.addUserScript(
            WKUserScript(
                source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.loadHTMLString("<p>", baseURL: nil)
        let window = HeadlessWindow { Page(view: view) }
        #expect(view.page.scripts.own.map(\.source) == ["1"])
        configuration.userContentController.add(listener, name: "late")
        window.sendPageMessage(#"{"count": 3}"#, to: "app")
        window.sendPageMessage("null", to: "late")
        window.sendPageMessage("1", to: "unknown")
        window.sendPageMessage(#""end""#, to: "app")
        window.sendPageMessage("5", to: "app")
        #expect(listener.lines == ["app 3", "late <null>", "app end"])
        configuration.userContentController.removeAllUserScripts()
        #expect(view.page.scripts.own.isEmpty && view.page.scripts.channels == ["late"])
    }

    @Test func `a load is asked for and told from start to finish`() throws {
        let view = WKWebView()
        let journal = NavigationJournal()
        view.navigationDelegate = journal
        view.load(URLRequest(url: try address("https://one.example/a")))
        let window = HeadlessWindow { Page(view: view) }
        #expect(view.isLoading)
        #expect(journal.take() == ["decide one.example other", "start"])
        window.finishPage(title: "One")
        #expect(journal.take() == ["commit", "finish One"])
        #expect(!view.isLoading && view.estimatedProgress == 1)
        #expect(view.url?.absoluteString == "https://one.example/a")
    }

    @Test func `a failure is told once and nothing is finished`() throws {
        let view = WKWebView()
        let journal = NavigationJournal()
        view.navigationDelegate = journal
        let window = HeadlessWindow { Page(view: view) }
        view.load(URLRequest(url: try address("https://one.example")))
        window.failPage("No route")
        #expect(journal.lines.suffix(1) == ["fail No route"])
        #expect(!journal.lines.contains { $0.hasPrefix("finish") })
    }

    @Test func `the delegate may refuse links, and back and forward follow the rest`() throws {
        let view = WKWebView()
        let journal = NavigationJournal()
        journal.refused = ["bad.example"]
        view.navigationDelegate = journal
        let window = HeadlessWindow { Page(view: view) }
        view.load(URLRequest(url: try address("https://one.example")))
        window.finishPage()
        window.followLink(to: try address("https://bad.example"))
        #expect(view.url?.host == "one.example" && !view.isLoading)
        window.followLink(to: try address("https://two.example"))
        window.finishPage()
        #expect(view.url?.host == "two.example" && view.canGoBack)
        view.goBack()
        window.finishPage()
        #expect(view.url?.host == "one.example" && view.canGoForward)
    }

    @Test func `only the web is shown; mail goes to the desktop, other schemes nowhere`() throws {
        let view = WKWebView()
        let window = HeadlessWindow { Page(view: view) }
        #expect(view.load(URLRequest(url: try address("file:///etc/passwd"))) == nil)
        view.load(URLRequest(url: try address("https://one.example")))
        window.finishPage()
        window.followLink(to: try address("mailto:a@one.example"))
        #expect(window.openedURLs.map(\.scheme) == ["mailto"])
        #expect(view.url?.host == "one.example" && !view.isLoading)
        window.followLink(to: try address("data:text/html,x"))
        #expect(view.url?.host == "one.example")
    }

    @Test func `a link to a new window is told without a frame and leaves the page`() throws {
        let view = WKWebView()
        let journal = NavigationJournal()
        view.navigationDelegate = journal
        let window = HeadlessWindow { Page(view: view) }
        view.load(URLRequest(url: try address("https://one.example")))
        window.finishPage()
        _ = journal.take()
        window.followLink(to: try address("https://two.example"), inNewWindow: true)
        #expect(journal.take() == ["decide two.example linkActivated new window"])
        #expect(view.url?.host == "one.example")
    }

    @Test func `HTML text is shown and scripts give values`() async throws {
        let view = WKWebView()
        view.loadHTMLString("<p>hi</p>", baseURL: nil)
        let window = HeadlessWindow { Page(view: view) }
        #expect(window.pageHTML == "<p>hi</p>")
        window.finishPage()
        window.page?.scriptResult = "{\"a\": [1, 2]}"
        let value = try await view.evaluateJavaScript("x")
        #expect((value as? [String: [Int]]) == ["a": [1, 2]])
        #expect(window.page?.scripts == ["x"])
    }

    @Test func `scripts are off where the configuration says so`() {
        let configuration = WKWebViewConfiguration()
        configuration.defaultWebpagePreferences.allowsContentJavaScript = false
        configuration.websiteDataStore = .nonPersistent()
        let view = WKWebView(frame: .zero, configuration: configuration)
        #expect(!view.page.settings.allowsScripts && view.page.settings.isEphemeral)
        #expect(WKWebView().page.settings.allowsScripts)
    }
}

@MainActor
struct SafariViewControllerTests {
    @MainActor
    private final class Journal: NSObject, SFSafariViewControllerDelegate {
        var lines: [String] = []
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
            lines.append("finish")
        }
        func safariViewController(
            _ controller: SFSafariViewController,
            didCompleteInitialLoad didLoadSuccessfully: Bool
        ) { lines.append("loaded \(didLoadSuccessfully)") }
    }

    private struct Safari: UIViewControllerRepresentable {
        let url: URL
        let journal: Journal
        func makeUIViewController(context: Context) -> SFSafariViewController {
            let controller = SFSafariViewController(url: url)
            controller.delegate = journal
            return controller
        }
        func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
    }

    private struct Screen: View {
        let url: URL
        let journal: Journal
        @State private var isShown = false
        @State private var closed = 0
        var body: some View {
            VStack {
                Button("show") { isShown = true }
                Text("closed \(closed)")
            }
            .sheet(isPresented: $isShown, onDismiss: { closed += 1 }) {
                Safari(url: url, journal: journal)
            }
        }
    }

    private func open(_ url: String) throws -> (HeadlessWindow, HeadlessWindow, Journal) {
        let journal = Journal()
        let url = try address(url)
        let window = HeadlessWindow { Screen(url: url, journal: journal) }
        window.tap("show")
        return (window, try #require(window.sheet), journal)
    }

    @Test func `the sheet shows the page, its host, and closes by Done`() throws {
        let (window, sheet, journal) = try open("https://one.example/path")
        #expect(sheet.pageAddress?.absoluteString == "https://one.example/path")
        #expect(sheet.texts.contains("one.example"))
        sheet.finishPage(title: "One")
        #expect(journal.lines == ["loaded true"])
        sheet.tap("Done")
        window.pump()
        #expect(journal.lines == ["loaded true", "finish"])
        #expect(window.sheet == nil)
        #expect(window.texts.contains("closed 1"))
    }

    @Test func `a failure is told in words and can be tried again`() throws {
        let (window, sheet, journal) = try open("https://one.example")
        defer { window.close() }
        sheet.failPage("No route")
        #expect(sheet.texts.contains("No route"))
        #expect(journal.lines == ["loaded false"])
        sheet.tap("Reload")
        #expect(!sheet.texts.contains("No route"))
        sheet.finishPage()
        #expect(journal.lines == ["loaded false", "loaded true"])
    }

    @Test func `the page can be opened in the browser`() throws {
        let (window, sheet, _) = try open("https://one.example")
        sheet.finishPage()
        sheet.tap("Open in browser")
        #expect(window.openedURLs.map(\.host) == ["one.example"])
    }

    @Test func `an address that is not of the web is not loaded`() throws {
        let (_, sheet, _) = try open("file:///etc/passwd")
        #expect(sheet.pageAddress == nil)
        #expect(sheet.texts.contains("This kind of address can't be shown."))
    }
}
