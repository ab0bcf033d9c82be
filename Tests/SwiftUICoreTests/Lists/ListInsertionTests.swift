import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing
import UniformTypeIdentifiers

/// What is dropped between rows or pasted into a list.
@MainActor
struct ListInsertionTests {
    private struct Names: View {
        @State private var names = ["a", "b"]
        let log: Recorder
        var body: some View {
            List {
                Text("head")
                ForEach(names, id: \.self) { Text($0) }
                    .onInsert(of: [.plainText]) { offset, items in
                        log.note("\(offset) \(items.count)")
                        names.insert("new", at: offset)
                    }
                ForEach(["z"], id: \.self) { Text($0) }
            }
        }
    }

    @Test func `things go above or below a row, at the offset in its collection`() {
        let log = Recorder()
        let window = HeadlessWindow { Names(log: log) }
        #expect(window.drop([NSItemProvider(object: "text")], on: "b"))
        #expect(log.take() == ["2 1"])
        checkTexts(window, ["head", "a", "b", "new", "z"])
        #expect(window.drop([NSItemProvider(object: "text")], on: "a", below: false))
        #expect(log.take() == ["0 1"])
    }

    @Test func `a row whose collection takes nothing, or nothing of the kind, takes nothing`() {
        let log = Recorder()
        let window = HeadlessWindow {
            List {
                ForEach(["picture"], id: \.self) { Text($0) }
                    .onInsert(of: [UTType.image]) { _, _ in log.note("image") }
                ForEach(["link"], id: \.self) { Text($0) }
                    .onInsert(of: ["public.url"]) { _, _ in log.note("link") }
                Text("plain")
            }
        }
        let text = NSItemProvider(object: "words")
        let link = NSItemProvider(object: "https://example.org/a")
        #expect(!window.drop([text], on: "picture"))
        #expect(!window.drop([text], on: "link"))
        #expect(!window.drop([text], on: "plain"))
        #expect(window.drop([text, link], on: "link"))
        #expect(log.take() == ["link"])
    }

    @Test func `an item is had as the text or address that it is`() async {
        let link = NSItemProvider(object: "https://example.org/a")
        #expect(link.canLoadObject(ofClass: URL.self))
        #expect(!NSItemProvider(object: "words").canLoadObject(ofClass: URL.self))
        let url = await withCheckedContinuation { continuation in
            _ = link.loadObject(ofClass: URL.self) { url, _ in continuation.resume(returning: url) }
        }
        #expect(url?.host() == "example.org")
        let text = await withCheckedContinuation { continuation in
            _ = link.loadObject(ofClass: String.self) { text, _ in
                continuation.resume(returning: text)
            }
        }
        #expect(text == "https://example.org/a")
    }

    @Test func `types conform to more general ones`() {
        #expect(UTType.utf8PlainText.conforms(to: .text))
        #expect(!UTType.text.conforms(to: .plainText))
        #expect(UTType.png.conforms(to: .image) && !UTType.png.conforms(to: .text))
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType("no.such.type") == nil)
    }
}
