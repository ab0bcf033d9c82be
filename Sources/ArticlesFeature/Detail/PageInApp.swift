import FeatureViews
import Foundation
import SwiftUI

extension View {
    /// Opens the links inside in the app where the person has set so, else in the browser.
    func opensPages(as settings: ReadingSettings) -> some View {
        modifier(PageOpening(settings: settings))
    }
}

private struct PageOpening: ViewModifier {
    @ObservedObject var settings: ReadingSettings
    @State private var page: WebPage?
    @Environment(\.openURL) private var openURL

    func body(content: Content) -> some View {
        content
            .environment(
                \.openURL,
                OpenURLAction { url in
                    if settings.opensPagesInApp {
                        page = WebPage(url: url)
                    } else {
                        openURL(url)
                    }
                    return .handled
                }
            )
            .sheet(item: $page) { WebPageView($0) }
    }
}
