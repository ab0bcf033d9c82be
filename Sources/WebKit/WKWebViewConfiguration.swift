import UIKit

/// How web views are set up; read when one is made.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    open var preferences = WKPreferences()
    // Declared as Apple does, so that apps read it without unwrapping.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var userContentController = WKUserContentController()
    /// Kept without effect: pages share processes as WebKitGTK decides.
    open var processPool = WKProcessPool()
    /// Kept without effect.
    open var allowsInlineMediaPlayback = false
    /// Kept without effect.
    open var applicationNameForUserAgent: String?
    /// Kept without effect.
    open var suppressesIncrementalRendering = false
}

/// What pages may do.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
    /// Whether scripts of pages run.
    open var javaScriptEnabled = true
    /// Kept: pages open no windows.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Points; kept without effect.
    open var minimumFontSize: CGFloat = 0
}

/// What one page may do.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
    /// Whether scripts of pages run.
    open var allowsContentJavaScript = true
}

/// Where cookies and caches of pages are kept.
@MainActor @preconcurrency
public final class WKWebsiteDataStore: NSObject {
    public let isPersistent: Bool
    private init(isPersistent: Bool) {
        self.isPersistent = isPersistent
        super.init()
    }
    private static let shared = WKWebsiteDataStore(isPersistent: true)
    /// On disk, in the user's folders.
    public class func `default`() -> WKWebsiteDataStore { shared }
    /// In memory, for the view's life.
    public class func nonPersistent() -> WKWebsiteDataStore {
        WKWebsiteDataStore(isPersistent: false)
    }
}

/// Which pages share a process; without effect.
@MainActor @preconcurrency
open class WKProcessPool: NSObject {}
