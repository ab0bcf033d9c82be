import Foundation
import SwiftUICore

extension HeadlessBackend {
    /// Gives what a foreign node shows a widget that nobody sees.
    func takeUpForeign(_ node: RenderNode) {
        guard case .foreign(let content) = node.content, content.model.display == nil else {
            return
        }
        switch content.model {
        case let map as MapModel: map.display = HeadlessMap()
        case let page as PageModel: page.display = HeadlessPage(page)
        default: break
        }
    }
}

/// A map without pictures.
@MainActor
package final class HeadlessMap: MapDisplay {
    /// How often the app changed the map since it is on screen.
    package private(set) var changeCount = 0
    package func modelDidChange() { changeCount += 1 }
}

/// A page that loads when a test says so.
@MainActor
package final class HeadlessPage: PageDisplay {
    private unowned let model: PageModel
    private var past: [URL] = []
    private var future: [URL] = []
    /// The HTML text that the page was given, nil for an address.
    package private(set) var html: String?
    /// The scripts that the app ran.
    package private(set) var scripts: [String] = []
    /// What scripts give, as JSON.
    package var scriptResult = "null"

    init(_ model: PageModel) { self.model = model }

    package func load(_ load: PageLoad) {
        switch load {
        case .request(let request): go(PageNavigation(request: request, cause: .other))
        case .html(let text, let base):
            html = text
            begin(base ?? URL(string: "about:blank"))
        }
    }

    /// Goes somewhere as a page or a person asks, when the app lets it.
    package func go(_ navigation: PageNavigation) {
        model.ask(navigation) { [weak self] isAllowed in
            guard let self, isAllowed else { return }
            if let url = model.state.url, !model.state.isLoading, url != navigation.request.url {
                past.append(url)
            }
            future = []
            html = nil
            begin(navigation.request.url)
        }
    }

    private func begin(_ url: URL?) {
        var state = model.state
        state.url = url
        state.isLoading = true
        state.progress = 0.1
        state.canGoBack = !past.isEmpty
        state.canGoForward = !future.isEmpty
        model.report(state)
        model.report(.started)
    }

    package func finish(title: String) {
        var state = model.state
        state.title = title
        model.report(state)
        model.report(.committed)
        state.isLoading = false
        state.progress = 1
        model.report(state)
        model.report(.finished)
    }

    package func fail(_ message: String, isCancelled: Bool = false) {
        var state = model.state
        state.isLoading = false
        model.report(state)
        model.report(
            .failed(PageFailure(message: message, url: state.url, isCancelled: isCancelled)))
    }

    package func goBack() {
        guard let url = past.popLast() else { return }
        if let now = model.state.url { future.append(now) }
        begin(url)
    }

    package func goForward() {
        guard let url = future.popLast() else { return }
        if let now = model.state.url { past.append(now) }
        begin(url)
    }

    package func reload() { begin(model.state.url) }
    package func stop() {
        if model.state.isLoading { fail("The load was stopped.", isCancelled: true) }
    }
    package func settingsDidChange() {}
    package func scriptsDidChange() {}

    package func evaluate(
        _ script: String, completion: @escaping @MainActor (Result<String, PageFailure>) -> Void
    ) {
        scripts.append(script)
        completion(.success(scriptResult))
    }
}
