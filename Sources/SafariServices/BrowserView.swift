import SwiftUICore
import UIKit

/// A page under a bar with its address and what can be done with it.
struct BrowserView: View {
    @ObservedObject var browser: Browser
    let finish: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 0) {
            bar.padding(.horizontal, 8).padding(.vertical, 6)
            progress
            ZStack {
                ForeignView(browser.page, label: Words.pick("ウェブページ", "Web page"))
                    .opacity(browser.failure == nil ? 1 : 0)
                if let failure = browser.failure { failed(failure) }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private var bar: some View {
        HStack(spacing: 6) {
            Button(Words.pick("完了", "Done")) { finish() }
                .buttonStyle(.bordered)
            control("chevron.left", Words.pick("前のページ", "Previous page")) {
                browser.page.goBack()
            }
            .disabled(!browser.state.canGoBack)
            control("chevron.right", Words.pick("次のページ", "Next page")) {
                browser.page.goForward()
            }
            .disabled(!browser.state.canGoForward)
            address
            if browser.state.isLoading {
                control("xmark", Words.pick("中止", "Stop")) { browser.page.stop() }
            } else {
                control("arrow.clockwise", Words.pick("再読み込み", "Reload")) {
                    browser.reload()
                }
            }
            control("safari", Words.pick("ブラウザで開く", "Open in browser")) {
                browser.openInBrowser()
            }
        }
    }

    private var address: some View {
        HStack(spacing: 4) {
            if browser.state.url?.scheme == "https" {
                Image(systemName: "lock.fill").font(.caption)
            }
            Text(verbatim: browser.name).lineLimit(1)
        }
        .frame(maxWidth: .infinity)
        .foregroundColor(.secondary)
    }

    @ViewBuilder
    private var progress: some View {
        if browser.state.isLoading {
            ProgressView(value: browser.state.progress).frame(height: 4)
        } else {
            Divider().frame(height: 4, alignment: .bottom)
        }
    }

    private func control(
        _ symbol: String, _ name: String, action: @escaping @MainActor () -> Void
    ) -> some View {
        Button {
            action()
        } label: {
            Image(systemName: symbol).frame(width: 24, height: 24)
        }
        .buttonStyle(.bordered)
        .accessibilityLabel(name)
    }

    private func failed(_ reason: String) -> some View {
        VStack(spacing: 12) {
            Image(systemName: "exclamationmark.triangle").font(.largeTitle)
            Text(Words.pick("ページを表示できません", "The page can't be shown")).font(.headline)
            Text(verbatim: reason).multilineTextAlignment(.center).foregroundColor(.secondary)
            Button(Words.pick("再読み込み", "Reload")) { browser.reload() }
                .buttonStyle(.bordered)
        }
        .padding()
    }
}
