// Status: complete
// GTK: WebKitWebView under a bar of its own
public import UIKit

/// A web page with its address, in an app.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
    /// How the page is shown.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        /// Kept without effect: there is no reader.
        open var entersReaderIfAvailable = false
        /// Kept without effect: the bar stays.
        open var barCollapsingEnabled = true
    }

    /// What the button that closes the page says; all say the same.
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// How the page is shown.
    public let configuration: Configuration
    /// The colour behind the bar; kept without effect, the bar is the desktop's.
    open var preferredBarTintColor: UIColor?
    /// The colour of the bar's buttons.
    open var preferredControlTintColor: UIColor? {
        didSet { viewIfLoaded?.tintColor = preferredControlTintColor }
    }
    open var dismissButtonStyle = DismissButtonStyle.done
    let browser: Browser

    /// Makes a controller that shows a page; addresses but http and https show a sentence.
    public convenience init(url URL: URL) {
        self.init(url: URL, configuration: Configuration())
    }

    /// Makes a controller that shows a page; addresses but http and https show a sentence.
    public init(url URL: URL, configuration: Configuration) {
        self.configuration = configuration
        browser = Browser(URL)
        super.init(nibName: nil, bundle: nil)
        browser.told = { [weak self] in self?.tell($0) }
    }

    /// Always nil: an archive has no address.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        let shown = BrowserHolder(browser) { [weak self] in self?.finish() }
        shown.tintColor = preferredControlTintColor
        view = shown
    }

    private func finish() {
        delegate?.safariViewControllerDidFinish(self)
        dismiss(animated: true)
    }

    private func tell(_ event: Browser.Event) {
        switch event {
        case .loaded(let isSuccess):
            delegate?.safariViewController(self, didCompleteInitialLoad: isSuccess)
        case .redirected(let url):
            delegate?.safariViewController(self, initialLoadDidRedirectTo: url)
        case .leaves: delegate?.safariViewControllerWillOpenInBrowser(self)
        }
    }
}

/// Is told what a person does with a page.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(
        _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewController(
        _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
    ) {}
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
