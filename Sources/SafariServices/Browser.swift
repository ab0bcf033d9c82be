import CombineCore
import Foundation
import SwiftUICore
import UIKit

/// The page of a controller, and what its bar says of it.
@MainActor
final class Browser: ObservableObject {
    enum Event {
        case loaded(Bool)
        case redirected(URL)
        case leaves
    }
    nonisolated let objectWillChange = ObservableObjectPublisher()
    let page: PageModel
    let start: URL
    /// Why nothing can be shown; nil while all is well.
    private(set) var failure: String?
    var told: ((Event) -> Void)?
    private var hasLoaded = false

    init(_ url: URL) {
        start = url
        var settings = PageSettings()
        settings.followsNewWindows = true
        page = PageModel(settings: settings)
        page.stateChanged = { [weak self] _ in self?.objectWillChange.send() }
        page.happened = { [weak self] in self?.happened($0) }
        if ["http", "https"].contains(url.scheme?.lowercased() ?? "") {
            page.load(.request(PageRequest(url: url)))
        } else {
            failure = Words.pick(
                "このアドレスは表示できません。", "This kind of address can't be shown.")
        }
    }

    var state: PageState { page.state }

    /// What the bar says: the page's host.
    var name: String { (state.url ?? start).host ?? (state.url ?? start).absoluteString }

    func reload() {
        failure = nil
        if state.url == nil || !hasLoaded {
            page.load(.request(PageRequest(url: start)))
        } else {
            page.reload()
        }
        objectWillChange.send()
    }

    func openInBrowser() {
        told?(.leaves)
        RunningWindows.backend?.open(state.url ?? start) { _ in }
    }

    private func happened(_ event: PageEvent) {
        switch event {
        case .started: failure = nil
        case .redirected:
            if !hasLoaded, let url = state.url { told?(.redirected(url)) }
        case .committed: break
        case .finished: completed(true)
        case .failed(let reason):
            guard !reason.isCancelled else { return }
            failure = reason.message
            completed(false)
        }
        objectWillChange.send()
    }

    private func completed(_ isSuccess: Bool) {
        guard !hasLoaded else { return }
        hasLoaded = isSuccess
        told?(.loaded(isSuccess))
    }
}

/// The UIKit view of a page under its bar.
@MainActor
final class BrowserHolder: UIView {
    init(_ browser: Browser, finish: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        ownContent = { AnyView(BrowserView(browser: browser, finish: finish)) }
    }

    /// Always nil: an archive has no page.
    required init?(coder: NSCoder) { nil }
}
