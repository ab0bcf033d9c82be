import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct AsyncImageTests {
    private let url = URL(string: "https://pictures.test/a.png")!
    private let other = URL(string: "https://pictures.test/b.png")!

    struct Phases: View {
        var url: URL?
        var body: some View {
            AsyncImage(url: url) { phase in
                switch phase {
                case .empty: Text("empty")
                case .success(let image):
                    image.resizable().frame(width: 30, height: 30)
                    Text("success")
                case .failure: Text("failure")
                }
            }
        }
    }

    @Test func `a picture goes from empty to success`() async {
        let window = HeadlessWindow { Phases(url: url) }
        window.images[url] = PictureData.png
        checkTexts(window, ["empty"])
        await window.pump { window.texts == ["success"] }
        checkTexts(window, ["success"])
        #expect(window.imageRequests == [url])
        #expect(window.tree().contains("image"))
    }

    @Test func `an address that leads nowhere ends in failure`() async {
        let window = HeadlessWindow { Phases(url: url) }
        await window.pump { window.texts == ["failure"] }
        checkTexts(window, ["failure"])
    }

    @Test func `what is no picture ends in failure`() async {
        let window = HeadlessWindow { Phases(url: url) }
        window.images[url] = Data("<html></html>".utf8)
        await window.pump { window.texts == ["failure"] }
        checkTexts(window, ["failure"])
    }

    @Test func `no address stays empty and asks nothing`() async {
        let window = HeadlessWindow { Phases(url: nil) }
        await window.pump(turns: 20) { false }
        checkTexts(window, ["empty"])
        #expect(window.imageRequests.isEmpty)
    }

    @Test func `another address starts anew from empty`() async {
        struct Owner: View {
            let urls: [URL]
            @State private var index = 0
            var body: some View {
                Phases(url: urls[index])
                Button("next") { index += 1 }
            }
        }
        let window = HeadlessWindow { Owner(urls: [url, other]) }
        window.images[url] = PictureData.png
        await window.pump { window.texts.contains("success") }
        window.tap("next")
        checkTexts(window, ["empty", "next"])
        await window.pump { window.texts.contains("failure") }
        checkTexts(window, ["failure", "next"])
        #expect(window.imageRequests == [url, other])
    }

    @Test func `loading ends when the view goes`() async {
        struct Owner: View {
            let url: URL
            @State private var isShown = true
            var body: some View {
                if isShown { Phases(url: url) }
                Button("hide") { isShown = false }
            }
        }
        var isCancelled = false
        let window = HeadlessWindow { Owner(url: url) }
        window.imageLoader = { _ in
            await withTaskCancellationHandler {
                while !Task.isCancelled { await Task.yield() }
            } onCancel: {
            }
            isCancelled = true
            throw CancellationError()
        }
        await window.pump { !window.imageRequests.isEmpty }
        await window.pump(turns: 5) { false }
        #expect(!isCancelled)
        window.tap("hide")
        await window.pump { isCancelled }
        #expect(isCancelled)
        checkTexts(window, ["hide"])
    }

    @Test func `a picture that was loaded before shows in the first frame`() async {
        struct Owner: View {
            let url: URL
            @State private var isShown = true
            var body: some View {
                if isShown { Phases(url: url) }
                Button("toggle") { isShown.toggle() }
            }
        }
        let window = HeadlessWindow { Owner(url: url) }
        window.images[url] = PictureData.png
        await window.pump { window.texts.contains("success") }
        window.tap("toggle")
        window.tap("toggle")
        checkTexts(window, ["success", "toggle"])
        #expect(window.imageRequests.count == 1)
    }

    @Test func `the placeholder stands for the picture until it is there`() async {
        let window = HeadlessWindow {
            AsyncImage(url: url) {
                $0.resizable()
            } placeholder: {
                Text("wait")
            }
            .frame(width: 50, height: 50)
        }
        window.images[url] = PictureData.png
        checkTexts(window, ["wait"])
        await window.pump { window.texts.isEmpty }
        checkTexts(window, [])
    }

    @Test func `a plain one is grey first, then the picture at its scale`() async {
        let window = HeadlessWindow {
            AsyncImage(url: url, scale: 2)
        }
        window.images[url] = PictureData.gif
        func frame() -> CGRect? {
            window.nodes.first { if case .image = $0.content { true } else { false } }
                .map(window.frame(of:))
        }
        #expect(frame()?.size == CGSize(width: 400, height: 600))
        await window.pump { frame()?.width != 400 }
        #expect(frame()?.size == CGSize(width: 2.5, height: 3.5))
    }

    @Test func `rows that load as they come ask once each`() async {
        let urls = (0..<40).map { URL(string: "https://pictures.test/\($0)")! }
        let window = HeadlessWindow {
            List(urls, id: \.self) { url in
                HStack {
                    AsyncImage(url: url) {
                        $0.resizable()
                    } placeholder: {
                        Color.gray
                    }
                    .frame(width: 20, height: 20)
                    Text(url.lastPathComponent)
                }
            }
        }
        for url in urls { window.images[url] = PictureData.png }
        await window.pump(turns: 50) { false }
        window.scrollToEnd()
        await window.pump(turns: 50) { false }
        window.scroll(to: 0)
        await window.pump(turns: 50) { false }
        let asked = window.imageRequests
        #expect(Set(asked).count == asked.count)
        #expect(asked.contains(urls[0]) && asked.contains(urls[39]))
    }
}
