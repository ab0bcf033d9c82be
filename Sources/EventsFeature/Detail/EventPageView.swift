import Foundation
import SafariServices
import SwiftUI

/// A page to show in the app.
struct EventPageAddress: Identifiable, Hashable {
    let url: URL
    var id: URL { url }
}

/// A page of the web within the app.
struct EventPageView: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: Context) -> SFSafariViewController {
        SFSafariViewController(url: url)
    }

    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}
