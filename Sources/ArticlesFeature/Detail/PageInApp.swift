import SafariServices
import SwiftUI

/// A web page that is shown over the app.
struct ShownPage: Identifiable, Hashable {
    let url: URL
    var id: URL { url }
}

/// A web page inside the app.
struct SafariView: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: Context) -> SFSafariViewController {
        SFSafariViewController(url: url)
    }

    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

extension View {
    /// Opens the links inside in the app where the person has set so, else in the browser.
    func opensPages(as settings: ReadingSettings) -> some View {
        modifier(PageOpening(settings: settings))
    }
}

private struct PageOpening: ViewModifier {
    @ObservedObject var settings: ReadingSettings
    @State private var page: ShownPage?

    func body(content: Content) -> some View {
        content
            .environment(
                \.openURL,
                OpenURLAction { url in
                    guard settings.opensPagesInApp else { return .systemAction }
                    page = ShownPage(url: url)
                    return .handled
                }
            )
            .sheet(item: $page) { page in
                SafariView(url: page.url)
            }
    }
}
