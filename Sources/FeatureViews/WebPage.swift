import Foundation
import SafariServices
import SwiftUI

/// A page of the web that is shown over the app, as the item of a sheet.
public struct WebPage: Identifiable, Hashable {
    /// Where it is.
    public let url: URL
    /// One page is one item.
    public var id: URL { url }

    /// Names a page.
    public init(url: URL) { self.url = url }
}

/// A page of the web within the app.
public struct WebPageView: UIViewControllerRepresentable {
    private let page: WebPage

    /// Shows a page.
    public init(_ page: WebPage) { self.page = page }

    public func makeUIViewController(context: Context) -> SFSafariViewController {
        SFSafariViewController(url: page.url)
    }

    public func updateUIViewController(
        _ controller: SFSafariViewController, context: Context
    ) {}
}
