import SwiftUI
import WebKit

/// The article itself.
struct ItemPage: View {
    @Binding var item: Item
    @State private var isLoading = true

    var body: some View {
        VStack(spacing: 0) {
            if isLoading { ProgressView("読み込み中…").padding() }
            WebPage(url: item.url, isLoading: $isLoading)
        }
        .navigationTitle(item.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            Button(item.isMarked ? "しるしを消す" : "しるしをつける") { item.isMarked.toggle() }
        }
    }
}

/// A page of the web.
private struct WebPage: UIViewRepresentable {
    let url: URL
    @Binding var isLoading: Bool

    func makeCoordinator() -> Coordinator { Coordinator(isLoading: $isLoading) }

    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        view.navigationDelegate = context.coordinator
        view.load(URLRequest(url: url))
        return view
    }

    func updateUIView(_ view: WKWebView, context: Context) {}

    final class Coordinator: NSObject, WKNavigationDelegate {
        @Binding private var isLoading: Bool

        init(isLoading: Binding<Bool>) {
            _isLoading = isLoading
        }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            isLoading = false
        }

        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
            withError error: any Error
        ) {
            isLoading = false
        }
    }
}
